import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fetchPastTrips } from "../../../src/core/api/past-trips.ts";
import { toDay } from "../../../src/core/time/day.ts";
import {
  checkExportRange,
  checkListRange,
  toDays,
  toDefaultRange,
  toExportLimits,
  toListLimits,
} from "../../../src/core/trips/dates.ts";
import { toLetters } from "../../../src/core/routes/stop-letter.ts";
import { hasTravelled, toPassengerOutcome } from "../../../src/core/trips/passenger-state.ts";
import {
  endOf,
  toArrival,
  toDelay,
  toDeparture,
  toPunctuality,
  toShownDuration,
  toTripEnd,
} from "../../../src/core/trips/punctuality.ts";
import { toTimesRow } from "../../../src/core/reports/times-report.ts";
import { ask } from "../api/calls-stage.ts";
import { aPastTrip } from "../../helpers/rows.ts";

const today = "2026-11-20";

describe("days of the list", () => {
  test("five days back to today; today is Istanbul's, wherever the browser is", () => {
    expect(toDefaultRange(today)).toEqual({ start: "2026-11-15", end: today });
    // Still the day before in Los Angeles, and there until ten in the morning.
    expect(toDefaultRange(toDay(Date.parse("2026-11-19T21:30:00Z")))).toEqual({ start: "2026-11-15", end: today });
    expect(toDefaultRange(toDay(Date.parse("2026-11-19T20:30:00Z"))).end).toBe("2026-11-19");
  });

  test.each([
    ["2026-10-01", "2026-10-01"],
    ["2026-11-19", "2026-11-19"],
    ["2026-11-20", "2026-11-19"],
    ["2026-11-21", "2026-11-15"],
    ["2017-01-01", "2018-08-01"],
    ["bugün", "2026-11-15"],
  ])("a link with date_start %s begins %s", (dateStart, start) => {
    expect(toDefaultRange(today, dateStart)).toEqual({ start, end: today });
    expect(checkListRange(toDefaultRange(today, dateStart), today)).toBeNull();
  });

  test.each([
    ["2018-08-01", "2018-08-02", null],
    ["2018-07-31", "2018-08-02", "start-too-early"],
    ["2026-11-19", "2026-11-20", null],
    ["2026-11-20", "2026-11-20", "start-after-end"],
    ["2026-11-19", "2026-11-21", "end-too-late"],
    ["", "2026-11-20", "start-missing"],
    ["2026-11-01", "2026-11-31", "end-missing"],
  ])("the list from %s to %s: %s", (start, end, problem) => {
    expect(checkListRange({ start, end }, today)).toBe(problem);
  });

  test("pickers offer what the rule allows", () => {
    expect(toListLimits({ start: "2026-11-10", end: "2026-11-15" }, today)).toEqual({
      start: { first: "2018-08-01", last: "2026-11-14" },
      end: { first: "2026-11-11", last: "2026-11-20" },
    });
    expect(toListLimits({ start: "", end: "" }, today)).toEqual({
      start: { first: "2018-08-01", last: "2026-11-19" },
      end: { first: "2018-08-02", last: "2026-11-20" },
    });
  });
});

describe("days of the exports are another rule", () => {
  test.each([
    ["2026-11-19", "2026-11-19", null],
    ["2026-11-18", "2026-11-20", "end-too-late"],
    ["2026-11-20", "2026-11-20", "end-too-late"],
    ["2026-11-19", "2026-11-18", "start-after-end"],
    ["2026-11-18", "", "end-missing"],
  ])("from %s to %s: %s", (start, end, problem) => {
    expect(checkExportRange({ start, end }, today)).toBe(problem);
  });

  test("pickers offer yesterday as the last day, and one single day", () => {
    expect(toExportLimits({ start: "2026-11-10", end: "" }, today)).toEqual({
      start: { first: "2018-08-01", last: "2026-11-19" },
      end: { first: "2026-11-10", last: "2026-11-19" },
    });
    // Changing the start first isn't limited by the old end.
    expect(toExportLimits({ start: "2026-11-10", end: "2026-10-31" }, today).start.last).toBe("2026-11-19");
  });

  test("each day once, over months and the clock changes of other countries", () => {
    expect(toDays({ start: "2026-10-01", end: "2026-10-31" })).toHaveLength(31);
    expect(toDays({ start: "2026-10-30", end: "2026-11-02" })).toEqual([
      "2026-10-30",
      "2026-10-31",
      "2026-11-01",
      "2026-11-02",
    ]);
    expect(toDays({ start: "2026-03-07", end: "2026-03-09" })).toHaveLength(3);
    expect(toDays({ start: "2026-11-02", end: "2026-11-01" })).toEqual([]);
  });
});

const trip = aPastTrip();

describe("the end of a trip", () => {
  test("is start and duration, and only where both are there", () => {
    expect(toTripEnd(trip)).toEqual({ kind: "time", at: Date.parse("2026-11-19T08:12:41+03:00") });
    expect(toTripEnd({ ...trip, duration: 0 })).toEqual({ kind: "time", at: trip.startedAt });
    expect(toTripEnd({ ...trip, duration: -1 })).toEqual({ kind: "unknown" });
    expect(toTripEnd({ ...trip, duration: null })).toEqual({ kind: "unknown" });
    expect(toTripEnd({ ...trip, startedAt: null })).toEqual({ kind: "unknown" });
    expect(toTripEnd({ ...trip, isAutoFinished: true })).toEqual({ kind: "auto-finished" });
    expect(endOf({ ...trip, startedAt: null })).toBeNull();
  });
});

