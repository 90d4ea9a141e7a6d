import type { Column } from "../column.ts";
import { toFilterValue } from "../filters/filter-options.ts";
import { type SearchIndex, toWantedText } from "./search-index.ts";
import type { TableState } from "../table-state.ts";

/** A row in the form that search, order and rendering use. */
export interface TableRow<Row> {
  readonly id: string;
  /** Index among the given rows. */
  readonly index: number;
  readonly original: Row;
}

export const toEntry = <Row>({ id, original }: TableRow<Row>): readonly [id: string, row: Row] => [id, original];

/** Wraps the rows, in their given order. */
export function toTableRows<Row>(
  rows: readonly Row[],
  rowId: (row: Row, index: number) => string | number,
): readonly TableRow<Row>[] {
  return rows.map((original, index) => ({ id: String(rowId(original, index)), index, original }));
}

interface Criteria<Row> extends Pick<TableState, "search" | "filters"> {
  readonly columns: readonly Column<Row>[];
  readonly index: SearchIndex;
  /** The user has chosen an order; otherwise exact matches come before folded ones. */
  readonly isSorted: boolean;
}

/** The rows that match search and filters. */
export function findRows<Row>(
  rows: readonly TableRow<Row>[],
  { search, filters, columns, index, isSorted }: Criteria<Row>,
): readonly TableRow<Row>[] {
  const filtered = filterRows(rows, columns, filters);
  const wanted = toWantedText(search);
  if (wanted.exact === "") return filtered;
  const exact: TableRow<Row>[] = [];
  const folded: TableRow<Row>[] = isSorted ? exact : [];
  const ranks = index.ranks(wanted);
  for (const row of filtered) {
    const rank = ranks[row.index];
    if (rank === 2) exact.push(row);
    else if (rank === 1) folded.push(row);
  }
  return isSorted ? exact : [...exact, ...folded];
}

function filterRows<Row>(
  rows: readonly TableRow<Row>[],
  columns: readonly Column<Row>[],
  filters: TableState["filters"],
): readonly TableRow<Row>[] {
  const active = columns.flatMap((column) => {
    const chosen = column.filter && filters[column.id];
    return chosen && chosen.length > 0 ? [{ column, chosen: new Set(chosen) }] : [];
  });
  if (active.length === 0) return rows;
  return rows.filter(({ original }) =>
    active.every(({ column, chosen }) => chosen.has(toFilterValue(column, original))),
  );
}
