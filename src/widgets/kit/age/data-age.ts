import type { ReadableAtom } from "nanostores";
import type { Query } from "../../../core/query/query.ts";
import { formatShortDay } from "../../../core/text/format-date.ts";
import { formatTime } from "../../../core/text/format.ts";
import { toDay } from "../../../core/time/day.ts";

/** Reports when the oldest of the shown answers arrived, ms since 1970; null while there is none. Returns a function that stops it. */
export function watchAge(
  $queries: ReadableAtom<readonly Query<unknown>[]>,
  onAge: (loadedAt: number | null) => void,
): () => void {
  let stops: (() => void)[] = [];
  const report = () => {
    const moments = $queries.get().flatMap(({ $load }) => {
      const load = $load.get();
      return load.status === "ready" ? [load.loadedAt] : [];
    });
    onAge(moments.length > 0 ? Math.min(...moments) : null);
  };
  const stopQueries = $queries.subscribe((queries) => {
    for (const stop of stops) stop();
    stops = queries.map(({ $load }) => $load.listen(report));
    report();
  });
  return () => {
    stopQueries();
    for (const stop of stops) stop();
  };
}

/** Istanbul time: `08:42`; with the day when that isn't today: `21 Kas 08:42`. */
export function formatAge(loadedAt: number, now: number): string {
  const time = formatTime(loadedAt);
  const day = toDay(loadedAt);
  return day === toDay(now) ? time : `${formatShortDay(day)} ${time}`;
}

interface AutoRefreshOptions {
  readonly seconds: number;
  /** Must not reject. The next refresh starts `seconds` after this one has settled, so that two never overlap. */
  readonly refresh: () => Promise<void>;
  readonly page?: Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;
}

/**
 * Refreshes periodically while the page is visible; a page that becomes visible after the interval has passed refreshes at
 * once. Uses the monotonic clock, so setting the computer's clock has no effect. Returns a function that stops it.
 */
export function startAutoRefresh({ seconds, refresh, page = document }: AutoRefreshOptions): () => void {
  const pause = seconds * 1000;
  let dueAt = performance.now() + pause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;

  const schedule = () => {
    clearTimeout(timer);
    if (isStopped || isRunning || page.hidden) return;
    timer = setTimeout(() => void run(), Math.max(0, dueAt - performance.now()));
  };
  const run = async () => {
    isRunning = true;
    await refresh();
    isRunning = false;
    dueAt = performance.now() + pause;
    schedule();
  };

  page.addEventListener("visibilitychange", schedule);
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", schedule);
  };
}
