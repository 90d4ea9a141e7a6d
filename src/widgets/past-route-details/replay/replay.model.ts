import type { PastTrip } from "../../../core/api/past-trips.ts";
import { missing } from "../../../core/text/format.ts";
import { endOf } from "../../../core/trips/trip-end.ts";
import type { PassengerRow } from "../passengers/passenger.model.ts";
import { formatDifference } from "../trip/punctuality.model.ts";
import { replayMessages as texts } from "./replay.messages.ts";

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

/** "07:42 Ayşe Yılmaz · C durağı, plan 07:35 (7 dk geç)"; without what isn't known. */
export function toReplayWords({
  text,
  name,
  letter,
  planned,
  minutesLate,
}: Pick<PassengerRow, "text" | "name" | "letter" | "planned" | "minutesLate">): string {
  if (letter === missing) return `${text} ${name}`;
  const plan =
    planned === null || minutesLate === null ? "" : texts.planned(planned, formatDifference({ minutes: minutesLate }));
  return texts.happened(text, name, letter) + plan;
}
