import type { Booking } from "../../../core/api/bookings.ts";
import type { TripPassenger } from "../../../core/api/past-trips.ts";
import { formatTime, missing } from "../../../core/text/format.ts";
import { minutesBetweenClocks } from "../../../core/time/clock.ts";
import { toLetters } from "../../../core/routes/stop-letter.ts";
import { hasTravelled, toPassengerOutcome } from "../../../core/trips/passenger-state.ts";
import type { Position } from "../../kit/map/types.ts";
import { pastRouteDetailsPassengersMessages as texts } from "../past-route-details.messages.ts";

/** A passenger with a seat on the trip, and whether they came. */
export interface PassengerRow {
  /** Unique in the table: two people may have one name. */
  readonly key: string;
  readonly name: string;
  /** Letter of the stop; "-" when it has no number. */
  readonly letter: string;
  /** Id of the stop's marker; null when the position isn't known. */
  readonly stopId: string | null;
  readonly position: Position | null;
  readonly hasTravelled: boolean;
  /** The state isn't known: neither a tick nor a cross is shown. */
  readonly isUnknown: boolean;
  /** The time of boarding or alighting, or the state in words. */
  readonly text: string;
  /** ms since 1970. */
  readonly at: number | null;
  /** "07:05"; when the vehicle was planned at their stop. */
  readonly planned: string | null;
  /** Minutes between planned and real time, both as shown (without seconds); negative when early. */
  readonly minutesLate: number | null;
}

const orderOf = (passenger: TripPassenger) => passenger.order ?? Number.POSITIVE_INFINITY;

/** In the order of their stops, those without one last. The planned times come from the bookings of the trip. */
export function toPassengerRows(
  passengers: readonly TripPassenger[],
  bookings: readonly Booking[] = [],
): PassengerRow[] {
  const plannedOf = toStopPlan(passengers, bookings);
  return passengers
    .map((passenger, index) => ({ passenger, index }))
    .sort((one, other) => {
      const [first, second] = [orderOf(one.passenger), orderOf(other.passenger)];
      return first === second ? one.index - other.index : first - second;
    })
    .map(({ passenger, index }) => toRow(passenger, index, plannedOf(passenger)));
}

/**
 * People are matched by name, because neither list has an id. A name with a single planned time gives the planned time of its
 * stop, also for the other passengers of the stop.
 */
function toStopPlan(passengers: readonly TripPassenger[], bookings: readonly Booking[]) {
  const times = new Map<string, Set<string>>();
  for (const { passengerName, timePeriod, pickupTime, dropoffTime } of bookings) {
    const planned = timePeriod === "evening" ? dropoffTime : pickupTime;
    if (passengerName === null || planned === null) continue;
    times.set(passengerName, (times.get(passengerName) ?? new Set()).add(planned));
  }
  const byName = ({ name }: TripPassenger) => {
    const [time, ...others] = times.get(name) ?? [];
    return others.length === 0 ? (time ?? null) : null;
  };
  const ofStops = new Map(
    passengers.flatMap((passenger) => {
      const time = byName(passenger);
      return passenger.order === null || time === null ? [] : [[passenger.order, time] as const];
    }),
  );
  return (passenger: TripPassenger): string | null =>
    byName(passenger) ?? (passenger.order === null ? null : (ofStops.get(passenger.order) ?? null));
}

function toRow(passenger: TripPassenger, index: number, planned: string | null): PassengerRow {
  const outcome = toPassengerOutcome(passenger);
  const travelled = hasTravelled(passenger);
  const position = passenger.position;
  const letter = toLetters(passenger.order) ?? missing;
  const at = travelled ? passenger.at : null;
  return {
    key: String(index),
    name: passenger.name,
    letter,
    stopId: position && `${letter} ${travelled ? "in" : "out"} ${position.join()}`,
    position,
    hasTravelled: travelled,
    isUnknown: outcome === "unknown" && !travelled,
    text: at === null ? texts.outcomes[outcome] : formatTime(at),
    at,
    planned,
    minutesLate: planned === null || at === null ? null : minutesBetweenClocks(planned, formatTime(at)),
  };
}

/** One marker: the passengers of a stop who all travelled or all didn't, since the marker's colour shows that. */
export interface PassengerStop {
  readonly id: string;
  readonly letter: string;
  readonly position: Position;
  readonly hasTravelled: boolean;
  readonly people: readonly PassengerRow[];
}

export function toPassengerStops(rows: readonly PassengerRow[]): PassengerStop[] {
  const stops = new Map<string, PassengerStop & { readonly people: PassengerRow[] }>();
  for (const row of rows) {
    const { stopId, position, letter, hasTravelled: travelled } = row;
    if (stopId === null || position === null) continue;
    const stop = stops.get(stopId) ?? { id: stopId, letter, position, hasTravelled: travelled, people: [] };
    stop.people.push(row);
    stops.set(stopId, stop);
  }
  return [...stops.values()];
}

/** Whether a replay at `moment` has not reached the passenger yet; false without a replay or a time. */
export function isPending({ at }: Pick<PassengerRow, "at">, moment: number | null): boolean {
  return moment !== null && at !== null && at > moment;
}

/** How many travelled, in a replay up to `moment`. */
export function countTravelled(rows: readonly PassengerRow[], moment: number | null = null): number {
  return rows.filter((row) => row.hasTravelled && !isPending(row, moment)).length;
}
