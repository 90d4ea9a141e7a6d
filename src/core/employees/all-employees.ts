import type { ReadableAtom } from "nanostores";
import { type Employee, fetchEverybody, employeesCall } from "../api/employees.ts";
import type { PageMemory, PagesProgress } from "../http/parallel-pages.ts";
import { clientOf, createQuery, type Query } from "../query/query.ts";
import { type QueryOwner, sessionOf, storeOf } from "../query/scope.ts";
import type { Session } from "../session/session.ts";
import { homeDistrictOf } from "./district.ts";
import { keyOf } from "../query/call-query.ts";

/** Concurrent calls for pages; with the concurrent call for the routes there are six. */
export const mostCalls = 5;

/** Ms for which the list is reused, because 10 000 employees take a hundred calls. Changing an employee invalidates it at once. */
const freshFor = 5 * 60_000;

const key = keyOf(employeesCall, "everybody");
/** Key of the pages cached from a fetch that was stopped or has failed; invalidated together with the list. */
const pagesKey = keyOf(employeesCall, "everybody-pages");

interface ReadingProgress extends PagesProgress {
  /** The user has stopped the fetch; its pages are kept for the next one. */
  readonly isStopped: boolean;
}

/** All employees of the company, with the progress of the calls. */
export interface AllEmployees extends Query<readonly Employee[]> {
  /** Progress of the session's latest fetch, shared by all elements. */
  readonly $progress: ReadableAtom<ReadingProgress>;
  /** Stops at once; `refresh` fetches the missing pages. */
  stop(): void;
}

const nothing: ReadingProgress = { loaded: 0, count: null, isStopped: false };
const onPage = (people: readonly Employee[]) => people.forEach(homeDistrictOf);

export function createAllEmployees(owner: QueryOwner): AllEmployees {
  const session = sessionOf(owner);
  const $progress = storeOf(session, "all-employees", nothing);
  const query = createQuery<readonly Employee[]>(owner, {
    key,
    freshFor,
    fetch(http, signal) {
      const memory = recall(session);
      const onProgress = (progress: PagesProgress) => {
        if (!signal.aborted) $progress.set({ ...progress, isStopped: false });
      };
      return fetchEverybody(http, { limit: mostCalls, memory, signal, onProgress, onPage });
    },
  });
  return {
    ...query,
    $progress,
    stop() {
      $progress.set({ ...$progress.get(), isStopped: true });
      void clientOf(session).cancelQueries({ queryKey: key, exact: true });
    },
  };
}

/** The pages cached from an earlier fetch; empty if an employee was changed since. */
function recall(session: Session): PageMemory<Employee> {
  const client = clientOf(session);
  const kept = client.getQueryState<PageMemory<Employee>>(pagesKey);
  if (kept?.data && !kept.isInvalidated) return kept.data;
  return client.setQueryData<PageMemory<Employee>>(pagesKey, new Map()) ?? new Map();
}
