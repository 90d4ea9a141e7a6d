import { and, between, count, eq } from "drizzle-orm";
import { Hono } from "hono";
import { addDays, dayInIstanbul, mondayOf, type Day } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { bookings } from "../schema-calendar.ts";
import { employees } from "../schema-people.ts";
import type { ApiEnvironment } from "./environment.ts";
import { companyOnly } from "./guards.ts";

export const reservationsApi = new Hono<ApiEnvironment>().get("/api/company/reservations/", companyOnly, async (c) => {
  const { database, account, now } = c.var;
  const monday = mondayOf(dayInIstanbul(now));
  return c.json({
    this_week: await weekOf(database, account.companyId, monday),
    last_week: await weekOf(database, account.companyId, addDays(monday, -7)),
  });
});

/** Monday to Friday; a day without bookings (a holiday) counts 0. */
async function weekOf(database: Database, companyId: number, monday: Day) {
  const counts = await database
    .select({ day: bookings.day, kind: bookings.kind, count: count() })
    .from(bookings)
    .innerJoin(employees, eq(employees.id, bookings.employeeId))
    .where(and(eq(employees.companyId, companyId), between(bookings.day, monday, addDays(monday, 4))))
    .groupBy(bookings.day, bookings.kind);
  const perDay = (kind: "regular" | "flexible") =>
    [0, 1, 2, 3, 4].map(
      (offset) => counts.find((row) => row.kind === kind && row.day === addDays(monday, offset))?.count ?? 0,
    );
  return { booking_types: [{ data: perDay("regular") }, { data: perDay("flexible") }] };
}
