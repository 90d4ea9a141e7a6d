import { addMonths, type Month, monthOf, yearOf } from "../../../core/time/month.ts";

/** The first and the last month that can be chosen. */
export interface MonthLimits {
  readonly first: Month;
  readonly last: Month;
}

/** Months in a row of the panel. */
const row = 3;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -row,
  ArrowDown: row,
  PageUp: -12,
  PageDown: 12,
};

/** The month itself, or the nearest one that can be chosen. */
export function clampMonth(month: Month, { first, last }: MonthLimits): Month {
  if (month < first) return first;
  return month > last ? last : month;
}

/** Where a key leads from a month; undefined for keys that aren't ours. */
export function moveMonth(key: string, month: Month, limits: MonthLimits): Month | undefined {
  if (key === "Home") return clampMonth(monthOf(yearOf(month), 1), limits);
  if (key === "End") return clampMonth(monthOf(yearOf(month), 12), limits);
  const step = steps[key];
  return step === undefined ? undefined : clampMonth(addMonths(month, step), limits);
}
