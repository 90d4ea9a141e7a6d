import { useEffect, useMemo } from "react";
import type { Column } from "../column.ts";
import { findRows, toTableRows } from "../search/find-rows.ts";
import { orderByRank, toOrderRanks } from "../search/order-ranks.ts";
import type { TableState } from "../table-state.ts";
import { createSearchIndex, type SearchIndex } from "../search/search-index.ts";

/** Ms of work per task, too short to delay a frame. */
const share = 5;
/** Ms before the work starts, so that the rows are rendered first. */
const pause = 100;

/** Folds the rows' texts while the page has nothing else to do, so that the first key is as quick as the others. */
function useSearchIndex<Row>(rows: readonly Row[], columns: readonly Column<Row>[], isNeeded: boolean): SearchIndex {
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

interface TableRowsOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row, index: number) => string | number;
  readonly state: TableState;
  /** The parent has the rows searched, filtered and sorted: they are shown as received. */
  readonly isRemote: boolean;
  /** Ids of the hidden columns. */
  readonly hidden: readonly string[];
}

/** The rows that match search and filters, in their order, and the columns to show. */
export function useTableRows<Row>({
  rows,
  columns,
  rowId,
  state: { search, sort, filters },
  isRemote,
  hidden,
}: TableRowsOptions<Row>) {
  const index = useSearchIndex(rows, columns, !isRemote);
  const ranks = useMemo(() => {
    const column = columns.find(({ id }) => id === sort?.column);
    return column?.isSortable && !isRemote ? toOrderRanks(rows, column, sort?.isDescending ?? false) : null;
  }, [rows, columns, isRemote, sort?.column, sort?.isDescending]);

  const given = useMemo(() => toTableRows(rows, rowId), [rows, rowId]);
  const ordered = useMemo(
    () => (ranks ? orderByRank(given, ranks, sort?.isDescending ?? false) : given),
    [given, ranks, sort?.isDescending],
  );
  const found = useMemo(
    () => (isRemote ? ordered : findRows(ordered, { search, filters, columns, index, isSorted: ranks !== null })),
    [ordered, isRemote, search, filters, columns, index, ranks],
  );
  return {
    rows: found,
    columns: useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden]),
  };
}