describe("punctuality", () => {
  test("in minutes as the two times are read", () => {
    expect(toDeparture(trip)).toMatchObject({ minutes: 7, isOnTime: false });
    expect(toArrival(trip)).toMatchObject({ minutes: 2, isOnTime: true });
    // 07:00:59 is read as 07:00.
    const startedAt = Date.parse("2026-11-19T07:00:59+03:00");
    expect(toDeparture({ ...trip, startedAt })).toMatchObject({ minutes: 5, isOnTime: true });
    expect(toDeparture({ ...trip, startedAt: startedAt + 1000 })).toMatchObject({ minutes: 6, isOnTime: false });
    expect(toArrival({ ...trip, duration: 3600 })).toMatchObject({ minutes: -8, isOnTime: true });
  });

  test("mornings tell the arrival at the office, evenings the departure from it", () => {
    expect(toPunctuality(trip)?.minutes).toBe(2);
    expect(toPunctuality({ ...trip, timePeriod: "evening" })?.minutes).toBe(7);
  });

  test("no figure where the plan or the trip's own time is missing", () => {
    for (const missing of [{ plannedDay: null }, { plannedStart: null }, { startedAt: null }]) {
      expect(toDeparture({ ...trip, ...missing })).toBeNull();
    }
    expect(toArrival({ ...trip, plannedEnd: null })?.minutes).toBe(2);
    expect(toArrival({ ...trip, plannedEnd: null, plannedDuration: null })).toBeNull();
    expect(toArrival({ ...trip, isAutoFinished: true })).toBeNull();
    expect(toArrival({ ...trip, duration: null })).toBeNull();
  });

  test("a plan over midnight ends on the next day", () => {
    const night = { ...trip, plannedStart: "23:30", plannedEnd: "00:30" };
    const startedAt = Date.parse("2026-11-19T23:31:00+03:00");
    expect(toArrival({ ...night, startedAt, duration: 3600 })?.minutes).toBe(1);
  });

  test("a plan and a run on two sides of midnight are compared the short way, whatever day the plan is listed under", async () => {
    const answer: unknown = JSON.parse(
      readFileSync(new URL("past-trips-around-midnight.json", import.meta.url), "utf8"),
    );
    const search = { routeUniqueId: "R-17", start: "2026-11-26", end: "2026-11-28" };
    const { read } = await ask(answer, (http) => fetchPastTrips(http, search));
    expect(read.map((run) => [run.id, toPunctuality(run)?.minutes, toPunctuality(run)?.isOnTime])).toEqual([
      [880010, 6, false],
      [880011, 9, false],
      [880020, -7, true],
    ]);
    const rows = read.map((run) => toTimesRow(run, { uniqueId: "R-17", name: "Gece" }, "2026-11-26"));
    expect(rows.map(({ startDelay, endDelay }) => [startDelay, endDelay])).toEqual([
      [3, 6],
      [9, 9],
      [-7, -7],
    ]);
    expect(read.map(toDelay)).toEqual([
      { departure: 3, onTheWay: 3 },
      { departure: 9, onTheWay: 0 },
      { departure: -7, onTheWay: 0 },
    ]);
  });

  test("of two equally long ways the planned day selects one", () => {
    const noon = { ...trip, plannedStart: "12:00" };
    const at = (moment: string) => toDeparture({ ...noon, startedAt: Date.parse(`${moment}:00+03:00`) })?.minutes;
    expect(at("2026-11-20T00:00")).toBe(720);
    expect(at("2026-11-19T00:00")).toBe(-720);
    expect(at("2026-11-20T00:01")).toBe(-719);
    expect(at("2026-11-18T23:59")).toBe(719);
  });

  test("a start and an end on two sides of the half day don't lose a day on the way", () => {
    const startedAt = Date.parse("2026-11-19T18:50:00+03:00");
    expect(toDelay({ ...trip, startedAt, duration: 90 * 60 })).toEqual({ departure: 715, onTheWay: 15 });
  });
});

describe("what became of a passenger", () => {
  test.each([
    ["morning", "on-the-bus", "boarded", true],
    ["morning", "completed", "boarded", true],
    ["morning", "not-coming", "absent", false],
    ["morning", "cancelled-by-driver", "driver-denies-boarding", false],
    ["morning", "-", "unknown", false],
    ["evening", "completed", "arrived", true],
    ["evening", "on-the-bus", "boarded", true],
    ["evening", "not-coming", "absent", false],
    ["evening", "cancelled-by-driver", "driver-denies-arrival", false],
    ["evening", null, "unknown", false],
    ["evening", "lost", "unknown", false],
  ] as const)("%s, %s: %s", (timePeriod, state, outcome, travelled) => {
    expect(toPassengerOutcome({ state, timePeriod })).toBe(outcome);
    expect(hasTravelled({ state })).toBe(travelled);
  });

  test("a stop's letter is its number", () => {
    expect([1, 26, 27, 53].map(toLetters)).toEqual(["A", "Z", "AA", "BA"]);
    expect([0, -1, 1.5, null].map(toLetters)).toEqual([null, null, null, null]);
  });
});

describe("the duration beside shown times", () => {
  const at = (clock: string) => Date.parse(`2026-11-19T${clock}+03:00`);

  test.each([
    // 57 min 20 s, but the difference between the shown times 07:32 and 08:30 is 58 min.
    ["07:32:50", 57 * 60 + 20, 58],
    ["07:32:00", 57 * 60 + 59, 57],
    ["23:59:59", 1, 1],
  ])("from %s, %i s later: %i min", (clock, duration, minutes) => {
    expect(toShownDuration({ startedAt: at(clock), duration })).toBe(minutes * 60);
  });

  test("without a start it is the provider's, without a duration it is missing", () => {
    expect(toShownDuration({ startedAt: null, duration: 3440 })).toBe(3440);
    expect(toShownDuration({ startedAt: at("07:32:00"), duration: null })).toBeNull();
  });
});
