import { compareText } from "../../../../core/text/text.ts";
import type { Column } from "../column.ts";

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
export function orderByRank<Row extends { readonly index: number }>(
  rows: readonly Row[],
  ranks: Float64Array,
  isDescending: boolean,
): readonly Row[] {
  const direction = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => direction * ((ranks[a.index] ?? 0) - (ranks[b.index] ?? 0)));
}
