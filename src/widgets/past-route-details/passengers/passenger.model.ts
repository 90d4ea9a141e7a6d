import type { TripPassenger } from "../../../core/api/past-trip-detail.ts";
import { formatTime, missing } from "../../../core/format.ts";
import { hasTravelled, toPassengerOutcome, toStopLetter } from "../../../core/trips/passenger-state.ts";
import { toPosition } from "../../kit/map/position.ts";
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
}

const orderOf = (passenger: TripPassenger) => passenger.order ?? Number.POSITIVE_INFINITY;

/** In the order of their stops; those without one last. */
export function toPassengerRows(passengers: readonly TripPassenger[]): PassengerRow[] {
  return passengers
    .map((passenger, index) => ({ passenger, index }))
    .sort((one, other) => {
      const [first, second] = [orderOf(one.passenger), orderOf(other.passenger)];
      return first === second ? one.index - other.index : first - second;
    })
    .map(({ passenger, index }) => toRow(passenger, index));
}

function toRow(passenger: TripPassenger, index: number): PassengerRow {
  const outcome = toPassengerOutcome(passenger);
  const travelled = hasTravelled(passenger);
  const position = toPosition(passenger.place);
  const letter = toStopLetter(passenger.order) ?? missing;
  return {
    key: String(index),
    name: passenger.name,
    letter,
    stopId: position && `${letter} ${travelled ? "in" : "out"} ${position.join()}`,
    position,
    hasTravelled: travelled,
    isUnknown: outcome === "unknown" && !travelled,
    text: travelled && passenger.at !== null ? formatTime(passenger.at) : texts.outcomes[outcome],
    at: travelled ? passenger.at : null,
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
