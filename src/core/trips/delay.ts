import { toArrival, toDeparture, type TripTimes } from "./punctuality.ts";

/** Where a trip lost its time. Whole minutes against the plan: above zero late or lost, below zero early or gained. */
export interface Delay {
  readonly departure: number;
  /** Between departure and arrival, so that both together are the arrival's difference; null: the arrival isn't known. */
  readonly onTheWay: number | null;
}

/** Null where the departure or its plan isn't known. */
export function toDelay(trip: TripTimes): Delay | null {
  const departure = toDeparture(trip)?.minutes;
  if (departure === undefined) return null;
  const arrival = toArrival(trip)?.minutes;
  return { departure, onTheWay: arrival === undefined ? null : arrival - departure };
}
