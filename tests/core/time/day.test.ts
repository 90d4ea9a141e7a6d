import { describe, expect, test } from "vitest";
import {
  addDays,
  daysBetween,
  isDay,
  parseMoment,
  parseTypedDay,
  toDay,
  toWeekday,
} from "../../../src/core/time/day.ts";

describe("days", () => {
  test("today is Istanbul's today", () => {
    expect(toDay(Date.parse("2026-11-20T21:30:00Z"))).toBe("2026-11-21");
    expect(toDay(Date.parse("2026-11-20T20:59:59Z"))).toBe("2026-11-20");
  });
  test("adding crosses months, years and leap days", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  });
  test("adding to an invalid day throws", () => {
    for (const day of ["yarın", ""]) expect(() => addDays(day, 1), day).toThrow(RangeError);
    expect(() => addDays("2026-11-20", 1e12)).toThrow(RangeError);
    expect(() => toDay(Number.NaN)).toThrow(RangeError);
  });
  test("distance", () => {
    expect(daysBetween("2026-10-25", "2026-11-21")).toBe(27);
    expect(daysBetween("2026-11-21", "2026-11-20")).toBe(-1);
  });
  test("Monday is 1, Sunday 7", () => expect([toWeekday("2026-11-16"), toWeekday("2026-11-22")]).toEqual([1, 7]));
  test.each([
    ["2026-02-28", true],
    ["2026-02-30", false],
    ["2026-13-01", false],
    ["26-01-01", false],
    ["", false],
  ])("%s is a day: %s", (text, is) => expect(isDay(text)).toBe(is));
});

describe("moments of the provider", () => {
  test("with an offset", () => expect(parseMoment("2026-11-20T07:42:00+03:00")).toBe(Date.UTC(2026, 10, 20, 4, 42)));
  test("without one it is Istanbul", () =>
    expect(parseMoment("2026-11-20T07:42:00")).toBe(Date.UTC(2026, 10, 20, 4, 42)));
  test("with a blank instead of T", () =>
    expect(parseMoment("2026-11-20 07:42:00")).toBe(Date.UTC(2026, 10, 20, 4, 42)));
  test("before October 2016 winter was +02", () =>
    expect(parseMoment("2016-01-15T12:00:00")).toBe(Date.UTC(2016, 0, 15, 10)));
  test("a plain day is its midnight", () => expect(parseMoment("2026-11-20")).toBe(Date.UTC(2026, 10, 19, 21)));
  test.each([
    ["2026-11-20T04:42Z", "2026-11-20T04:42:00.000Z"],
    ["2026-11-20 07:42:31.123456+03:00", "2026-11-20T04:42:31.123Z"],
    ["2026-11-20T07:42:31.5+0300", "2026-11-20T04:42:31.500Z"],
    ["2026-11-20T01:42-03", "2026-11-20T04:42:00.000Z"],
    ["2015-11-08T02:30:00", "2015-11-07T23:30:00.000Z"],
  ])("%s is %s", (text, moment) => expect(new Date(parseMoment(text) ?? Number.NaN).toISOString()).toBe(moment));
  // Engines parse the first as 3 March or reject it; only some can read the second.
  test.each([
    "2026-02-31T00:00:00Z",
    "Fri, 20 Nov 2026 07:42:00 +0300",
    "2026-11-20T25:00",
    "2026-11-20T07:60",
    "2026-11-20T7:42",
    "2026-11-20Z",
    "2026-11",
    "yarın",
    "",
  ])("%s is none", (text) => expect(parseMoment(text)).toBeNull());
});

describe("a typed day", () => {
  test.each([
    ["01.12.2026", "2026-12-01"],
    ["1.12.2026", "2026-12-01"],
    [" 1/12/26 ", "2026-12-01"],
    ["01122026", "2026-12-01"],
    ["29.02.2028", "2028-02-29"],
  ])("%s is %s", (text, day) => expect(parseTypedDay(text)).toBe(day));

  test.each([
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
});
