import { atom, type ReadableAtom } from "nanostores";
import { useMemo } from "react";
import type { PastTrip } from "../../../core/api/past-trips.ts";
import type { Position } from "../../kit/map/types.ts";
import type { TripWay } from "../map/trip-way.model.ts";
import type { PassengerRow } from "../passengers/passenger.model.ts";
import { toReplaySpan } from "./replay.model.ts";
import { createReplay, type Replay } from "./replay.store.ts";

interface TripReplay {
  /** Null: the trip can't be replayed. */
  readonly replay: Replay | null;
  readonly $vehicle: ReadableAtom<Position | null>;
  readonly $milestone: ReadableAtom<number | null>;
}

const $nowhere = atom<Position | null>(null);
const $never = atom<number | null>(null);

/** The replay of a trip whose path is known; a new one for each trip. */
export function useReplay(trip: PastTrip, way: TripWay | null, rows: readonly PassengerRow[]): TripReplay {
  const { startedAt, duration } = trip;
  const replay = useMemo(() => {
    const span = way && toReplaySpan({ startedAt, duration }, way);
    return way && span ? createReplay(span, way) : null;
  }, [startedAt, duration, way]);
  const $milestone = useMemo(
    () => replay?.toMilestone(rows.flatMap(({ at }) => (at === null ? [] : [at]))) ?? $never,
    [replay, rows],
  );
  return { replay, $vehicle: replay?.$position ?? $nowhere, $milestone };
}
