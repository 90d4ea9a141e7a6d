import { formatNumber } from "../../../../core/text/format.ts";
import { compareText } from "../../../../core/text/text.ts";
import type { Column, ColumnFilter, FilterOption } from "../column.ts";
import { tableMessages as texts } from "../table.messages.ts";

/** A column's filter with its options. */
export interface OfferedFilter<Row> {
  readonly id: string;
  readonly filter: ColumnFilter<Row>;
  readonly options: readonly CountedOption[];
}

export interface CountedOption extends FilterOption {
  /** Number of rows with this value; known only if all rows are loaded. */
  readonly count?: number;
}

/** The row's value for a column's filter. */
export function toFilterValue<Row>(column: Column<Row>, row: Row): string {
  return (column.filter?.value ?? column.text)(row);
}

/** Options of a column's filter. If all rows are loaded: with counts, and taken from the rows if the column defines no options. */
export function toFilterOptions<Row>(column: Column<Row>, allRows: readonly Row[] | null): readonly CountedOption[] {
  const named = column.filter?.options;
  if (allRows === null) return named ?? [];
  const counts = new Map<string, number>();
  for (const row of allRows) {
    const value = toFilterValue(column, row);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  if (named) return named.map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }));
  return [...counts]
    .filter(([value]) => value !== "")
    .map(([value, count]) => ({ value, label: value, count }))
    .toSorted((a, b) => compareText(a.label, b.label));
}

/** Display text of a selected value. */
export function toOptionLabel(
  options: readonly FilterOption[],
  value: string,
  toLabel: (value: string) => string = String,
): string {
  return options.find((option) => option.value === value)?.label ?? toLabel(value);
}

/** Most chips of one filter; more would push the rows away. */
const mostChips = 6;

export interface ActiveFilter {
  readonly column: string;
  /** Its values; removing its chip clears them. */
  readonly values: readonly string[];
  /** "Durum: Donduruldu". */
  readonly text: string;
}

/** What the filters are set to, a value each; one for a filter with many. */
export function toActiveFilters<Row>(
  filters: readonly OfferedFilter<Row>[],
  chosen: Readonly<Record<string, readonly string[]>>,
): readonly ActiveFilter[] {
  return filters.flatMap(({ id: column, filter, options }) => {
    const values = chosen[column] ?? [];
    if (values.length > mostChips)
      return [{ column, values, text: texts.filterCount(filter.label, formatNumber(values.length)) }];
    const toLabel = (value: string) => toOptionLabel(options, value, filter.toLabel);
    return values.map((value) => ({ column, values: [value], text: texts.filterChip(filter.label, toLabel(value)) }));
  });
}

/** "Durum: Tümü", "Durum: Gelmedi", "Durum: Gelmedi +2". */
export function toFilterWords(label: string, values: readonly string[], toLabel: (value: string) => string): string {
  const [first, ...others] = values;
  if (first === undefined) return texts.filterOff(label);
  const words = toLabel(first);
  return others.length === 0
    ? texts.filterChip(label, words)
    : texts.filterMany(label, words, formatNumber(others.length));
}
