import { describe, expect, test } from "vitest";
import { addDays } from "../../../src/core/time/day.ts";
import { holidayOn, holidaysIn, holidayYears, isWorkday, workdaysBefore } from "../../../src/core/time/holidays.ts";

describe("public holidays", () => {
  test.each([
    ["2018-01-01", "Yılbaşı"],
    ["2019-06-06", "Ramazan Bayramı"],
    ["2020-08-03", "Kurban Bayramı"],
    ["2026-04-23", "Ulusal Egemenlik ve Çocuk Bayramı"],
    ["2026-07-15", "Demokrasi ve Millî Birlik Günü"],
    ["2026-08-30", "Zafer Bayramı"],
    ["2026-10-29", "Cumhuriyet Bayramı"],
    ["2033-01-02", "Ramazan Bayramı"],
    ["2033-12-25", "Ramazan Bayramı"],
    ["2035-02-21", "Kurban Bayramı"],
  ])("%s is a whole day of %s", (day, name) => expect(holidayOn(day)).toEqual({ name, isHalfDay: false }));

  test("the eves of the two feasts and 28 October are half days", () => {
    expect(holidayOn("2026-03-19")).toEqual({ name: "Ramazan Bayramı arifesi", isHalfDay: true });
    expect(holidayOn("2026-05-26")).toEqual({ name: "Kurban Bayramı arifesi", isHalfDay: true });
    expect(holidayOn("2030-10-28")).toEqual({ name: "Cumhuriyet Bayramı arifesi", isHalfDay: true });
  });

  test("a whole day wins over an eve, and of two whole ones the feast", () => {
    expect(holidayOn("2033-01-01")).toEqual({ name: "Yılbaşı", isHalfDay: false });
    expect(holidayOn("2029-04-23")?.isHalfDay).toBe(false);
    expect(holidayOn("2027-05-19")?.name).toBe("Kurban Bayramı");
  });

  test("the days around them are ordinary", () => {
    for (const day of ["2026-03-18", "2026-03-23", "2026-05-31", "2026-10-30", "2026-11-19"]) {
      expect(holidayOn(day), day).toBeNull();
    }
  });

  test("every year has both feasts whole, each 353 to 356 days after the one before", () => {
    const firsts = { "Ramazan Bayramı": [] as string[], "Kurban Bayramı": [] as string[] };
    const days = { "Ramazan Bayramı": 0, "Kurban Bayramı": 0 };
    for (let day = `${holidayYears.first}-01-01`; day <= `${holidayYears.last}-12-31`; day = addDays(day, 1)) {
      const holiday = holidayOn(day);
      if (holiday?.name !== "Ramazan Bayramı" && holiday?.name !== "Kurban Bayramı") continue;
      days[holiday.name] += 1;
      if (holidayOn(addDays(day, -1))?.name !== holiday.name) firsts[holiday.name].push(day);
    }
    // 18 years; 2033 has two Ramazan Bayramı.
    expect(days).toEqual({ "Ramazan Bayramı": 19 * 3, "Kurban Bayramı": 18 * 4 });
    for (const found of Object.values(firsts)) {
      const gaps = found.slice(1).map((day, index) => (Date.parse(day) - Date.parse(found[index] ?? "")) / 86_400_000);
      expect(gaps.every((gap) => gap >= 353 && gap <= 356)).toBe(true);
    }
  });

  test("of a month, days that follow each other together", () => {
    expect(holidaysIn("2026-05").map(({ first, last, name }) => [first, last, name])).toEqual([
      ["2026-05-01", "2026-05-01", "Emek ve Dayanışma Günü"],
      ["2026-05-19", "2026-05-19", "Atatürk'ü Anma, Gençlik ve Spor Bayramı"],
      ["2026-05-26", "2026-05-26", "Kurban Bayramı arifesi"],
      ["2026-05-27", "2026-05-30", "Kurban Bayramı"],
    ]);
    expect(holidaysIn("2026-11")).toEqual([]);
  });
});

describe("workdays", () => {
  test("on a Monday the last one is Friday", () => {
    expect(workdaysBefore("2026-11-23", 2)).toEqual(["2026-11-20", "2026-11-19"]);
    expect(workdaysBefore("2026-11-22", 1)).toEqual(["2026-11-20"]);
  });
  test("after a feast the last one is its eve, or the day before that when half days don't count", () => {
    expect(workdaysBefore("2026-06-01", 2)).toEqual(["2026-05-26", "2026-05-25"]);
    expect(workdaysBefore("2026-06-01", 2, "whole")).toEqual(["2026-05-25", "2026-05-22"]);
  });
  test("a public holiday is not one, its eve is", () => {
    expect(["2026-10-27", "2026-10-28", "2026-10-29", "2026-10-31"].map(isWorkday)).toEqual([true, true, false, false]);
  });
});
