import { asc, count, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { employees } from "../../demo/server/schema-people.ts";
import { bookings, calendarDays, trips } from "../../demo/server/schema-calendar.ts";
import { indicatorHistoryCall } from "../../src/core/api/indicators.ts";
import { todaysTripsCall, tripPersonnelCountsCall, weekReservationsCall } from "../../src/core/api/trips.ts";
import { thursdayMorning, sharedTestApi } from "./helpers.ts";

const demo = sharedTestApi();
/** Made anew; the last test changes it. */
const other = sharedTestApi({ isNew: true });
const routes = 8;
beforeEach(() => demo.moveTo());

const dayCounts = async () => (await demo.read(tripPersonnelCountsCall)).trips;
/** The states of today's trips at a moment; a few are cancelled at any. */
async function statesAt(moment: string, isMorning: boolean) {
  demo.moveTo(moment);
  const todaysTrips = await demo.read(todaysTripsCall, { is_morning: isMorning });
  return new Set(todaysTrips.map(({ state }) => state).filter((state) => state !== "cancelled"));
}

describe("the calendar", () => {
  test("holds twelve months back and this week to its end", async () => {
    const days = await demo.database.select().from(calendarDays).orderBy(asc(calendarDays.day));
    expect(days[0]?.day).toBe("2025-11-01");
    expect(days.at(-1)?.day).toBe("2026-11-22");
  });

  test("there are trips both ways on every workday and none on weekends and holidays", async () => {
    const perDay = await demo.database
      .select({
        day: calendarDays.day,
        isWorkday: calendarDays.isWorkday,
        holiday: calendarDays.holiday,
        trips: count(trips.id),
      })
      .from(calendarDays)
      .leftJoin(trips, eq(trips.day, calendarDays.day))
      .groupBy(calendarDays.day);
    for (const day of perDay) expect(day.trips, day.day).toBe(day.isWorkday ? 2 * routes : 0);
    const holiday = (name: string) =>
      perDay
        .filter((day) => day.holiday === name)
        .map(({ day }) => day)
        .toSorted();
    expect(holiday("Cumhuriyet Bayramı")).toEqual(["2026-10-29"]);
    expect(holiday("Ramazan Bayramı")).toEqual(["2026-03-20", "2026-03-21", "2026-03-22"]);
    expect(holiday("Kurban Bayramı")).toEqual(["2026-05-27", "2026-05-28", "2026-05-29", "2026-05-30"]);
    expect(
      perDay.filter(({ isWorkday }) => isWorkday).every(({ day }) => ![0, 6].includes(new Date(day).getUTCDay())),
    ).toBe(true);
  });

  test("trips start at Istanbul's time of day, and a few are cancelled", async () => {
    const [row] = await demo.database
      .select({
        earliest: sql<string>`min((${trips.plannedStart} at time zone 'Europe/Istanbul')::time)::text`,
        latest: sql<string>`max((${trips.plannedStart} at time zone 'Europe/Istanbul')::time)::text`,
        cancelled: sql<number>`count(*) filter (where ${trips.isCancelled})`.mapWith(Number),
        emptyCancelled:
          sql<number>`count(*) filter (where ${trips.isCancelled} and ${trips.passengerCount} = 0)`.mapWith(Number),
        all: count(),
      })
      .from(trips);
    if (!row) throw new Error("There are no trips");
    expect(row.earliest >= "06:10:00").toBe(true);
    expect(row.latest <= "18:15:00").toBe(true);
    expect(row.cancelled).toBeGreaterThan(0);
    expect(row.cancelled).toBeLessThan(row.all * 0.03);
    expect(row.emptyCancelled).toBe(row.cancelled);
  });

  test("bookings reach eight weeks back and to the end of this week", async () => {
    const [row] = await demo.database
      .select({ first: sql<string>`min(${bookings.day})::text`, last: sql<string>`max(${bookings.day})::text` })
      .from(bookings);
    expect(row).toEqual({ first: "2026-09-21", last: "2026-11-20" });
  });
});

describe("the states of trips follow the clock", () => {
  test.each([
    ["at night nothing has begun", "2026-11-19T03:00:00+03:00", true, ["scheduled"]],
    ["in the morning no evening trip has", thursdayMorning, false, ["scheduled"]],
    ["at noon all have arrived", "2026-11-19T12:00:00+03:00", true, ["completed"]],
    ["late in the evening, too", "2026-11-19T23:30:00+03:00", false, ["completed"]],
    ["a day ends at midnight in Istanbul", "2026-11-18T20:59:00Z", true, ["completed"]],
    ["and another begins", "2026-11-18T21:01:00Z", true, ["scheduled"]],
    ["on a Saturday there is no trip", "2026-11-21T10:00:00+03:00", true, []],
  ])("%s", async (_what, moment, isMorning, states) => {
    expect([...(await statesAt(moment, isMorning))]).toEqual(states);
  });

  test("in the morning some are under way", async () => {
    expect(await statesAt(thursdayMorning, true)).toContain("live");
  });

  test("the week's counts: past days are completed, coming ones not started", async () => {
    const counts = await dayCounts();
    const days = [16, 17, 18, 19, 20].map((day) => `2026-11-${day}`);
    expect(counts.map(({ day }) => day)).toEqual(days);
    expect(counts[0]).toMatchObject({ notStarted: 0, ongoing: 0 });
    expect(counts[3]?.ongoing).toBeGreaterThan(0);
    expect(counts[4]).toMatchObject({ ongoing: 0, completed: 0 });
    demo.moveTo("2026-11-21T10:00:00+03:00");
    expect((await dayCounts()).at(-1)).toMatchObject({ day: "2026-11-20", notStarted: 0, ongoing: 0 });
  });
});

describe("the week of a holiday", () => {
  test("has a day without trips and bookings", async () => {
    demo.moveTo("2026-10-30T12:00:00+03:00");
    const { trips: counts } = await demo.read(tripPersonnelCountsCall);
    expect(counts[3]).toEqual({ day: "2026-10-29", notStarted: 0, ongoing: 0, completed: 0 });
    const { this_week: week } = await demo.read(weekReservationsCall);
    expect(week.booking_types.map(({ data }) => [Number(data[2]) > 0, data[3]])).toEqual([
      [true, 0],
      [true, 0],
    ]);
  });
});

describe("two databases made on the same day", () => {
  test.each([
    "/api/company/summary/",
    "/api/company/kpi/history/",
    "/api/company/reservations/",
    "/api/company/ratings/",
    "/api/company/trip-personnel-count/",
    "/api/company/trip-personnel/?is_morning=true",
    "/api/company/co2-emission",
    "/api/routes/?all_routes=true&with_detail=true",
  ])("answer the same: %s", async (path) => expect(await other.get(path)).toEqual(await demo.get(path)));
});

describe("a later day", () => {
  test("adds what has come and keeps what people changed", async () => {
    const { database } = other;
    await database.update(employees).set({ registrationStatus: "on_hold" }).where(eq(employees.id, 1));
    const before = await database.select().from(trips).orderBy(asc(trips.id));
    other.moveTo("2026-11-25T09:00:00+03:00");
    const { trips: counts } = await other.read(tripPersonnelCountsCall);
    expect(counts[0]?.day).toBe("2026-11-23");
    for (const { notStarted, completed, ongoing } of counts)
      expect(Number(notStarted) + Number(completed) + Number(ongoing)).toBeGreaterThan(0);
    const [person] = await database.select().from(employees).where(eq(employees.id, 1));
    expect(person?.registrationStatus).toBe("on_hold");
    const after = await database.select().from(trips).orderBy(asc(trips.id));
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBe(before.length + 5 * 2 * routes);
    const booked = await database.select({ day: bookings.day }).from(bookings).where(eq(bookings.employeeId, 1));
    expect(booked.every(({ day }) => day < "2026-11-23")).toBe(true);
    const { this_week: week } = await other.read(weekReservationsCall);
    expect(week.booking_types[0]?.data.every((number) => Number(number) > 0)).toBe(true);
    expect((await other.read(indicatorHistoryCall)).at(-1)?.createdAt).toBe("2026-11-24");
  });
});
