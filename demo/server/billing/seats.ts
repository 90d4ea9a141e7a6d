import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import type { Day } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { commuteBetween, type Commute } from "../geo/commute.ts";
import { nearest, neighbourhoods, type Point, type Side } from "../geo/places.ts";
import { offices } from "../schema-accounts.ts";
import { employees } from "../schema-people.ts";
import { locations, routePassengers, routes } from "../schema-routes.ts";

/** A paid seat on a route, with its present passenger. */
export interface Seat {
  readonly id: number;
  readonly passengerName: string;
  readonly routeName: string;
  readonly officeName: string;
  readonly commute: Commute;
  /** The passenger's first day. */
  readonly since: Day;
  /** The first day on which they no longer ride; null: not known. */
  readonly until: Day | null;
}

function isOwn(companyId: number): SQL | undefined {
  return and(eq(employees.companyId, companyId), eq(routes.companyId, companyId), isNull(routes.pilotId));
}

/** All seats of a company's people on its own routes. */
export async function findSeats(database: Database, companyId: number): Promise<Seat[]> {
  const rows = await database
    .select({ employee: employees, routeName: routes.name, office: offices, side: locations.side })
    .from(routePassengers)
    .innerJoin(employees, eq(employees.id, routePassengers.employeeId))
    .innerJoin(routes, eq(routes.uniqueId, routePassengers.routeUniqueId))
    .innerJoin(offices, eq(offices.id, routes.officeId))
    .innerJoin(locations, eq(locations.id, routePassengers.locationId))
    .where(isOwn(companyId))
    .orderBy(asc(employees.id));
  const sides = new Map<number, Side>();
  for (const { office } of rows) if (!sides.has(office.id)) sides.set(office.id, sideOf(office));
  return rows.flatMap(({ employee, routeName, office, side }): Seat[] => {
    // A seat without a first trip is not billed yet.
    if (employee.firstTripDay === null) return [];
    const home = { lat: employee.homeLat, lng: employee.homeLng, side };
    return [
      {
        id: employee.id,
        passengerName: `${employee.firstName} ${employee.lastName}`,
        routeName,
        officeName: office.name,
        commute: commuteBetween(home, { lat: office.lat, lng: office.lng, side: sides.get(office.id) ?? side }),
        since: employee.firstTripDay,
        until: lastDayOf(employee),
      },
    ];
  });
}

/** The day from which an employee who has left, or has given notice, no longer rides; null for the others. */
function lastDayOf({ registrationStatus, statusSince, pendingStatus, pendingDay }: typeof employees.$inferSelect) {
  if (registrationStatus !== "registered") return statusSince;
  return pendingStatus === "deleted" || pendingStatus === "on_hold" ? pendingDay : null;
}

function sideOf(office: Point): Side {
  return nearest(neighbourhoods, office).side;
}
