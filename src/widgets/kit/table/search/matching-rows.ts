import type { Column } from "../column.ts";
import { findRows } from "./find-rows.ts";
import { toOrderRanks } from "./order-ranks.ts";
import { createSearchIndex } from "./search-index.ts";
import type { TableState } from "../table-state.ts";

/**
 * All rows that a table in client mode shows in this state, on all of its pages and in its order: what an export holds.
 */
export function toMatchingRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { search, filters, sort }: TableState,
): readonly Row[] {
  const column = columns.find(({ id, isSortable }) => isSortable && id === sort?.column);
  const ranks = column ? toOrderRanks(rows, column, sort?.isDescending ?? false) : null;
  const direction = sort?.isDescending ? -1 : 1;
  const all = rows.map((original, index) => ({ id: String(index), index, original }));
  if (ranks) all.sort((a, b) => direction * ((ranks[a.index] ?? 0) - (ranks[b.index] ?? 0)));
  const index = createSearchIndex(rows, columns);
  return findRows(all, { search, filters, columns, index, isSorted: ranks !== null }).map(({ original }) => original);
}
