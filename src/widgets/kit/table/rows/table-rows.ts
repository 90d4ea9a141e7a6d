import { useEffect, useMemo } from "react";
import { compareText } from "../../../../core/text/text.ts";
import type { Column } from "../column.ts";
import { toFilterValue } from "../filters/filter-options.ts";
import { createSearchIndex, type SearchIndex, toWantedText } from "../search/search-index.ts";
import type { TableState } from "../table-state.ts";

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

/** A row in the form that search, order and rendering use. */
export interface TableRow<Row> {
  readonly id: string;
  /** Index among the given rows. */
  readonly index: number;
  readonly original: Row;
}

export const toEntry = <Row>({ id, original }: TableRow<Row>): readonly [id: string, row: Row] => [id, original];

/** Wraps the rows, in their given order. */
function toTableRows<Row>(
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
function findRows<Row>(
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

type Value = number | string | null;

function compareValues(a: Value, b: Value): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return compareText(String(a), String(b));
}

/** Compares equal texts first, because Turkish collation is much slower. */
function compareWithTies(a: Value, b: Value): number {
  return a === b ? 0 : compareValues(a, b);
}

const isMissing = (value: Value) => value === null || Number.isNaN(value);

/**
 * Rank of every row in ascending order of a column; equal values share one. Rows without a value (null, NaN) are last, also
 * in descending order. Computed once, so that filtering ten thousand sorted rows compares numbers only.
 */
export function toOrderRanks<Row>(
  rows: readonly Row[],
  { value, text }: Pick<Column<Row>, "value" | "text">,
  isDescending: boolean,
): Float64Array {
  const values = rows.map((row): Value => (value ?? text)(row));
  const order = values.map((_, index) => index).filter((index) => !isMissing(values[index] ?? null));
  order.sort((a, b) => compareWithTies(values[a] ?? null, values[b] ?? null));
  const ranks = new Float64Array(rows.length).fill(isDescending ? -1 : rows.length);
  let rank = 0;
  order.forEach((index, position) => {
    const before = order[position - 1];
    if (before !== undefined && compareWithTies(values[before] ?? null, values[index] ?? null) !== 0) rank = position;
    ranks[index] = rank;
  });
  return ranks;
}

/** Rows of equal rank stay as they were given, in both directions. */
function orderByRank<Row extends { readonly index: number }>(
  rows: readonly Row[],
  ranks: Float64Array,
  isDescending: boolean,
): readonly Row[] {
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => direction * ((ranks[a.index] ?? 0) - (ranks[b.index] ?? 0)));
}
