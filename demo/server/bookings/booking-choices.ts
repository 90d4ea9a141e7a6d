import { and, eq, exists, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { bookings, trips } from "../schema-calendar.ts";
import { employees } from "../schema-people.ts";
import { routes, routeVariants } from "../schema-routes.ts";
import { compareTurkish } from "../text.ts";
import { passengerName } from "./booking-columns.ts";

/** Values of each column that can be filtered; days and trips with the newest first. */
export async function findBookingChoices(database: Database, companyId: number) {
  const people = await database
    .select({ name: passengerName })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), sql`${employees.id} in (select employee_id from bookings)`))
    .orderBy(employees.sortKey, employees.id);
  const booked = await database
    .select({ tripId: trips.id, day: trips.day, routeName: routes.name })
    .from(trips)
    .innerJoin(routeVariants, eq(routeVariants.routeId, trips.routeId))
    .innerJoin(routes, eq(routes.uniqueId, routeVariants.routeUniqueId))
    .where(
      and(
        eq(routes.companyId, companyId),
        exists(
          database
            .select({ one: sql`1` })
            .from(bookings)
            .where(eq(bookings.tripId, trips.id)),
        ),
      ),
    );
  return {
    passengerNames: distinct(people.map(({ name }) => name)),
    routeNames: distinct(booked.map(({ routeName }) => routeName)).toSorted(compareTurkish),
    days: distinct(booked.map(({ day }) => day))
      .toSorted()
      .toReversed(),
    tripIds: booked.map(({ tripId }) => tripId).toSorted((a, b) => b - a),
  };
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
