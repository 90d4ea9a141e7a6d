import { and, count, eq, gt, lte, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { Hono } from "hono";
import { addDays, dayInIstanbul, type Day } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { bookings, trips } from "../schema-calendar.ts";
import { employees } from "../schema-people.ts";
import type { ApiEnvironment } from "./environment.ts";
import { companyOnly } from "./guards.ts";
import { hasEnded } from "./trips.ts";

/** A month counts as four weeks: on the first of a calendar month there would be no ratings, and months differ in workdays. */
const monthDays = 28;

export const ratingsApi = new Hono<ApiEnvironment>().get("/api/company/ratings/", companyOnly, async (c) => {
  const { database, account, now } = c.var;
  const today = dayInIstanbul(now);
  const current = await ratingsOf(database, account.companyId, addDays(today, -monthDays), today, now);
  const before = await ratingsOf(
    database,
    account.companyId,
    addDays(today, -2 * monthDays),
    addDays(today, -monthDays),
    now,
  );
  const trend =
    current.tripAverage === null || before.tripAverage === null ? null : current.tripAverage - before.tripAverage;
  return c.json({
    trip: { avg_rating: rounded(current.tripAverage), rating_count: current.tripCount, trend: rounded(trend) },
    driver: { avg_rating: rounded(current.driverAverage), rating_count: current.driverCount },
    vehicle: { avg_rating: rounded(current.vehicleAverage), rating_count: current.vehicleCount },
  });
});

/** Ratings of trips that have ended, after the day `from` up to and including the day `to`. */
async function ratingsOf(database: Database, companyId: number, from: Day, to: Day, now: Date) {
  const [ratings] = await database
    .select({
      tripAverage: average(bookings.tripRating),
      tripCount: count(bookings.tripRating),
      driverAverage: average(bookings.driverRating),
      driverCount: count(bookings.driverRating),
      vehicleAverage: average(bookings.vehicleRating),
      vehicleCount: count(bookings.vehicleRating),
    })
    .from(bookings)
    .innerJoin(employees, eq(employees.id, bookings.employeeId))
    .innerJoin(trips, eq(trips.id, bookings.tripId))
    .where(and(eq(employees.companyId, companyId), gt(bookings.day, from), lte(bookings.day, to), hasEnded(now)));
  if (!ratings) throw new Error("An average without groups always has one row");
  return ratings;
}

function average(column: PgColumn): SQL<number | null> {
  return sql<number | null>`avg(${column})::double precision`;
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100;
}
