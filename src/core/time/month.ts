import { readDay } from "./day.ts";
import { dayjs } from "./dayjs.ts";
import { toWallTime, writeWallTime } from "./wall-time.ts";

/** A calendar month of the business, `YYYY-MM`. Always of Europe/Istanbul, as every day. */
export type Month = string;

const pattern = "YYYY-MM";

/** The month that it is in Istanbul at a moment given in ms since 1970. */
export function toMonth(moment: number): Month {
  return writeWallTime(toWallTime(moment), pattern);
}

export function isMonth(text: string): boolean {
  return readDay(text, pattern) !== null;
}

// Year and number are cut out of the text, and put together again: a month has this one form, and lists sort by it.

/** 1 January … 12 December. */
export function monthNumberOf(month: Month): number {
  return Number(month.slice(5, 7));
}

export function yearOf(month: Month): number {
  return Number(month.slice(0, 4));
}

/** @param number 1 January … 12 December */
export function monthOf(year: number, number: number): Month {
  return `${String(year).padStart(4, "0")}-${String(number).padStart(2, "0")}`;
}

export function addMonths(month: Month, count: number): Month {
  return dayjs.utc(month).add(count, "month").format(pattern);
}

/** `Kasım`, short `Kas`. */
export function formatMonthName(month: Month, length: "long" | "short" = "long"): string {
  return writeWallTime(dayjs.utc(month).valueOf(), length === "long" ? "MMMM" : "MMM");
}

/** `Kasım 2026`. */
export function formatMonthAndYear(month: Month): string {
  return `${formatMonthName(month)} ${yearOf(month)}`;
}
