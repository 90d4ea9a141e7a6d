import { compareText } from "../../../core/text.ts";
import type { Column, FilterOption } from "./column.ts";

export interface CountedOption extends FilterOption {
  /** How many rows have it; only known when all rows are here. */
  readonly count?: number;
}

/** The row's value for a column's filter. */
export function toFilterValue<Row>(column: Column<Row>, row: Row): string {
  return (column.filter?.value ?? column.text)(row);
}

/** What a column's filter offers. With all rows at hand: counted, and their own values when the column names none. */
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

/** The chosen value as the person knows it. */
export function toOptionLabel(options: readonly FilterOption[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
