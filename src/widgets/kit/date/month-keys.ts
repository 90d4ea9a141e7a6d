import { addMonths, type Month, monthOf, yearOf } from "../../../core/time/month.ts";

/** First and last selectable month. */
export interface MonthLimits {
  readonly first: Month;
  readonly last: Month;
}

/** Months per row of the panel. */
const row = 3;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -row,
  ArrowDown: row,
  PageUp: -12,
  PageDown: 12,
};

/** The month, or the nearest selectable one. */
export function clampMonth(month: Month, { first, last }: MonthLimits): Month {
  if (month < first) return first;
  return month > last ? last : month;
}

/** Month that a key leads to; undefined for other keys. */
export function moveMonth(key: string, month: Month, limits: MonthLimits): Month | undefined {
  if (key === "Home") return clampMonth(monthOf(yearOf(month), 1), limits);
  if (key === "End") return clampMonth(monthOf(yearOf(month), 12), limits);
  const step = steps[key];
  return step === undefined ? undefined : clampMonth(addMonths(month, step), limits);
}
