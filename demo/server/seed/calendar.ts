import { eq, sql } from "drizzle-orm";
import { holidayOn, isWorkday } from "../../../src/core/time/holidays.ts";
import { addDays, daysBetween, eachDay, firstOfMonth, mondayOf, type Day } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { applyDueChanges } from "../employees/membership.ts";
import { currentIndicators } from "../indicators.ts";
import { companies, demoState } from "../schema-accounts.ts";
import { calendarDays, dailyKpis } from "../schema-calendar.ts";
import { insertBookings } from "./booking-draw.ts";
import { insertRows } from "./insert-rows.ts";
import { Random } from "./random.ts";

const monthsOfHistory = 12;
const weeksOfBookings = 9;
const stateKey = "calendar";

/**
 * Extends the calendar up to today: applies due membership changes and adds the missing days up to the end of this week, without
 * changing existing rows. The content of a day depends on the day, the routes and the people, not on when it was added.
 */
export async function extendCalendar(database: Database, today: Day): Promise<void> {
  const [extended] = await database.select().from(demoState).where(eq(demoState.key, stateKey));
  if (extended && extended.value >= today) return;
  await database.transaction(async (transaction) => {
    // First, so that no bookings are created after a person's last day. Servers that do this simultaneously wait here for each other: the
    // trigger of this update locks the row that counts the changes of people.
    await applyDueChanges(transaction, today);
    await addCalendarDays(transaction, today);
    await addTrips(transaction);
    await addBookings(transaction, addDays(mondayOf(today), 7 * (1 - weeksOfBookings)));
    await addIndicators(transaction, today);
    await transaction
      .insert(demoState)
      .values({ key: stateKey, value: today })
      .onConflictDoUpdate({ target: demoState.key, set: { value: today } });
  });
  // PGlite has no autovacuum; without statistics a month of ratings takes twice as long.
  await database.execute(sql`analyze trips, bookings, calendar_days, daily_kpis`);
}

async function addCalendarDays(database: Database, today: Day): Promise<void> {
  const days = eachDay(firstOfMonth(today, -monthsOfHistory), addDays(mondayOf(today), 6));
  const known = new Set((await database.select({ day: calendarDays.day }).from(calendarDays)).map(({ day }) => day));
  const rows = days
    .filter((day) => !known.has(day))
    .map((day) => ({ day, holiday: holidayOn(day)?.name ?? null, isWorkday: isWorkday(day) }));
  await insertRows(database, calendarDays, rows);
}

/** Generated inside the database: a year of trips of 999 routes is half a million rows. */
async function addTrips(database: Database): Promise<void> {
  await database.execute(sql`
    insert into trips (id, route_id, day, planned_start, planned_duration, actual_start, actual_duration, is_cancelled, passenger_count)
    select id, route_id, day, planned_start, duration,
      planned_start + make_interval(secs => round(720 * power(demo_random('delay ' || id), 2))),
      round(duration * (0.93 + 0.17 * demo_random('duration ' || id))),
      is_cancelled,
      case when is_cancelled then 0 else round(passengers * (0.74 + 0.2 * demo_random('passengers ' || id))) end
    from (
      select planned.*, demo_random('cancelled ' || id) < 0.012 as is_cancelled
      from (
        select (calendar_days.day - date '2020-01-01') * 10000 + variant.route_id as id, variant.route_id, calendar_days.day, variant.duration,
          (calendar_days.day + make_interval(mins => variant.departure)) at time zone 'Europe/Istanbul' as planned_start,
          (select count(*) from route_passengers where route_passengers.route_unique_id = routes.unique_id) as passengers
        from calendar_days
        cross join route_variants variant
        join routes on routes.unique_id = variant.route_unique_id
        join companies on companies.id = routes.company_id and companies.kind = 'customer'
        where calendar_days.is_workday and not exists (select 1 from trips where trips.day = calendar_days.day)
      ) planned
    ) decided
    order by id`);
}

/** Adds bookings on days that have none yet, and sets the passenger counts of these days' trips to those who travelled. */
async function addBookings(database: Database, from: Day): Promise<void> {
  await database.execute(sql`create temporary table new_booking_days on commit drop as
    select day from calendar_days
    where is_workday and day >= ${from} and not exists (select 1 from bookings where bookings.day = calendar_days.day)`);
  await database.execute(insertBookings(sql`trips.day in (select day from new_booking_days)`));
  await database.execute(sql`
    update trips set passenger_count = travelled.count
    from (
      select bookings.trip_id, count(*) filter (where bookings.outcome = 'travelled') as count
      from bookings join new_booking_days on new_booking_days.day = bookings.day
      group by bookings.trip_id
    ) travelled
    where travelled.trip_id = trips.id`);
}

/** Adds the averages of each day up to yesterday, whose are the present ones; those before are varied by slow waves. */
async function addIndicators(database: Database, today: Day): Promise<void> {
  const customers = await database.select({ id: companies.id }).from(companies).where(eq(companies.kind, "customer"));
  for (const { id: companyId } of customers) {
    const current = await currentIndicators(database, { companyId });
    const stored = await database
      .select({ day: dailyKpis.day })
      .from(dailyKpis)
      .where(eq(dailyKpis.companyId, companyId));
    const known = new Set(stored.map(({ day }) => day));
    const days = eachDay(firstOfMonth(today, -monthsOfHistory), addDays(today, -1)).filter((day) => !known.has(day));
    const share = (day: Day, subject: string, height: number) =>
      drift(day, subject, height) / drift(addDays(today, -1), subject, height);
    const rows = days.map((day) => ({
      companyId,
      day,
      walkingDistance: current.walkingDistance * share(day, "walking distance", 0.035),
      duration: current.duration * share(day, "duration", 0.028),
      detourRatio: current.detourRatio * share(day, "detour ratio", 0.05),
    }));
    await insertRows(database, dailyKpis, rows);
  }
}

function drift(day: Day, subject: string, height: number): number {
  const number = daysBetween("2020-01-01", day);
  const phase = new Random(subject).between(0, 2 * Math.PI);
  const wave = Math.sin(number / 19 + phase) * 0.75 + Math.sin(number / 5.3 + 2 * phase) * 0.25;
  return 1 + height * (wave + new Random(`${subject} ${day}`).between(-0.15, 0.15));
}
