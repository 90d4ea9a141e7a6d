import { atom, computed } from "nanostores";
import type { PastTrip } from "../../../core/api/past-trips.ts";
import { missing } from "../../../core/text/format.ts";
import { endOf } from "../../../core/trips/punctuality.ts";
import type { Position } from "../../kit/map/types.ts";
import { replayMessages as texts } from "../past-route-details.messages.ts";
import type { PassengerRow } from "../trip/passengers.model.ts";
import { formatDifference, toPositionAt, type TripWay } from "../trip/trip.model.ts";

/** Speeds as multiples of real time. */
export const replaySpeeds = [30, 60, 120, 300] as const;
type ReplaySpeed = (typeof replaySpeeds)[number];
const usualSpeed: ReplaySpeed = 60;

/** Step of the slider, seconds of the trip. */
export const scrubStep = 15;

interface ReplaySpan {
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

export type Replay = ReturnType<typeof createReplay>;

/**
 * The state of a replay. The view has the clock and calls `advance`: in each frame, and so never in a hidden page, or once a second
 * with reduced motion.
 */
export function createReplay(span: ReplaySpan, way: Pick<TripWay, "driven">) {
  /** Ms since 1970; null: no replay. */
  const $moment = atom<number | null>(null);
  const $isPlaying = atom(false);
  const $speed = atom<ReplaySpeed>(usualSpeed);
  const within = (moment: number) => Math.min(span.end, Math.max(span.start, moment));

  return {
    span,
    $moment,
    $isPlaying,
    $speed,
    $isOver: computed($moment, (moment) => moment !== null && moment >= span.end),
    $position: computed($moment, (moment): Position | null =>
      moment === null ? null : toPositionAt(way, (moment - span.start) / (span.end - span.start)),
    ),
    /** Plays on from the present moment, or from the start when it is over. */
    play() {
      const moment = $moment.get();
      if (moment === null || moment >= span.end) $moment.set(span.start);
      $isPlaying.set(true);
    },
    pause: () => $isPlaying.set(false),
    /** Ends the replay and shows the finished trip again. */
    stop() {
      $isPlaying.set(false);
      $moment.set(null);
    },
    seek: (moment: number) => $moment.set(within(moment)),
    setSpeed: (speed: ReplaySpeed) => $speed.set(speed),
    /**
     * The last given moment that the replay has reached, at its end the last of all; listeners render only when it changes, not in
     * every frame. Before the first moment: the start of the trip. Null: no replay.
     */
    toMilestone: (moments: readonly number[]) =>
      computed($moment, (moment) => {
        if (moment === null) return null;
        const isOver = moment >= span.end;
        return Math.max(span.start, ...moments.filter((candidate) => isOver || candidate <= moment));
      }),
    /** @param elapsed real time since the last call, ms. Does nothing while paused. */
    advance(elapsed: number) {
      const moment = $moment.get();
      if (!$isPlaying.get() || moment === null) return;
      const next = within(moment + elapsed * $speed.get());
      $moment.set(next);
      if (next >= span.end) $isPlaying.set(false);
    },
  };
}
