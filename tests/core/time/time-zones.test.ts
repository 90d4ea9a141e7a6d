import dayjs from "dayjs";
import * as v from "valibot";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";

const ownZone = process.env["TZ"];
afterEach(() => {
  if (ownZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ownZone;
});

const utc = (text: string) => new Date(text).getTime();
/** ISO text, so that a failed assertion is readable. */
const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());

/** All date functions, from freshly loaded modules, so that nothing of another zone or engine is cached. */
async function answers() {
  vi.resetModules();
  const [day, month, format, formatDate, moments, wall, serial, expiry, dates, demo, demoMonth] = await Promise.all([
    import("../../../src/core/time/day.ts"),
    import("../../../src/core/time/month.ts"),
    import("../../../src/core/text/format.ts"),
    import("../../../src/core/text/format-date.ts"),
    import("../../../src/core/api/values.ts"),
    import("../../../src/core/time/wall-time.ts"),
    import("../../../src/widgets/kit/sheet/serial.ts"),
    import("../../../src/core/drivers/document-status.ts"),
    import("../../../src/core/trips/dates.ts"),
    import("../../../demo/server/calendar/day.ts"),
    import("../../../demo/server/billing/month.ts"),
  ]);
  return {
    ...day,
    ...month,
    ...format,
    ...formatDate,
    ...moments,
    ...wall,
    ...serial,
    ...expiry,
    ...dates,
    demo,
    demoMonth,
  };
}

// 00:30 in Istanbul is the previous day in UTC and America; at 23:59 in Istanbul it is the next day in Tokyo.
const early = utc("2026-10-31T21:30:00Z");
const late = utc("2026-12-31T20:59:30Z");
/** In Istanbul 03:00–04:00 was skipped on 27 March 2016; on 8 November 2015 the clock went back from 04:00 to 03:00. */
const beforeSpring = utc("2016-03-27T00:59:59Z");
const spring = utc("2016-03-27T01:00:00Z");
const beforeAutumn = utc("2015-11-08T00:59:59Z");
const autumn = utc("2015-11-08T01:00:00Z");

/** Local times that don't exist or exist twice: in Los Angeles, in London, and at midnight in São Paulo in 2018. */
const oddHours = [
  ["2026-03-08T02:30", "2026-03-07T23:30:00.000Z"],
  ["2026-11-01T01:30", "2026-10-31T22:30:00.000Z"],
  ["2026-03-29T03:30", "2026-03-29T00:30:00.000Z"],
  ["2026-10-25T01:30", "2026-10-24T22:30:00.000Z"],
  ["2018-11-04T00:30", "2018-11-03T21:30:00.000Z"],
] as const;

