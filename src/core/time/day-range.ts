import { addDays, type Day, daysBetween, isDay, toWeekday } from "./day.ts";
import { addMonths } from "./month.ts";

/** Consecutive days, both ends included. */
export interface DayRange {
  readonly first: Day;
  readonly last: Day;
}

/** Maximum number of days, half a year. Calls list every day of a range, and servers refuse URLs longer than 8 KB. */
export const longestRange = 184;

/** Named ranges, the nearest first. */
export const namedRanges = ["today", "yesterday", "this-week", "last-week", "this-month", "last-month"] as const;
export type NamedRange = (typeof namedRanges)[number];

/** Weeks begin on Monday. */
export function toNamedRange(name: NamedRange, today: Day): DayRange {
  const monday = addDays(today, 1 - toWeekday(today));
  const month = today.slice(0, 7);
  switch (name) {
    case "today":
      return { first: today, last: today };
    case "yesterday":
      return { first: addDays(today, -1), last: addDays(today, -1) };
    case "this-week":
      return { first: monday, last: addDays(monday, 6) };
    case "last-week":
      return { first: addDays(monday, -7), last: addDays(monday, -1) };
    case "this-month":
      return { first: `${month}-01`, last: addDays(`${addMonths(month, 1)}-01`, -1) };
    case "last-month":
      return { first: `${addMonths(month, -1)}-01`, last: addDays(`${month}-01`, -1) };
  }
}

export function countDays({ first, last }: DayRange): number {
  return daysBetween(first, last) + 1;
}

/** Format in URLs: `2026-10-01..2026-10-31`, a single day as `2026-10-01`. */
export function writeRange({ first, last }: DayRange): string {
  return first === last ? first : `${first}..${last}`;
}

/** Parses the format of `writeRange`; null for anything else, and for ranges over `longestRange`. */
export function readRange(text: string): DayRange | null {
  const [first = "", last = first, ...others] = text.split("..");
  if (others.length > 0 || !isDay(first) || !isDay(last) || first > last) return null;
  const range = { first, last };
  return countDays(range) > longestRange ? null : range;
}

/** All days of some ranges, without duplicates, in order. */
export function toDays(ranges: readonly DayRange[]): readonly Day[] {
  const days = ranges.flatMap((range) =>
    Array.from({ length: countDays(range) }, (_, index) => addDays(range.first, index)),
  );
  return [...new Set(days)].toSorted();
}
