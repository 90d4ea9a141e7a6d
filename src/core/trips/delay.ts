import { toShortWay } from "../time/clock.ts";
import { toArrival, toDeparture, type TripTimes } from "./punctuality.ts";

/** Delay of a trip by section. Whole minutes compared with the plan: positive is late or lost, negative early or gained. */
interface Delay {
  readonly departure: number;
  /** Between departure and arrival; the sum of both is the arrival's difference, give or take a day. Null: the arrival isn't known. */
  readonly onTheWay: number | null;
}

/** Null when the actual or the planned departure isn't known. */
export function toDelay(trip: TripTimes): Delay | null {
  const departure = toDeparture(trip)?.minutes;
  if (departure === undefined) return null;
  const arrival = toArrival(trip)?.minutes;
  return { departure, onTheWay: arrival === undefined ? null : toShortWay(arrival - departure) };
}