async function expectIstanbul() {
  const of = await answers();
  expect([early, late, beforeSpring, spring].map(of.toDay)).toEqual([
    "2026-11-01",
    "2026-12-31",
    "2016-03-27",
    "2016-03-27",
  ]);
  expect([early, late, late + 30_000].map(of.toMonth)).toEqual(["2026-11", "2026-12", "2027-01"]);
  expect([early, late].map(of.formatDate)).toEqual(["01.11.2026", "31.12.2026"]);
  expect([early, late, beforeSpring, spring, beforeAutumn, autumn].map(of.formatTime)).toEqual([
    "00:30",
    "23:59",
    "02:59",
    "04:00",
    "03:59",
    "03:00",
  ]);
  expect(of.formatTicketTime(early)).toBe("1 Kas 2026 - 00:30");
  expect(of.formatLongDate(late)).toBe("31 Aralık 2026 Perşembe");
  expect(of.formatMonth(early)).toBe("Kasım 2026");

  for (const [text, moment] of oddHours) {
    expect(iso(of.parseMoment(text)), text).toBe(moment);
    expect(of.formatTicketTime(utc(moment)), text).toContain(text.slice(11));
    expect(of.toDay(utc(moment)), text).toBe(text.slice(0, 10));
  }
  expect(
    ["2016-03-27T02:59:59", "2016-03-27T04:00", "2015-11-08T02:30", "2015-11-08T04:30"].map(of.parseMoment).map(iso),
  ).toEqual([
    "2016-03-27T00:59:59.000Z",
    "2016-03-27T01:00:00.000Z",
    "2015-11-07T23:30:00.000Z",
    "2015-11-08T02:30:00.000Z",
  ]);
  expect(["2016-03-27T03:30", "2015-11-08T03:30"].map(of.parseMoment).map(iso), "leapt over, and shown twice").toEqual([
    "2016-03-27T00:30:00.000Z",
    "2015-11-08T00:30:00.000Z",
  ]);
  expect(iso(of.parseMoment("2026-11-20 07:42:00.5-0330"))).toBe("2026-11-20T11:12:00.500Z");
  expect(of.toIsoMoment(early)).toBe("2026-10-31T21:30:00.000Z");
  expect(["2026-10-31T21:30:00Z", "2026-11-01", "1.11.2026"].map(of.parseDay)).toEqual([
    "2026-11-01",
    "2026-11-01",
    null,
  ]);

  for (const day of ["2026-03-08", "2026-03-29", "2018-11-04", "2028-02-29", "2026-12-31"]) {
    expect(of.isDay(day), day).toBe(true);
    expect(of.addDays(of.addDays(day, 1), -1)).toBe(day);
    expect(of.daysBetween(day, of.addDays(day, 40))).toBe(40);
    expect(of.fromLocalDate(of.toLocalNoon(day))).toBe(day);
    expect(of.toLocalNoon(day).getHours()).toBe(12);
    expect(of.parseTypedDay(of.formatDay(day))).toBe(day);
  }
  expect(["2026-02-29", "2026-13-01", "0050-01-01", "2026-1-1"].filter(of.isDay)).toEqual([]);
  expect(of.toWeekday("2026-11-01")).toBe(7);
  expect(iso(of.toUtcMidnight("2026-11-01"))).toBe("2026-11-01T00:00:00.000Z");
  expect([of.formatShortDay("2026-03-08"), of.formatLongDay("2026-03-08")]).toEqual(["8 Mar", "8 Mart 2026 Pazar"]);
  expect([of.formatWeekday(1), of.formatWeekday(6), of.formatWeekday(7, "long")]).toEqual(["Pzt", "Cmt", "Pazar"]);

  expect([of.addMonths("2026-10", 1), of.addMonths("2026-03", -4), of.addMonths("2026-11", 14)]).toEqual([
    "2026-11",
    "2025-11",
    "2028-01",
  ]);
  expect(["2026-10", "2026-13", "Ekim"].map(of.isMonth)).toEqual([true, false, false]);
  expect([of.formatMonthAndYear("2026-11"), of.formatMonthName("2026-03", "short")]).toEqual(["Kasım 2026", "Mar"]);

  const decode = (schema: v.GenericSchema, text: string) => v.parse(schema, text);
  expect(decode(of.optionalDay, "2026-10-31T21:30:00Z")).toBe("2026-11-01");
  expect(decode(of.optionalClock, "2026-10-31T21:30:00Z")).toBe("00:30");
  expect(decode(of.optionalMoment, "2026-11-01T00:30")).toBe(early);

  expect(of.writeWallTime(of.toWallTime(early), "D MMM HH:mm")).toBe("1 Kas 00:30");
  expect(of.fromWallTime(of.toWallTime(late))).toBe(late);
  expect(of.formatSerialDay(of.toMomentSerial(early) ?? 0)).toBe("01.11.2026");
  expect(of.formatSerialTime(of.toMomentSerial(late) ?? 0, true)).toBe("23:59:30");
  expect([of.toDaySerial("2026-11-25"), of.toDaySerial(early)]).toEqual([46_351, 46_327]);
  expect(of.toExpiry({ expirationDay: "2026-12-01" }, "2026-11-01")).toBe("in-30");
  expect(of.toDaysLeft({ expirationDay: "2026-12-01" }, "2026-11-01")).toBe(30);

  expect(of.toDays({ start: "2026-03-28", end: "2026-03-30" })).toEqual(["2026-03-28", "2026-03-29", "2026-03-30"]);
  expect(of.toDefaultRange("2026-11-01")).toEqual({ start: "2026-10-27", end: "2026-11-01" });

  expect(of.demo.dayInIstanbul(new Date(early))).toBe("2026-11-01");
  expect([of.demo.mondayOf("2026-11-01"), of.demo.firstOfMonth("2026-11-15", -11)]).toEqual([
    "2026-10-26",
    "2025-12-01",
  ]);
  expect(of.demo.eachDay("2026-03-28", "2026-03-30")).toEqual(["2026-03-28", "2026-03-29", "2026-03-30"]);
  expect(of.demo.toMoment(new Date(early))).toBe("2026-11-01T00:30:00+03:00");
  expect(of.demo.toMoment(new Date("2016-01-15T22:30:00Z"))).toBe("2016-01-16T00:30:00+02:00");
  expect(iso(of.demo.startOfDay("2016-01-15").getTime())).toBe("2016-01-14T22:00:00.000Z");
  expect(of.demoMonth.monthAt(new Date(late + 30_000))).toBe("2027-01");
  expect(of.demoMonth.lastDayOf("2028-02")).toBe("2028-02-29");
}

