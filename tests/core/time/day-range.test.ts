import { expect, test } from "vitest";
import { addDays } from "../../../src/core/time/day.ts";
import {
  countDays,
  longestRange,
  namedRanges,
  readRange,
  toDays,
  toNamedRange,
  writeRange,
} from "../../../src/core/time/day-range.ts";

const named = (today: string) => namedRanges.map((name) => writeRange(toNamedRange(name, today)));

test("named ranges: weeks from Monday to Sunday, months whole", () => {
  // A Thursday.
  expect(named("2026-11-19")).toEqual([
    "2026-11-19",
    "2026-11-18",
    "2026-11-16..2026-11-22",
    "2026-11-09..2026-11-15",
    "2026-11-01..2026-11-30",
    "2026-10-01..2026-10-31",
  ]);
  // A Sunday, the last day of its week, in January: the previous month is in another year.
  expect(named("2027-01-03")).toEqual([
    "2027-01-03",
    "2027-01-02",
    "2026-12-28..2027-01-03",
    "2026-12-21..2026-12-27",
    "2027-01-01..2027-01-31",
    "2026-12-01..2026-12-31",
  ]);
  expect(writeRange(toNamedRange("last-month", "2028-03-31"))).toBe("2028-02-01..2028-02-29");
});

test("a range is read as it was written; nothing else is a range", () => {
  for (const text of ["2026-11-19", "2026-10-01..2026-10-31"]) {
    const range = readRange(text);
    expect(range && writeRange(range)).toBe(text);
  }
  for (const text of [
    "",
    "dün",
    "2026-02-30",
    "2026-10-31..2026-10-01",
    "2026-10-01..",
    "2026-10-01..x",
    "a..b..c",
    "2026-10-01..2026-10-02..2026-10-03",
  ]) {
    expect(readRange(text), text).toBe(null);
  }
  const last = addDays("2026-01-01", longestRange - 1);
  expect(countDays(readRange(`2026-01-01..${last}`) ?? { first: "", last: "" })).toBe(longestRange);
  expect(readRange(`2026-01-01..${addDays(last, 1)}`)).toBe(null);
});

test("days of ranges: each once, in order, over the end of a month", () => {
  expect(
    toDays([
      { first: "2026-10-30", last: "2026-11-01" },
      { first: "2026-10-29", last: "2026-10-30" },
    ]),
  ).toEqual(["2026-10-29", "2026-10-30", "2026-10-31", "2026-11-01"]);
  expect(toDays([])).toEqual([]);
});
