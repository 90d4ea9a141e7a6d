import type { PastTrip } from "../api/past-trips.ts";

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
