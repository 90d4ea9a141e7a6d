import { describe, expect, it } from "vitest";
import { fromLocalDate, parseTypedDay, toLocalNoon } from "../../../src/core/time/day.ts";
import { isWithin } from "../../../src/widgets/kit/date/date-field.tsx";

describe("a typed day", () => {
  it.each([
    ["01.12.2026", "2026-12-01"],
    ["1.12.2026", "2026-12-01"],
    [" 1/12/26 ", "2026-12-01"],
    ["01122026", "2026-12-01"],
    ["29.02.2028", "2028-02-29"],
  ])("%s is %s", (text, day) => expect(parseTypedDay(text)).toBe(day));

  it.each([
    "",
    "1.12",
    "32.01.2026",
    "29.02.2026",
    "01.13.2026",
    "12-2026",
    "bugün",
    "01.12.02026",
    "011220261",
    "0112abcd",
  ])("%s is none", (text) => expect(parseTypedDay(text)).toBeNull());

  it("lies within limits that may be missing", () => {
    expect(isWithin("2026-12-01", "2026-12-01", "2026-12-01")).toBe(true);
    expect(isWithin("2026-12-01", undefined, "2026-11-30")).toBe(false);
    expect(isWithin("2026-12-01", "2026-12-02", undefined)).toBe(false);
    expect(isWithin("2026-12-01", undefined, undefined)).toBe(true);
  });

  it("goes through the calendar's dates unchanged, also where clocks change", () => {
    for (const day of ["2026-03-08", "2026-11-01", "2016-03-27", "2028-02-29", "2026-01-01", "2026-12-31"])
      expect(fromLocalDate(toLocalNoon(day))).toBe(day);
  });
});
