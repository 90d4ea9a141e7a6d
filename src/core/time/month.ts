import { writeWallTime } from "../text/format-date.ts";
import { isDay, toDay } from "./day.ts";
import { dayjs } from "./dayjs.ts";

/** A calendar month of the business, `YYYY-MM`. Always in Europe/Istanbul, as days are. */
export type Month = string;

const pattern = "YYYY-MM";

/** The month in Istanbul at a moment in ms since 1970. */
export function toMonth(moment: number): Month {
  return toDay(moment).slice(0, 7);
}

export function isMonth(text: string): boolean {
  return isDay(`${text}-01`);
}

// Sliced from the text: a month has this one format, which also sorts correctly.

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

const providerMonths = ["Oca", "Şub", "Mar", "Nis", "May", "Haz", "Tem", "Ağu", "Eyl", "Eki", "Kas", "Ara"];

/** `Kas` in every language: as the provider names the months of its charts. */
export function toProviderMonthName(month: Month): string {
  return providerMonths[monthNumberOf(month) - 1] ?? "";
}

/** `Kasım 2026`. */
export function formatMonthAndYear(month: Month): string {
  return `${formatMonthName(month)} ${yearOf(month)}`;
}
