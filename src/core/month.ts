import { toDay } from "./day.ts";
import { lazy } from "./lazy.ts";

/** A calendar month of the business, `YYYY-MM`. Always of Europe/Istanbul, as every day (decision 9). */
export type Month = string;

const pattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month that it is in Istanbul at a moment given in ms since 1970. */
export function toMonth(moment: number): Month {
  return toDay(moment).slice(0, 7);
}

export function isMonth(text: string): boolean {
  return pattern.test(text);
}

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
  const index = yearOf(month) * 12 + monthNumberOf(month) - 1 + count;
  return monthOf(Math.floor(index / 12), (((index % 12) + 12) % 12) + 1);
}

const names = {
  long: lazy(() => new Intl.DateTimeFormat("tr-TR", { month: "long", timeZone: "UTC" })),
  short: lazy(() => new Intl.DateTimeFormat("tr-TR", { month: "short", timeZone: "UTC" })),
};

/** `Kasım`, short `Kas`. */
export function formatMonthName(month: Month, length: keyof typeof names = "long"): string {
  return names[length]().format(Date.UTC(yearOf(month), monthNumberOf(month) - 1, 1));
}

/** `Kasım 2026`. */
export function formatMonthAndYear(month: Month): string {
  return `${formatMonthName(month)} ${yearOf(month)}`;
}
