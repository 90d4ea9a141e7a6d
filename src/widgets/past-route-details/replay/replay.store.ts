import { atom, computed } from "nanostores";
import type { Position } from "../../kit/map/types.ts";
import { toPositionAt, type TripWay } from "../map/trip-way.model.ts";
import { type ReplaySpan, type ReplaySpeed, usualSpeed } from "./replay.model.ts";

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
