import type { HistogramItem } from "../api/billing.ts";
import { addMonths, type Month, monthNumberOf, monthOf, yearOf } from "../time/month.ts";
import type { Kurus } from "./money.ts";

/** One bar of the six-month chart. */
export interface MonthBar {
  readonly month: Month;
  /** With KDV. */
  readonly total: Kurus | null;
  /** `estimate`: a future month. */
  readonly kind: "past" | "current" | "estimate";
  readonly isPreviousYear: boolean;
}

/**
 * The bars with their years, because the provider identifies months by number only. Six consecutive months contain each
 * number once, so that the requested month determines the year of all others; when it or other months are missing, the
 * provider's mark of the previous year is used.
 *
 * @param asked the month that was requested
 * @param current today's month
 */
export function toMonthBars(items: readonly HistogramItem[], asked: Month, current: Month): readonly MonthBar[] {
  const months = monthsAround(items, asked) ?? monthsInOrder(items, asked);
  return items.map(({ total, isPreviousYear }, index) => {
    const month = months[index] ?? asked;
    return {
      month,
      total,
      kind: month === current ? "current" : month > current ? "estimate" : "past",
      isPreviousYear: isPreviousYear || yearOf(month) < yearOf(asked),
    };
  });
}

function monthsAround(items: readonly HistogramItem[], asked: Month): Month[] | null {
  const anchor = items.findIndex(({ monthNumber }) => monthNumber === monthNumberOf(asked));
  if (anchor < 0) return null;
  const months = items.map((_, index) => addMonths(asked, index - anchor));
  return months.every((month, index) => monthNumberOf(month) === items[index]?.monthNumber) ? months : null;
}

function monthsInOrder(items: readonly HistogramItem[], asked: Month): Month[] {
  const months: Month[] = [];
  for (const { monthNumber, isPreviousYear } of items) {
    const before = months.at(-1) ?? "";
    let month = monthOf(yearOf(asked) - (isPreviousYear ? 1 : 0), monthNumber);
    while (month <= before) month = addMonths(month, 12);
    months.push(month);
  }
  return months;
}
