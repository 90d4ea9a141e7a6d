import type { PastTrip } from "../api/past-trips.ts";
import { addDays, type Day, parseMoment } from "../time/day.ts";
import { endOf } from "./trip-end.ts";

/** On time: up to so many minutes after the planned time; earlier is on time too. */
export const punctualMinutes = 5;
const minute = 60_000;

/** A planned moment and how far what happened is from it. */
export interface Punctuality {
  /** ms since 1970. */
  readonly planned: number;
  readonly actual: number;
  /** Whole minutes, as the two times are read (HH:mm): above zero late, below zero early. */
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

/** The start against its plan; null where the plan or the start is missing. */
export function toDeparture(trip: TripTimes): Punctuality | null {
  return compare(plannedStartOf(trip), trip.startedAt);
}

/** The end against its plan; null where one of them is missing, and for an auto-finished trip, whose end nobody saw. */
export function toArrival(trip: TripTimes): Punctuality | null {
  return compare(plannedEndOf(trip), trip.isAutoFinished ? null : endOf(trip));
}

/** The one that matters at the office: mornings the arrival there, evenings the departure. */
export function toPunctuality(trip: TripTimes): Punctuality | null {
  return trip.timePeriod === "morning" ? toArrival(trip) : toDeparture(trip);
}

/** The planned start, ms since 1970. */
export function plannedStartOf({ plannedDay, plannedStart }: TripTimes): number | null {
  return plannedDay === null || plannedStart === null ? null : toMoment(plannedDay, plannedStart);
}

/** The planned end, ms since 1970; without a planned time of it, start and planned duration added. */
export function plannedEndOf(trip: TripTimes): number | null {
  const { plannedDay, plannedEnd, plannedDuration } = trip;
  const start = plannedStartOf(trip);
  if (plannedDay === null || plannedEnd === null) {
    return start === null || plannedDuration === null ? null : start + plannedDuration * 1000;
  }
  const end = toMoment(plannedDay, plannedEnd);
  // Planned over midnight.
  return end !== null && start !== null && end < start ? toMoment(addDays(plannedDay, 1), plannedEnd) : end;
}

function toMoment(day: Day, clock: string): number | null {
  return parseMoment(`${day}T${clock}`);
}

function compare(planned: number | null, actual: number | null): Punctuality | null {
  if (planned === null || actual === null) return null;
  const minutes = Math.floor(actual / minute) - Math.floor(planned / minute);
  return { planned, actual, minutes, isOnTime: minutes <= punctualMinutes };
}
