import { holidayMessages as names } from "../text/core.messages.ts";
import { addDays, type Day, toWeekday } from "./day.ts";
import type { Month } from "./month.ts";

/** A Turkish public holiday (law 2429). */
export interface Holiday {
  /** `Kurban Bayramı`. */
  readonly name: string;
  /** The holiday begins at 13:00; in the morning people work, and shuttles run. */
  readonly isHalfDay: boolean;
}

/** The first and the last year whose religious holidays are known; the fixed ones have no end. */
export const holidayYears = { first: 2018, last: 2035 } as const;

type HolidayName = Exclude<keyof typeof names, "eveOf">;

/** Holidays by `MM-DD`; all of them have been in force since before {@link holidayYears}. */
const fixedHolidays: Readonly<Record<string, HolidayName>> = {
  "01-01": "newYear",
  "04-23": "children",
  "05-01": "labour",
  "05-19": "youth",
  "07-15": "democracy",
  "08-30": "victory",
  "10-29": "republic",
};

/**
 * First days of Ramazan Bayramı (three days) and Kurban Bayramı (four) by the calendar of the Presidency of Religious Affairs (Diyanet,
 * vakithesaplama.diyanet.gov.tr), one line per Hijri year, which is eleven days shorter than ours. It is computed years ahead, and
 * sometimes differs by a day from the Umm al-Qura calendar of `Intl`.
 */
const feasts: readonly (readonly [ramazan: Day, kurban: Day])[] = [
  ["2018-06-15", "2018-08-21"],
  ["2019-06-04", "2019-08-11"],
  ["2020-05-24", "2020-07-31"],
  ["2021-05-13", "2021-07-20"],
  ["2022-05-02", "2022-07-09"],
  ["2023-04-21", "2023-06-28"],
  ["2024-04-10", "2024-06-16"],
  ["2025-03-30", "2025-06-06"],
  ["2026-03-20", "2026-05-27"],
  ["2027-03-09", "2027-05-16"],
  ["2028-02-26", "2028-05-05"],
  ["2029-02-14", "2029-04-24"],
  ["2030-02-04", "2030-04-13"],
  ["2031-01-24", "2031-04-02"],
  ["2032-01-14", "2032-03-22"],
  ["2033-01-02", "2033-03-11"],
  ["2033-12-23", "2034-03-01"],
  ["2034-12-12", "2035-02-18"],
  ["2035-12-01", "2036-02-07"],
];

const firstDays = feasts.flatMap(([ramazan, kurban]) => [
  { name: "ramazan" as const, first: ramazan, length: 3 },
  { name: "kurban" as const, first: kurban, length: 4 },
]);

const wholeDays: ReadonlyMap<Day, HolidayName> = new Map(
  firstDays.flatMap(({ name, first, length }) =>
    Array.from({ length }, (_, index): [Day, HolidayName] => [addDays(first, index), name]),
  ),
);

const eves: ReadonlyMap<Day, HolidayName> = new Map(firstDays.map(({ name, first }) => [addDays(first, -1), name]));

/** The holiday of a day; null: none. Of two on one day, a whole day takes precedence over an eve, a religious over a fixed one. */
export function holidayOn(day: Day): Holiday | null {
  const yearly = day.slice(5);
  const whole = wholeDays.get(day) ?? fixedHolidays[yearly];
  if (whole !== undefined) return { name: names[whole], isHalfDay: false };
  const eve = eves.get(day) ?? (yearly === "10-28" ? fixedHolidays["10-29"] : undefined);
  return eve === undefined ? null : { name: names.eveOf(names[eve]), isHalfDay: true };
}

/** A holiday with its consecutive days in one month. */
export interface HolidayDays extends Holiday {
  readonly first: Day;
  readonly last: Day;
}

/** The holidays of a month in order. */
export function holidaysIn(month: Month): readonly HolidayDays[] {
  const found: HolidayDays[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    const holiday = holidayOn(day);
    const before = found.at(-1);
    if (before && holiday?.name === before.name) found[found.length - 1] = { ...before, last: day };
    else if (holiday) found.push({ ...holiday, first: day, last: day });
  }
  return found;
}

/** Monday to Friday, and no public holiday; half days are workdays. */
export function isWorkday(day: Day): boolean {
  return toWeekday(day) <= 5 && holidayOn(day)?.isHalfDay !== false;
}

/** The `count` workdays before `day`, the nearest first. `kind` "whole" leaves out half days too. */
export function workdaysBefore(day: Day, count: number, kind: "any" | "whole" = "any"): Day[] {
  const days: Day[] = [];
  for (let before = addDays(day, -1); days.length < count; before = addDays(before, -1)) {
    if (isWorkday(before) && (kind === "any" || holidayOn(before) === null)) days.push(before);
  }
  return days;
}
