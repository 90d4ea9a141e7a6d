import type { Load, Query } from "../../../core/query/query.ts";
import type { Scope } from "../../../core/query/scope.ts";
import { type ErrorDetail, toErrorDetail } from "../element/events.ts";
import type { WidgetController } from "../element/context.ts";

/** Outcome of the element's current load. */
type Outcome = "open" | "ready" | "failed";

export type LoadFailure = Pick<ErrorDetail, "call" | "status" | "message">;

/**
 * Emits the life-cycle events of one element: for each load (defined in docs/lifecycle.md) either one `shuttle-ready` or one
 * `shuttle-error` of kind "load". A part that fails beside shown content is reported after `shuttle-ready`.
 */
export interface LoadReport {
  /** Starts a load; does nothing while one is under way. */
  begin(): void;
  /** To be called when content is in the page. */
  ready(): void;
  /** To be called when nothing can be shown; reported once per load. */
  fail(failure: LoadFailure): void;
  /** Follows the element's queries. `onContent` is called when there is something to show and `ready` wasn't reported yet. */
  watch(scope: Counted, onContent: () => void): () => void;
  /** Repeats the queries of everything shown, as a load of its own. Never rejects. */
  refresh(scope: Counted): Promise<void>;
}

/** What is reported about: the queries of an element's scope. */
type Counted = Pick<Scope, "$queries">;

/** The loads of the queries that count: those that aren't disabled. */
export const loadsOf = ({ $queries }: Counted): readonly Load<unknown>[] =>
  $queries
    .get()
    .map(({ $load }) => $load.get())
    // No function of query.ts, which would bring the query library to elements without queries.
    .filter((load) => !isIdle(load));

const isIdle = (load: Load<unknown>) => load.status === "loading" && load.isIdle === true;

export function createLoadReport({ emit, widget }: Pick<WidgetController, "emit" | "widget">): LoadReport {
  let outcome: Outcome = "open";
  /** Failures during a load, held back until it ends. If it succeeds, they are reported as failures of parts. */
  let held: ErrorDetail[] = [];
  let refreshing: Promise<void> | null = null;
  /** A refresh has failed: the content shown is outdated, and only a new response counts as success. */
  let isOutdated = false;

  const isShown = (load: Load<unknown>) => (isOutdated ? isNew(load) : load.status === "ready");

  function ready(): void {
    if (outcome === "ready") return;
    outcome = "ready";
    isOutdated = false;
    emit("shuttle-ready", { widget });
    for (const detail of held.splice(0)) emit("shuttle-error", detail);
  }

  function fail(failure: LoadFailure | undefined): void {
    if (outcome !== "open" || !failure) return;
    outcome = "failed";
    held = [];
    emit("shuttle-error", { ...failure, widget, kind: "load" });
  }

  function begin(): void {
    if (outcome === "open") return;
    outcome = "open";
    held = [];
  }

  /** `isBeside`: the query has just joined others, whose failure was told. */
  function note(load: Load<unknown>, before: Load<unknown> | null, isBeside: boolean): void {
    if (outcome === "failed" && isPending(load) && !isBeside) begin();
    const failure = failureOf(load);
    if (!failure || failure === failureOf(before)) return;
    const detail = toErrorDetail(widget, failure, "part");
    if (outcome === "open") held.push(detail);
    else emit("shuttle-error", detail);
  }

  return {
    begin,
    ready,
    fail,
    watch({ $queries }, onContent) {
      // The content is complete now. Reporting through a state would wait for another rendering, behind other elements.
      if (loadsOf({ $queries }).length === 0) ready();
      const watched = new Map<Query<unknown>, () => void>();
      let isStopped = false;
      const review = () => {
        if (isStopped || outcome === "ready" || refreshing) return;
        const loads = loadsOf({ $queries });
        if (loads.length === 0) queueMicrotask(reviewNone);
        else if (loads.some(isShown)) onContent();
        else if (!loads.some(isPending)) fail(held[0]);
      };
      // Later, because one query may be disabled before the next one is enabled.
      const reviewNone = () => {
        if (!isStopped && outcome !== "ready" && !refreshing && loadsOf({ $queries }).length === 0) onContent();
      };
      const follow = ({ $load }: Query<unknown>) => {
        let before: Load<unknown> | null = null;
        return $load.subscribe((load) => {
          const hasJoined = before === null || isIdle(before);
          note(load, before, hasJoined && loadsOf({ $queries }).some(({ status }) => status === "failed"));
          before = load;
          review();
        });
      };
      const stop = $queries.subscribe((queries) => {
        for (const [query, stopFollowing] of watched) {
          if (queries.includes(query)) continue;
          stopFollowing();
          watched.delete(query);
        }
        for (const query of queries) if (!watched.has(query)) watched.set(query, follow(query));
        review();
      });
      return () => {
        isStopped = true;
        stop();
        for (const stopFollowing of watched.values()) stopFollowing();
      };
    },
    refresh(scope) {
      begin();
      refreshing ??= askAgain(scope).finally(() => {
        refreshing = null;
        const loads = loadsOf(scope);
        if (loads.length === 0 || loads.some(isNew)) ready();
        else {
          isOutdated = loads.some(({ status }) => status === "ready");
          fail(held[0]);
        }
      });
      return refreshing;
    },
  };
}

async function askAgain({ $queries }: Counted): Promise<void> {
  // Deferred, so that the caller has the promise before the first event.
  await Promise.resolve();
  await Promise.all($queries.get().map((query) => query.refresh()));
  // query-core notifies its listeners in a separate task; after that task the response is rendered, too.
  await new Promise((resolve) => setTimeout(resolve));
}

function isPending(load: Load<unknown>): boolean {
  if (load.status === "loading") return !isIdle(load);
  return load.status === "failed" ? load.isRetrying : load.isRefreshing;
}

function isNew(load: Load<unknown>): boolean {
  return load.status === "ready" && !load.isRefreshing && !load.refreshError;
}

function failureOf(load: Load<unknown> | null) {
  if (load?.status === "failed" && !load.isRetrying) return load.error;
  return load?.status === "ready" ? load.refreshError : null;
}

/** Longest hold in ms; only a rendering that throws has no effect to end it. */
const longestHold = 30_000;

/**
 * Keeps an element's queries mounted until the returned function is called: from an element's first rendering to its first effect.
 * Without listeners nanostores unmounts them after a second, which a slow machine may need in between: their calls would be aborted
 * and sent again.
 */
export function holdQueries({ $queries }: Counted): () => void {
  const stops = $queries.get().map(({ $load }) => $load.listen(() => {}));
  const release = () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
  const timer = setTimeout(release, longestHold);
  return release;
}
