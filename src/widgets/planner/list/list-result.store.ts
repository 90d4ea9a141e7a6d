import { atom } from "nanostores";
import { runSliced } from "../../../core/platform/idle.ts";
import type { PlannerData, PlannerDataQuery } from "../../../core/planner/planner-data.ts";
import { jobsOf } from "../../../core/session/jobs.ts";
import { type Scope, whileMounted } from "../../../core/query/scope.ts";
import { type ListEntry, type ListGroup, placeList } from "./list.model.ts";
import { createPlaceList, type ListWork } from "./list.store.ts";

/** Key of the job; a session places one list at a time. */
const listJob = "planner/list";

/** The people of a list with their seats, those found so far. */
export interface ListResult {
  readonly work: ListWork;
  readonly entries: readonly ListEntry[];
  readonly data: PlannerData;
}

/** While addresses are found: rests between two placings, as a multiple of the work, and at most so many ms. */
const restShare = 4;
const longestRest = 500;

/** Resolves after `milliseconds`, or when aborted. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
  });
}

/** What the person looks for and types in the result; it stays while modes and tabs change. */
interface ResultState {
  readonly typed: string;
  /** The group that is shown; null: all. */
  readonly shown: ListGroup | null;
  /** Number of the row that is selected on the map. */
  readonly selected: number | null;
  /** The row that is being corrected, and what is typed. */
  readonly edited: { readonly number: number; readonly address: string } | null;
}

const initialState: ResultState = { typed: "", shown: null, selected: null, edited: null };

/** An element's hold of the session's list: the list itself outlives the element, its placing doesn't. */
export function createListResult(scope: Scope, data: PlannerDataQuery) {
  const { session } = scope;
  const job = jobsOf(session).take(listJob, () => createPlaceList(session));
  scope.onEnd(job.hold());
  const list = job.work;
  /** Null: nothing is placed yet, or seats and limits are still being read, without which each row would be placed twice. */
  const $result = atom<ListResult | null>(null);

  const $state = atom(initialState);

  whileMounted(scope, $result, () => {
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
            const search = list.$search.get();
            const start = performance.now();
            const entries = await runSliced(placeList(load.data, work, search), leaving.signal);
            $result.set({ work, entries, data: load.data });
            // The next answers come at once: placing with each of them would keep the processor busy.
            const duration = performance.now() - start;
            if (search.status === "running") await rest(Math.min(longestRest, restShare * duration), leaving.signal);
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

  return {
    ...list,
    $result,
    $state,
    /** Changes a part of the state. */
    update: (part: Partial<ResultState>) => $state.set({ ...$state.get(), ...part }),
    /** Back to the text area. */
    change() {
      list.change();
      $state.set(initialState);
    },
    /** Brings back the list from before, to which nothing belongs that was looked for and typed in this one. */
    restore() {
      $state.set(initialState);
      return list.restore();
    },
  };
}
