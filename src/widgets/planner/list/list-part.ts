import { atom, onMount } from "nanostores";
import { runSliced } from "../../../core/platform/sliced.ts";
import type { PlannerData, PlannerDataQuery } from "../../../core/planner/planner-data.ts";
import { jobsOf } from "../../../core/session/jobs.ts";
import type { Session } from "../../../core/session/session.ts";
import { type ListEntry, placeList } from "./list.model.ts";
import { createPlaceList, type ListWork } from "./list.store.ts";

/** Key of the job; a session places one list at a time. */
const listJob = "planner/list";

/** The people of a list with their seats, those found so far. */
export interface ListResult {
  readonly work: ListWork;
  readonly entries: readonly ListEntry[];
  readonly data: PlannerData;
}

/** An element's hold of the session's list: the list itself outlives the element, its placing doesn't. */
export function createListPart(session: Session, data: PlannerDataQuery) {
  const job = jobsOf(session).take(listJob, () => createPlaceList(session));
  const release = job.hold();
  const list = job.work;
  /** Null: nothing is placed yet, or seats and limits are still being read, without which each row would be placed twice. */
  const $result = atom<ListResult | null>(null);

  onMount($result, () => {
    const leaving = new AbortController();
    let isRunning = false;
    let isOutdated = false;

    async function place(): Promise<void> {
      isOutdated = true;
      if (isRunning) return;
      isRunning = true;
      try {
        while (isOutdated) {
          isOutdated = false;
          const work = list.$work.get();
          const load = data.$load.get();
          const isReady =
            load.status === "ready" && load.data.seatsState !== "loading" && load.data.limitsState !== "loading";
          if (!work || !isReady) $result.set(null);
          else {
            const entries = await runSliced(placeList(load.data, work, list.$search.get()), leaving.signal);
            $result.set({ work, entries, data: load.data });
          }
        }
      } catch (error) {
        if (!leaving.signal.aborted)
          session.environment.warn(`Placing failed: ${error instanceof Error ? error.message : "unknown reason"}`);
      } finally {
        isRunning = false;
      }
    }

    const stops = [list.$work, list.$search, data.$load].map(($store) => $store.listen(() => void place()));
    void place();
    return () => {
      leaving.abort();
      for (const stop of stops) stop();
    };
  });

  return { list, $result, destroy: release };
}
