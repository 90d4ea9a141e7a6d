import { and, asc, count, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../database.ts";
import { pilots } from "../schema-offers.ts";
import { employees, type RegistrationStatus } from "../schema-people.ts";
import { routePassengers, routes } from "../schema-routes.ts";
import { compareTurkish, foldTurkish } from "../text.ts";
import { toSearchTerm } from "./employee-texts.ts";

interface EmployeeQuery {
  readonly companyId: number;
  readonly search: string;
  /** None: all. */
  readonly statuses: readonly RegistrationStatus[];
  readonly routeNames: readonly string[];
  /** From 1; without it all matches come. */
  readonly page?: { readonly number: number; readonly size: number } | undefined;
}

/** Without the ways on foot, which are long and which the list leaves out. */
const seat = {
  pickupWalkingDistance: routePassengers.pickupWalkingDistance,
  dropoffWalkingDistance: routePassengers.dropoffWalkingDistance,
  morningTripDuration: routePassengers.morningTripDuration,
  eveningTripDuration: routePassengers.eveningTripDuration,
  morningDetourRatio: routePassengers.morningDetourRatio,
  eveningDetourRatio: routePassengers.eveningDetourRatio,
};

/** In the order of their names, with the route that they ride. */
export async function findEmployees(database: Database, query: EmployeeQuery) {
  const wanted = and(
    eq(employees.companyId, query.companyId),
    query.statuses.length > 0 ? inArray(employees.registrationStatus, [...query.statuses]) : undefined,
    query.routeNames.length > 0 ? inArray(routes.name, [...query.routeNames]) : undefined,
    await answersSearch(database, query),
  );
  const rows = database
    .select({ employee: employees, seat, routeName: routes.name, pilotName: pilots.name })
    .from(employees)
    .leftJoin(routePassengers, eq(routePassengers.employeeId, employees.id))
    .leftJoin(routes, eq(routes.uniqueId, routePassengers.routeUniqueId))
    .leftJoin(pilots, eq(pilots.id, routes.pilotId))
    .where(wanted)
    .orderBy(asc(employees.sortKey), asc(employees.id));
  const [total] = await database
    .select({ count: count() })
    .from(employees)
    .leftJoin(routePassengers, eq(routePassengers.employeeId, employees.id))
    .leftJoin(routes, eq(routes.uniqueId, routePassengers.routeUniqueId))
    .where(wanted);
  const { page } = query;
  return {
    rows: await (page === undefined ? rows : rows.limit(page.size).offset((page.number - 1) * page.size)),
    count: total?.count ?? 0,
  };
}

export type EmployeeRow = Awaited<ReturnType<typeof findEmployees>>["rows"][number];

async function answersSearch(database: Database, { companyId, search }: EmployeeQuery): Promise<SQL | undefined> {
  const term = toSearchTerm(search);
  if (term === "") return undefined;
  const folded = foldTurkish(search.trim());
  const ridden = await riddenRoutes(database, companyId);
  const found = ridden.filter(({ name }) => foldTurkish(name).includes(folded)).map(({ uniqueId }) => uniqueId);
  return or(
    sql`strpos(${employees.searchText}, ${term}) > 0`,
    found.length > 0 ? inArray(routePassengers.routeUniqueId, found) : undefined,
  );
}

/** The names of all routes that the company's people ride, in the order of the Turkish alphabet. */
export async function findRouteNames(database: Database, companyId: number): Promise<string[]> {
  const ridden = await riddenRoutes(database, companyId);
  return [...new Set(ridden.map(({ name }) => name))].toSorted(compareTurkish);
}

function riddenRoutes(database: Database, companyId: number) {
  return database
    .selectDistinct({ uniqueId: routes.uniqueId, name: routes.name })
    .from(employees)
    .innerJoin(routePassengers, eq(routePassengers.employeeId, employees.id))
    .innerJoin(routes, eq(routes.uniqueId, routePassengers.routeUniqueId))
    .where(eq(employees.companyId, companyId));
}
