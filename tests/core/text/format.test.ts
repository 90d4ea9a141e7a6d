import { describe, expect, test } from "vitest";
import {
  formatDate,
  formatDay,
  formatDistance,
  formatDuration,
  formatFixed,
  formatHours,
  formatMoney,
  formatNumber,
  formatPercent,
  formatShort,
  formatTime,
} from "../../../src/core/text/format.ts";
import {
  formatLongDate,
  formatMonth,
  formatShortDay,
  formatTicketTime,
  formatWeekday,
} from "../../../src/core/text/format-date.ts";

const nb = "\u00a0";

describe("numbers", () => {
  test.each([
    [1234567.891, "1.234.567,89"],
    [0.1 + 0.2, "0,3"],
    [1.005, "1,01"],
    [-0.001, "0"],
    [0, "0"],
    [null, "-"],
    [Number.NaN, "-"],
  ])("%s is %s", (value, text) => expect(formatNumber(value)).toBe(text));

  test("whole ones are written as the formatter writes them", () => {
    const format = new Intl.NumberFormat("tr-TR", { signDisplay: "negative" });
    const edges = [0, -0, 7, 999, 1000, -1000, 12_345, -999_999, 1e6, 123_456_789, 1e15 - 1, 1e15, 2 ** 53, -1e21];
    for (const value of edges) expect(formatNumber(value)).toBe(format.format(value));
  });

  test("fixed decimals", () => expect(formatFixed(4.6, 2)).toBe("4,60"));

  test.each([
    [18.2, "%18,2"],
    [12, "%12"],
    [-3, "-%3"],
    [-0.01, "%0"],
    [null, "-"],
  ])("%s percent is %s", (value, text) => expect(formatPercent(value)).toBe(text));

  test.each([
    [2310.4, `2.310,40${nb}TL`],
    [-12.5, `-12,50${nb}TL`],
    [-0.001, `0,00${nb}TL`],
    [undefined, "-"],
  ])("%s lira are %s", (value, text) => expect(formatMoney(value)).toBe(text));

  test.each([
    [1234, `1,2${nb}B`],
    [3_400_000, `3,4${nb}Mn`],
    [1_000_000_000, `1${nb}Mr`],
    [999, "999"],
    [999_960, `1${nb}Mn`],
    [-25_000, `-25${nb}B`],
  ])("%s is short %s", (value, text) => expect(formatShort(value)).toBe(text));
});

describe("distances and durations", () => {
  test.each([
    [342.4, `342${nb}m`],
    [999.4, `999${nb}m`],
    [999.6, `1${nb}km`],
    [1240, `1,2${nb}km`],
    [0, `0${nb}m`],
    [-1, "-"],
    [null, "-"],
  ])("%s metres are %s", (value, text) => expect(formatDistance(value)).toBe(text));

  test.each([
    [2520, `42${nb}dk`],
    [4500, `1${nb}sa 15${nb}dk`],
    [7200, `2${nb}sa`],
    [3599, `1${nb}sa`],
    [0, `0${nb}dk`],
    [-1, "-"],
    [undefined, "-"],
  ])("%s seconds are %s", (value, text) => expect(formatDuration(value)).toBe(text));
});

describe("dates are Istanbul's, whatever the machine's zone", () => {
  // 00:30 in Istanbul is still the day before in UTC and in Los Angeles.
  const moment = Date.parse("2026-11-01T00:30:00+03:00");
  test("day", () => expect(formatDate(moment)).toBe("01.11.2026"));
  test("time", () => expect(formatTime(moment)).toBe("00:30"));
  test("ticket time", () =>
    expect(formatTicketTime(Date.parse("2026-11-24T08:12:00+03:00"))).toBe("24 Kas 2026 - 08:12"));
  test("long date", () => expect(formatLongDate(moment)).toBe("1 Kasım 2026 Pazar"));
  test("month", () => expect(formatMonth(moment)).toBe("Kasım 2026"));
  test("a plain day", () => expect(formatDay("2026-03-05")).toBe("05.03.2026"));

  test("hours are a span", () => {
    expect(formatHours("08:30 - 18:00")).toBe("08:30–18:00");
    expect(formatHours("08:00-16:00 / 16:00-24:00")).toBe("08:00–16:00 / 16:00–24:00");
    expect(formatHours("Vardiyalı")).toBe("Vardiyalı");
  });
  test("a short day", () => expect(formatShortDay("2026-03-05")).toBe("5 Mar"));
  test("missing", () =>
    expect([formatDate(null), formatTime(undefined), formatTicketTime(Number.NaN)]).toEqual(["-", "-", "-"]));
  test("weekdays", () =>
    expect(([1, 2, 3, 4, 5, 6, 7] as const).map((day) => formatWeekday(day))).toEqual([
      "Pzt",
      "Sal",
      "Çar",
      "Per",
      "Cum",
      "Cmt",
      "Paz",
    ]));
});
