import { and, asc, between, count, eq, isNull, ne, sql, type SQL } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import { addDays, dayInIstanbul, mondayOf } from "../calendar/day.ts";
import { trips } from "../schema-calendar.ts";
import { employees } from "../schema-people.ts";
import { routes, routeVariants } from "../schema-routes.ts";
import type { ApiEnvironment } from "./environment.ts";
import { companyOnly } from "./guards.ts";
import { booleanParameter, readQuery } from "./validation.ts";

const plannedEnd = sql`${trips.plannedStart} + make_interval(secs => ${trips.plannedDuration})`;

export function hasEnded(now: Date): SQL {
  return sql`${plannedEnd} <= ${now.toISOString()}::timestamptz`;
}

function hasBegun(now: Date): SQL {
  return sql`${trips.plannedStart} <= ${now.toISOString()}::timestamptz`;
}

/** State of a trip at this moment, by its schedule. */
function stateAt(now: Date): SQL<"cancelled" | "completed" | "live" | "scheduled"> {
  return sql`case when ${trips.isCancelled} then 'cancelled' when ${hasEnded(now)} then 'completed'
    when ${hasBegun(now)} then 'live' else 'scheduled' end`;
}

const tripQuery = v.object({ is_morning: booleanParameter });

export const tripsApi = new Hono<ApiEnvironment>()
  .get("/api/company/trip-personnel-count/", companyOnly, async (c) => {
    const { database, account, now } = c.var;
    const monday = mondayOf(dayInIstanbul(now));
    const states = await database
      .select({ day: trips.day, state: stateAt(now).as("state"), count: count() })
      .from(trips)
      .innerJoin(routeVariants, eq(routeVariants.routeId, trips.routeId))
      .innerJoin(routes, eq(routes.uniqueId, routeVariants.routeUniqueId))
      .where(and(eq(routes.companyId, account.companyId), between(trips.day, monday, addDays(monday, 4))))
      .groupBy(sql`1, 2`);
    const people = await database
      .select({ status: employees.registrationStatus, count: count() })
      .from(employees)
      .where(and(eq(employees.companyId, account.companyId), ne(employees.registrationStatus, "deleted")))
      .groupBy(employees.registrationStatus);
    return c.json({
      trips: [0, 1, 2, 3, 4].map((offset) => {
        const day = addDays(monday, offset);
        const inState = (state: string) => states.find((row) => row.day === day && row.state === state)?.count ?? 0;
        return { day, not_started: inState("scheduled"), ongoing: inState("live"), completed: inState("completed") };
      }),
      personnel: {
        active: people.find(({ status }) => status === "registered")?.count ?? 0,
        inactive: people.find(({ status }) => status === "on_hold")?.count ?? 0,
      },
    });
  })
  .get("/api/company/trip-personnel/", companyOnly, async (c) => {
    const { database, account, now } = c.var;
    const { is_morning: isMorning } = readQuery(c, tripQuery);
    const todays = await database
      .select({ name: routes.name, state: stateAt(now) })
      .from(trips)
      .innerJoin(routeVariants, eq(routeVariants.routeId, trips.routeId))
      .innerJoin(routes, eq(routes.uniqueId, routeVariants.routeUniqueId))
      .where(
        and(
          eq(routes.companyId, account.companyId),
          isNull(routes.pilotId),
          eq(routeVariants.timePeriod, isMorning ? "morning" : "evening"),
          eq(trips.day, dayInIstanbul(now)),
        ),
      )
      .orderBy(asc(trips.plannedStart), asc(trips.id));
    return c.json(todays);
  });
