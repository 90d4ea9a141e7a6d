import type { Column } from "../column.ts";
import { findRows, toTableRows } from "./find-rows.ts";
import { orderByRank, toOrderRanks } from "./order-ranks.ts";
import { createSearchIndex } from "./search-index.ts";
import type { TableState } from "../table-state.ts";

/**
 * All rows that a table in client mode shows in this state, on all of its pages and in its order; used for exports.
 */
export function toMatchingRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { search, filters, sort }: TableState,
): readonly Row[] {
  const column = columns.find(({ id, isSortable }) => isSortable && id === sort?.column);
  const isDescending = sort?.isDescending ?? false;
  const ranks = column ? toOrderRanks(rows, column, isDescending) : null;
  const given = toTableRows(rows, (_row, index) => index);
  const ordered = ranks ? orderByRank(given, ranks, isDescending) : given;
  const index = createSearchIndex(rows, columns);
  const found = findRows(ordered, { search, filters, columns, index, isSorted: ranks !== null });
  return found.map(({ original }) => original);
}
