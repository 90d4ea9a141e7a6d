import { useEffect, useMemo } from "react";
import type { Column } from "../column.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";

/** Ms of work per task, too short to delay a frame. */
const share = 5;
/** Ms before the work starts, so that the rows are rendered first. */
const pause = 100;

/** Folds the rows' texts while the page has nothing else to do, so that the first key is as quick as the others. */
export function useSearchIndex<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  isNeeded: boolean,
): SearchIndex {
  const index = useMemo(() => createSearchIndex(rows, columns), [rows, columns]);
  useEffect(() => {
    if (!isNeeded) return;
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const end = performance.now() + share;
      if (!index.prepare(() => performance.now() < end)) timer = setTimeout(work);
    };
    timer = setTimeout(work, pause);
    return () => clearTimeout(timer);
  }, [index, isNeeded]);
  return index;
}
