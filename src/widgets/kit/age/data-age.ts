import type { ReadableAtom } from "nanostores";
import { toDay } from "../../../core/time/day.ts";
import { formatTime } from "../../../core/text/format.ts";
import { formatShortDay } from "../../../core/text/format-date.ts";
import type { Query } from "../../../core/query/query.ts";

/** Reports when the oldest of the shown answers arrived, ms since 1970; null while there is none. Returns a function that stops it. */
export function watchAge(
  $queries: ReadableAtom<readonly Query<unknown>[]>,
  onAge: (loadedAt: number | null) => void,
): () => void {
  let stops: (() => void)[] = [];
  const tell = () => {
    const moments = $queries.get().flatMap(({ $load }) => {
      const load = $load.get();
      return load.status === "ready" ? [load.loadedAt] : [];
    });
    onAge(moments.length > 0 ? Math.min(...moments) : null);
  };
  const stopQueries = $queries.subscribe((queries) => {
    for (const stop of stops) stop();
    stops = queries.map(({ $load }) => $load.listen(tell));
    tell();
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
