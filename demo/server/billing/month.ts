import { addDays, dayInIstanbul, firstOfMonth, type Day } from "../calendar/day.ts";

/** `YYYY-MM`. */
export type Month = string;

/** Invoices reach back to here (specification 2 §5: October 2018, exclusive). */
export const firstMonth: Month = "2018-11";

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function monthAt(moment: Date): Month {
  return monthOf(dayInIstanbul(moment));
}

export function addMonths(month: Month, count: number): Month {
  return monthOf(firstOfMonth(firstDayOf(month), count));
}

export function firstDayOf(month: Month): Day {
  return `${month}-01`;
}

export function lastDayOf(month: Month): Day {
  return addDays(firstOfMonth(firstDayOf(month), 1), -1);
}

/** 1 to 12. */
export function numberOf(month: Month): number {
  return Number(month.slice(5));
}

export function yearOf(month: Month): number {
  return Number(month.slice(0, 4));
}
