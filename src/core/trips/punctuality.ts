import type { PastTrip } from "../api/past-trips.ts";
import { toShortWay } from "../time/clock.ts";
import { addDays, type Day, parseMoment } from "../time/day.ts";

/** End of a trip as displayed on its card. */
type TripEnd =
  | { readonly kind: "time"; /** ms since 1970. */ readonly at: number }
  /** `Otomatik Bitirildi`. */
  | { readonly kind: "auto-finished" }
  /** `-`: the start or the duration is missing, or the duration is below zero. */
  | { readonly kind: "unknown" };

export function toTripEnd(trip: Pick<PastTrip, "startedAt" | "duration" | "isAutoFinished">): TripEnd {
  if (trip.isAutoFinished) return { kind: "auto-finished" };
  const at = endOf(trip);
  return at === null ? { kind: "unknown" } : { kind: "time", at };
}

/** Start plus duration, also of an auto-finished trip (for its replay); ms since 1970. */
export function endOf({ startedAt, duration }: Pick<PastTrip, "startedAt" | "duration">): number | null {
  return startedAt === null || duration === null || duration < 0 ? null : startedAt + duration * 1000;
}

const minute = 60_000;

/** Seconds between the displayed start and end (HH:mm): 07:32–08:30 is 58 minutes, whatever the seconds. */
export function toShownDuration(trip: Pick<PastTrip, "startedAt" | "duration">): number | null {
  const end = endOf(trip);
  if (end === null || trip.startedAt === null) return trip.duration;
  return (Math.floor(end / minute) - Math.floor(trip.startedAt / minute)) * 60;
}

/** Largest delay in minutes that counts as on time; being early does too. */
export const punctualMinutes = 5;

/** A planned time and its difference from the real one. */
export interface Punctuality {
  /** ms since 1970, on the planned day: only its time of day is compared and displayed. */
  readonly planned: number;
  readonly actual: number;
  /** Whole minutes between the two displayed times (HH:mm): positive late, negative early, the shorter way around the clock. */
  readonly minutes: number;
  readonly isOnTime: boolean;
}

type TripTimes = Pick<
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
