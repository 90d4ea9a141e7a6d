import type { PastTrip } from "../../../core/api/past-trips.ts";
import { endOf } from "../../../core/trips/trip-end.ts";

/** How many times faster than the trip was. */
export const replaySpeeds = [30, 60, 120, 300] as const;
export type ReplaySpeed = (typeof replaySpeeds)[number];
export const usualSpeed: ReplaySpeed = 60;

/** One press of an arrow key on the scrubber, seconds of the trip. */
export const scrubStep = 15;

export interface ReplaySpan {
  /** ms since 1970. */
  readonly start: number;
  readonly end: number;
}

/** What can be replayed of a trip; null without a start, a duration or a way. */
export function toReplaySpan(
  trip: Pick<PastTrip, "startedAt" | "duration">,
  { driven }: { readonly driven: readonly unknown[] },
): ReplaySpan | null {
  const end = endOf(trip);
  return trip.startedAt === null || end === null || end <= trip.startedAt || driven.length < 2
    ? null
    : { start: trip.startedAt, end };
}

/**
 * Where the scrubber stands, in seconds of the trip: always at a whole step, because the browser rounds other values and reports
 * that as a choice of its own. The last step is the end, however far it is from there.
 */
export function toScrub({ start, end }: ReplaySpan, moment: number): { readonly value: number; readonly last: number } {
  const last = Math.ceil((end - start) / 1000 / scrubStep) * scrubStep;
  const value = Math.floor((moment - start) / 1000 / scrubStep) * scrubStep;
  return { value: moment >= end ? last : value, last };
}
