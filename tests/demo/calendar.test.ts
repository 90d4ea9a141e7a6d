import { asc, count, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { employees } from "../../demo/server/schema-people.ts";
import { bookings, calendarDays, trips } from "../../demo/server/schema-calendar.ts";
import * as contract from "./contract.ts";
import { administrator, openTestApi, thursdayMorning, type TestApi } from "./helpers.ts";

const sizes = { employees: 60, routes: 5 };
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi(sizes);
  token = await api.tokenFor(administrator);
});
afterAll(() => api.close());
async function at(moment: string) {
  api.clock.now = new Date(moment);
  token = await api.tokenFor(administrator);
}
async function dayCounts() {
  return v.parse(contract.tripPersonnelCount, await api.get("/api/company/trip-personnel-count/", token)).trips;
}
async function states(isMorning: boolean) {
  const list = v.parse(
    contract.tripPersonnel,
    await api.get(`/api/company/trip-personnel/?is_morning=${isMorning}`, token),
  );
  return list.map(({ state }) => state).filter((state) => state !== "cancelled");
}

describe("the calendar", () => {
  test("holds twelve months back and this week to its end", async () => {
    const days = await api.database.select().from(calendarDays).orderBy(asc(calendarDays.day));
    expect(days[0]?.day).toBe("2025-11-01");
    expect(days.at(-1)?.day).toBe("2026-11-22");
  });

  test("there are trips both ways on every workday and none on weekends and holidays", async () => {
    const perDay = await api.database
      .select({
        day: calendarDays.day,
        isWorkday: calendarDays.isWorkday,
        holiday: calendarDays.holiday,
        trips: count(trips.id),
      })
      .from(calendarDays)
      .leftJoin(trips, eq(trips.day, calendarDays.day))
      .groupBy(calendarDays.day);
    for (const day of perDay) expect(day.trips, day.day).toBe(day.isWorkday ? 2 * sizes.routes : 0);
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
    const [row] = await api.database
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
    const [row] = await api.database
      .select({ first: sql<string>`min(${bookings.day})::text`, last: sql<string>`max(${bookings.day})::text` })
      .from(bookings);
    expect(row).toEqual({ first: "2026-09-21", last: "2026-11-20" });
  });
});

describe("what trips are doing is read from the clock", () => {
  test("at night nothing has begun, in the morning some are under way, at noon all have arrived", async () => {
    await at("2026-11-19T03:00:00+03:00");
    expect(new Set(await states(true))).toEqual(new Set(["scheduled"]));
    await at(thursdayMorning);
    expect(await states(true)).toContain("live");
    expect(new Set(await states(false))).toEqual(new Set(["scheduled"]));
    await at("2026-11-19T12:00:00+03:00");
    expect(new Set(await states(true))).toEqual(new Set(["completed"]));
    await at("2026-11-19T23:30:00+03:00");
    expect(new Set(await states(false))).toEqual(new Set(["completed"]));
  });

  test("the day changes at midnight in Istanbul, which is 21:00 UTC", async () => {
    await at("2026-11-18T20:59:00Z");
    expect(new Set(await states(true))).toEqual(new Set(["completed"]));
    await at("2026-11-18T21:01:00Z");
    expect(new Set(await states(true))).toEqual(new Set(["scheduled"]));
  });

  test("the week's counts: past days are completed, coming ones not started", async () => {
    await at(thursdayMorning);
    const counts = await dayCounts();
    expect(counts.map(({ day }) => day)).toEqual([
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
    ]);
    expect(counts[0]).toMatchObject({ not_started: 0, ongoing: 0 });
    expect(counts[3]?.ongoing).toBeGreaterThan(0);
    expect(counts[4]).toMatchObject({ ongoing: 0, completed: 0 });
  });

  test("on a Saturday there is no trip, and the week is the one that ends", async () => {
    await at("2026-11-21T10:00:00+03:00");
    expect(await states(true)).toEqual([]);
    const counts = await dayCounts();
    expect(counts.at(-1)).toMatchObject({ day: "2026-11-20", not_started: 0, ongoing: 0 });
    await at(thursdayMorning);
  });
});

describe("a later day", () => {
  test("adds what has come and keeps what people changed", async () => {
    const later = await openTestApi(sizes);
    try {
      await later.database.update(employees).set({ registrationStatus: "on_hold" }).where(eq(employees.id, 1));
      const before = await later.database.select().from(trips).orderBy(asc(trips.id));
      later.clock.now = new Date("2026-11-25T09:00:00+03:00");
      const laterToken = await later.tokenFor(administrator);
      const answer = v.parse(
        contract.tripPersonnelCount,
        await later.get("/api/company/trip-personnel-count/", laterToken),
      );
      expect(answer.trips[0]?.day).toBe("2026-11-23");
      expect(answer.trips.every((day) => day.not_started + day.completed + day.ongoing > 0)).toBe(true);
      const [person] = await later.database.select().from(employees).where(eq(employees.id, 1));
      expect(person?.registrationStatus).toBe("on_hold");
      const after = await later.database.select().from(trips).orderBy(asc(trips.id));
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.length).toBe(before.length + 5 * 2 * sizes.routes);
      const booked = await later.database
        .select({ day: bookings.day })
        .from(bookings)
        .where(eq(bookings.employeeId, 1));
      expect(booked.every(({ day }) => day < "2026-11-23")).toBe(true);
      const reservations = v.parse(contract.reservations, await later.get("/api/company/reservations/", laterToken));
      expect(reservations.this_week.booking_types[0]?.data.every((number) => number > 0)).toBe(true);
      const history = v.parse(contract.kpiHistory, await later.get("/api/company/kpi/history/", laterToken));
      expect(history.at(-1)?.created_at).toBe("2026-11-24");
    } finally {
      await later.close();
    }
  });

  test("the week of a holiday has a day without trips and bookings", async () => {
    const holiday = await openTestApi({ ...sizes, at: "2026-10-30T12:00:00+03:00" });
    try {
      const holidayToken = await holiday.tokenFor(administrator);
      const answer = v.parse(
        contract.tripPersonnelCount,
        await holiday.get("/api/company/trip-personnel-count/", holidayToken),
      );
      expect(answer.trips[3]).toEqual({ day: "2026-10-29", not_started: 0, ongoing: 0, completed: 0 });
      const reservations = v.parse(
        contract.reservations,
        await holiday.get("/api/company/reservations/", holidayToken),
      );
      expect(reservations.this_week.booking_types.map(({ data }) => data[3])).toEqual([0, 0]);
    } finally {
      await holiday.close();
    }
  });
});

test("two databases made on the same day answer the same", async () => {
  const other = await openTestApi({ ...sizes, isNew: true });
  try {
    await at(thursdayMorning);
    const otherToken = await other.tokenFor(administrator);
    for (const path of [
      "/api/company/summary/",
      "/api/company/kpi/history/",
      "/api/company/reservations/",
      "/api/company/ratings/",
      "/api/company/trip-personnel-count/",
      "/api/company/trip-personnel/?is_morning=true",
      "/api/company/co2-emission",
      "/api/routes/?all_routes=true&with_detail=true",
    ]) {
      expect(await other.get(path, otherToken), path).toEqual(await api.get(path, token));
    }
  } finally {
    await other.close();
  }
});
