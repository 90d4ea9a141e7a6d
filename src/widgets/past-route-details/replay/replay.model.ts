import type { PastTrip } from "../../../core/api/past-trips.ts";
import { missing } from "../../../core/text/format.ts";
import { endOf } from "../../../core/trips/trip-end.ts";
import type { PassengerRow } from "../passengers/passenger.model.ts";
import { formatDifference } from "../trip/punctuality.model.ts";
import { replayMessages as texts } from "../past-route-details.messages.ts";

/** Speeds as multiples of real time. */
export const replaySpeeds = [30, 60, 120, 300] as const;
export type ReplaySpeed = (typeof replaySpeeds)[number];
export const usualSpeed: ReplaySpeed = 60;

/** Step of the slider, seconds of the trip. */
export const scrubStep = 15;

export interface ReplaySpan {
  /** ms since 1970. */
  readonly start: number;
  readonly end: number;
}

/** The time span to replay; null without a start, a duration or a path. */
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
 * The slider's value in seconds of the trip, always a whole step: the browser rounds any other value and fires `input` for it. The
 * last step is the end, even when it is less than a step away.
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
