import { atom, computed } from "nanostores";
import type { Position } from "../../kit/map/types.ts";
import { toPlaceAt, type TripWay } from "../map/trip-way.model.ts";
import { type ReplaySpan, type ReplaySpeed, usualSpeed } from "./replay.model.ts";

export type Replay = ReturnType<typeof createReplay>;

/**
 * A trip once more. The clock is the view's: it tells how much time went by, so that a hidden page, or a person who wants no
 * motion, decides how often that is.
 */
export function createReplay(span: ReplaySpan, way: Pick<TripWay, "driven">) {
  /** ms since 1970; null: nothing is replayed. */
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
      moment === null ? null : toPlaceAt(way, (moment - span.start) / (span.end - span.start)),
    ),
    /** From where it stands; from the beginning when it is over. */
    play() {
      const moment = $moment.get();
      if (moment === null || moment >= span.end) $moment.set(span.start);
      $isPlaying.set(true);
    },
    pause: () => $isPlaying.set(false),
    /** Back to the finished trip, with everything that happened. */
    stop() {
      $isPlaying.set(false);
      $moment.set(null);
    },
    seek: (moment: number) => $moment.set(within(moment)),
    setSpeed: (speed: ReplaySpeed) => $speed.set(speed),
    /**
     * The last of these moments that is over: changes only with what happens, so that nothing is drawn anew for every frame.
     * Before the first of them it is the beginning of the trip, at its end all of them are over; null: nothing is replayed.
     */
    toMilestone: (moments: readonly number[]) =>
      computed($moment, (moment) => {
        if (moment === null) return null;
        const isOver = moment >= span.end;
        return Math.max(span.start, ...moments.filter((candidate) => isOver || candidate <= moment));
      }),
    /** So many real milliseconds went by; does nothing while it stands still. */
    advance(elapsed: number) {
      const moment = $moment.get();
      if (!$isPlaying.get() || moment === null) return;
      const next = within(moment + elapsed * $speed.get());
      $moment.set(next);
      if (next >= span.end) $isPlaying.set(false);
    },
  };
}