// With each zone's offset in January, minutes, to check that the zone is in effect.
const zones = [
  ["America/Los_Angeles", 480],
  ["Asia/Tokyo", -540],
  ["UTC", 0],
  ["Europe/Istanbul", -180],
  ["Europe/London", 0],
  ["America/Sao_Paulo", 180],
] as const;

describe("dates are Istanbul's", () => {
  test.each(zones)("on a machine in %s", async (zone, offset) => {
    process.env["TZ"] = zone;
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(offset);
    await expectIstanbul();
  });
});

/**
 * Stub of an engine that formats dates of every locale but Turkish differently: another order, other separators, midnight as 24. The
 * values of the parts are correct, as in WebKitGTK, whose en-CA isn't YYYY-MM-DD.
 */
function stubEngine() {
  const { prototype } = Intl.DateTimeFormat;
  const parts = prototype.formatToParts;
  const isTurkish = (format: Intl.DateTimeFormat) => format.resolvedOptions().locale.startsWith("tr");
  vi.spyOn(prototype, "formatToParts").mockImplementation(function (this: Intl.DateTimeFormat, date) {
    const real = parts.call(this, date);
    if (isTurkish(this)) return real;
    return real.toReversed().map(({ type, value }) => {
      if (type === "hour" && Number(value) === 0) return { type, value: "24" };
      return { type, value: /^\d+$/.test(value) ? value : `?${type}?` };
    });
  });
  const real = Object.getOwnPropertyDescriptor(prototype, "format");
  if (!real?.get) throw new Error("format is a getter");
  const write = real.get;
  Object.defineProperty(prototype, "format", {
    ...real,
    get(this: Intl.DateTimeFormat): unknown {
      return isTurkish(this) ? write.call(this) : () => "20|11|26";
    },
  });
  onTestFinished(() => void Object.defineProperty(prototype, "format", real));
  for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"] as const)
    vi.spyOn(Date.prototype, name).mockReturnValue("20|11|26");
}

describe("dates don't depend on how an engine writes them", () => {
  test.each(zones)("on a machine in %s", async (zone) => {
    stubEngine();
    expect(new Intl.DateTimeFormat("en-CA").format(0), "the fault is in effect").toBe("20|11|26");
    expect(new Intl.DateTimeFormat("tr-TR", { timeZone: "UTC" }).format(0)).toBe("01.01.1970");
    process.env["TZ"] = zone;
    await expectIstanbul();
  });
});

test("only displayed texts are Turkish: the library's default locale is unchanged", async () => {
  await answers();
  expect(dayjs.locale()).toBe("en");
  expect(dayjs.utc(early).format("MMMM")).toBe("October");
});
