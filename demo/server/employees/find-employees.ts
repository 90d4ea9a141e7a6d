import { and, asc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../database.ts";
import { demoState } from "../schema-accounts.ts";
import { pilots } from "../schema-offers.ts";
import { employees, type RegistrationStatus } from "../schema-people.ts";
import { routePassengers, routes } from "../schema-routes.ts";
import { compareTurkish, foldTurkish } from "../text.ts";
import { toSearchTerm } from "./employee-texts.ts";

interface EmployeeQuery {
  readonly companyId: number;
  readonly search: string;
  /** Empty: all. */
  readonly statuses: readonly RegistrationStatus[];
  readonly routeNames: readonly string[];
}

/** `number` counts from 1. */
interface Page {
  readonly number: number;
  readonly size: number;
}

/** Only what a list shows: a page of fifty takes longer to read and map than to find. */
const employee = {
  id: employees.id,
  firstName: employees.firstName,
  lastName: employees.lastName,
  email: employees.email,
  phoneNumber: employees.phoneNumber,
  homeAddress: employees.homeAddress,
  registrationStatus: employees.registrationStatus,
  statusSince: employees.statusSince,
  pendingStatus: employees.pendingStatus,
  pendingDay: employees.pendingDay,
  firstTripDay: employees.firstTripDay,
};
/** Without the walking paths, which are long and not part of the list. */
const seat = {
  pickupWalkingDistance: routePassengers.pickupWalkingDistance,
  dropoffWalkingDistance: routePassengers.dropoffWalkingDistance,
  morningTripDuration: routePassengers.morningTripDuration,
  eveningTripDuration: routePassengers.eveningTripDuration,
  morningDetourRatio: routePassengers.morningDetourRatio,
  eveningDetourRatio: routePassengers.eveningDetourRatio,
};
const columns = { employee, seat, routeName: routes.name, pilotName: pilots.name };
const inOrder = [asc(employees.sortKey), asc(employees.id)];

/** All employees that match, sorted by name, each with their route. */
export async function findEmployees(database: Database, query: EmployeeQuery) {
  return database
    .select(columns)
    .from(employees)
    .leftJoin(routePassengers, eq(routePassengers.employeeId, employees.id))
    .leftJoin(routes, eq(routes.uniqueId, routePassengers.routeUniqueId))
    .leftJoin(pilots, eq(pilots.id, routes.pilotId))
    .where(await wanted(database, query))
    .orderBy(...inOrder);
}

export type EmployeeRow = Awaited<ReturnType<typeof findEmployees>>[number];

export interface EmployeePages {
  find(query: EmployeeQuery, page: Page): Promise<{ readonly rows: readonly EmployeeRow[]; readonly count: number }>;
}

/** Ids of the employees that match a query, in order, and the change counter (tables.sql) for which they are valid. */
interface EmployeeList {
  readonly version: string;
  readonly ids: Int32Array;
}

/** Most ids cached in all lists together; 4 bytes each. */
const mostIds = 2_000_000;

/**
 * Pages of the same query share one list of ids, so that employees are searched, sorted and counted once, until one of them changes.
 * The rows of a page are read by their ids, so that the last page is as fast as the first.
 */
export function createEmployeePages(database: Database): EmployeePages {
  const people = eq(demoState.key, "people");
  const lists = new LRUCache<string, EmployeeList, EmployeeQuery>({
    maxSize: mostIds,
    sizeCalculation: ({ ids }, key) => ids.length + key.length,
    fetchMethod: async (_key, _old, { context: query }) => {
      const ids = database
        .select({ id: employees.id })
        .from(employees)
        .where(await wanted(database, query))
        .orderBy(...inOrder);
      const [found] = await database
        .select({ version: demoState.value, ids: sql<number[]>`array(${ids})` })
        .from(demoState)
        .where(people);
      if (!found) throw new Error("The database doesn't count the changes of people");
      return { version: found.version, ids: Int32Array.from(found.ids) };
    },
  });
  const byIds = database
    .select({ version: demoState.value, ...columns })
    .from(demoState)
    .leftJoin(employees, sql`${employees.id} = any(${sql.placeholder("ids")}::integer[])`)
    .leftJoin(routePassengers, eq(routePassengers.employeeId, employees.id))
    .leftJoin(routes, eq(routes.uniqueId, routePassengers.routeUniqueId))
    .leftJoin(pilots, eq(pilots.id, routes.pilotId))
    .where(people)
    .orderBy(...inOrder)
    .prepare("employees_by_ids");

  async function read(key: string, query: EmployeeQuery, { number, size }: Page) {
    const list = await lists.forceFetch(key, { context: query });
    const ids = Array.from(list.ids.subarray((number - 1) * size, number * size));
    const found = await byIds.execute({ ids });
    const rows = found.filter((row): row is typeof row & EmployeeRow => row.employee !== null);
    return { list, isCurrent: found[0]?.version === list.version, rows, count: list.ids.length };
  }

  return {
    async find(query, page) {
      const key = JSON.stringify(query);
      const first = await read(key, query, page);
      if (first.isCurrent) return first;
      if (lists.peek(key) === first.list) lists.delete(key);
      // This result is used even if data changes again: it is a state since the request arrived.
      return read(key, query, page);
    },
  };
}

async function wanted(
  database: Database,
  { companyId, search, statuses, routeNames }: EmployeeQuery,
): Promise<SQL | undefined> {
  return and(
    eq(employees.companyId, companyId),
    statuses.length > 0 ? inArray(employees.registrationStatus, [...statuses]) : undefined,
    routeNames.length > 0
      ? inArray(employees.id, ridersOf(database, inArray(routes.name, [...routeNames])))
      : undefined,
    await answersSearch(database, search),
  );
}

function ridersOf(database: Database, theseRoutes: SQL) {
  return database
    .select({ id: routePassengers.employeeId })
    .from(routePassengers)
    .innerJoin(routes, eq(routes.uniqueId, routePassengers.routeUniqueId))
    .where(theseRoutes);
}

async function answersSearch(database: Database, search: string): Promise<SQL | undefined> {
  const term = toSearchTerm(search);
  if (term === "") return undefined;
  const folded = foldTurkish(search.trim());
  const known = await database.select({ uniqueId: routes.uniqueId, name: routes.name }).from(routes);
  const found = known.filter(({ name }) => foldTurkish(name).includes(folded)).map(({ uniqueId }) => uniqueId);
  return or(
    sql`strpos(${employees.searchText}, ${term}) > 0`,
    found.length > 0 ? inArray(employees.id, ridersOf(database, inArray(routes.uniqueId, found))) : undefined,
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
