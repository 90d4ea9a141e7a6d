import type { PastTrip } from "../api/past-trips.ts";
import { toShortWay } from "../time/clock.ts";
import { addDays, type Day, parseMoment } from "../time/day.ts";
import { endOf } from "./trip-end.ts";

/** Largest delay in minutes that counts as on time; being early does too. */
export const punctualMinutes = 5;
const minute = 60_000;

/** A planned time and its difference from the real one. */
export interface Punctuality {
  /** ms since 1970, on the planned day: only its time of day is compared and displayed. */
  readonly planned: number;
  readonly actual: number;
  /** Whole minutes between the two displayed times (HH:mm): positive late, negative early, the shorter way around the clock. */
  readonly minutes: number;
  readonly isOnTime: boolean;
}

export type TripTimes = Pick<
  PastTrip,
  | "startedAt"
  | "duration"
  | "isAutoFinished"
  | "plannedDay"
  | "plannedStart"
  | "plannedEnd"
  | "plannedDuration"
  | "timePeriod"
>;

/** The departure compared with the plan; null without a plan or a departure. */
export function toDeparture(trip: TripTimes): Punctuality | null {
  return compare(plannedStartOf(trip), trip.startedAt);
}

/**
 * The arrival compared with the plan; null when either is missing, and for an auto-finished trip, whose real end is
 * unknown.
 */
export function toArrival(trip: TripTimes): Punctuality | null {
  return compare(plannedEndOf(trip), trip.isAutoFinished ? null : endOf(trip));
}

/** The time that matters at the office: the arrival in the morning, the departure in the evening. */
export function toPunctuality(trip: TripTimes): Punctuality | null {
  return trip.timePeriod === "morning" ? toArrival(trip) : toDeparture(trip);
}

/** The planned start, ms since 1970. */
export function plannedStartOf({ plannedDay, plannedStart }: TripTimes): number | null {
  return plannedDay === null || plannedStart === null ? null : toMoment(plannedDay, plannedStart);
}

/** The planned end, ms since 1970; if none is given, planned start plus planned duration. */
export function plannedEndOf(trip: TripTimes): number | null {
  const { plannedDay, plannedEnd, plannedDuration } = trip;
  const start = plannedStartOf(trip);
  if (plannedDay === null || plannedEnd === null) {
    return start === null || plannedDuration === null ? null : start + plannedDuration * 1000;
  }
  const end = toMoment(plannedDay, plannedEnd);
  // The plan crosses midnight.
  return end !== null && start !== null && end < start ? toMoment(addDays(plannedDay, 1), plannedEnd) : end;
}

function toMoment(day: Day, clock: string): number | null {
  return parseMoment(`${day}T${clock}`);
}

function compare(planned: number | null, actual: number | null): Punctuality | null {
  if (planned === null || actual === null) return null;
  // A run around midnight may be listed under the day before or after that of its planned time.
  const minutes = toShortWay(Math.floor(actual / minute) - Math.floor(planned / minute));
  return { planned, actual, minutes, isOnTime: minutes <= punctualMinutes };
}
