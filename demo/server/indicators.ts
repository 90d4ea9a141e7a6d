import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";
import { employees } from "./schema-people.ts";
import { routePassengers, routes } from "./schema-routes.ts";

/** Metres, seconds, percent. */
export interface Indicators {
  readonly walkingDistance: number;
  readonly duration: number;
  readonly detourRatio: number;
}

/** Average over both directions. */
function mean(morning: PgColumn, evening: PgColumn): SQL<number> {
  return sql<number>`coalesce(avg((${morning} + ${evening}) / 2.0), 0)`.mapWith(Number);
}

/** The averages over the registered people of a company, or of one of its pilots, as their routes are planned today. */
export async function currentIndicators(
  database: Database,
  { companyId, pilotId = null }: { companyId: number; pilotId?: number | null },
): Promise<Indicators> {
  const [averages] = await database
    .select({
      walkingDistance: mean(routePassengers.pickupWalkingDistance, routePassengers.dropoffWalkingDistance),
      duration: mean(routePassengers.morningTripDuration, routePassengers.eveningTripDuration),
      detourRatio: mean(routePassengers.morningDetourRatio, routePassengers.eveningDetourRatio),
    })
    .from(routePassengers)
    .innerJoin(employees, eq(employees.id, routePassengers.employeeId))
    .innerJoin(routes, eq(routes.uniqueId, routePassengers.routeUniqueId))
    .where(
      and(
        eq(employees.companyId, companyId),
        eq(employees.registrationStatus, "registered"),
        pilotId === null ? isNull(routes.pilotId) : eq(routes.pilotId, pilotId),
      ),
    );
  if (!averages) throw new Error("An average without groups always has one row");
  return averages;
}
