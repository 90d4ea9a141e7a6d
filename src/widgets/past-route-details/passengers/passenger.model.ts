import type { Booking } from "../../../core/api/bookings.ts";
import type { TripPassenger } from "../../../core/api/past-trip-detail.ts";
import { formatTime, missing } from "../../../core/text/format.ts";
import { minutesBetweenClocks } from "../../../core/time/clock.ts";
import { hasTravelled, toPassengerOutcome, toStopLetter } from "../../../core/trips/passenger-state.ts";
import type { Position } from "../../kit/map/types.ts";
import { passengersMessages as texts } from "./passengers.messages.ts";

/** Somebody who had a seat on the trip, and what became of them. */
export interface PassengerRow {
  /** Unique in the table: two people may have one name. */
  readonly key: string;
  readonly name: string;
  /** Of the stop; "-" when it has no number. */
  readonly letter: string;
  /** Which marker on the map is theirs; null when the place isn't known. */
  readonly stopId: string | null;
  readonly position: Position | null;
  readonly hasTravelled: boolean;
  /** Nothing is known of them: neither a tick nor a cross stands there. */
  readonly isUnknown: boolean;
  /** The time, or what happened (specification 2 §4). */
  readonly text: string;
  /** ms since 1970. */
  readonly at: number | null;
  /** "07:05"; when the vehicle was planned at their stop. */
  readonly planned: string | null;
  /** Minutes from the plan to what happened, as both are read; below zero early. */
  readonly minutesLate: number | null;
}

const orderOf = (passenger: TripPassenger) => passenger.order ?? Number.POSITIVE_INFINITY;

/** In the order of their stops; those without one last. The seats booked on the trip tell its plan. */
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

/** Both lists have people by name alone: who has a name of their own tells the time of the stop for everybody there. */
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
  const position = passenger.place;
  const letter = toStopLetter(passenger.order) ?? missing;
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

/** A marker: people of one stop with the same fate, so that each stands under its own colour. */
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

/** Whether a replay that stands at `moment` hasn't come to them yet; without a replay, or a time, nobody waits. */
export function isPending({ at }: Pick<PassengerRow, "at">, moment: number | null): boolean {
  return moment !== null && at !== null && at > moment;
}

/** How many of them have travelled; in a replay so far. */
export function countTravelled(rows: readonly PassengerRow[], moment: number | null = null): number {
  return rows.filter((row) => row.hasTravelled && !isPending(row, moment)).length;
}
