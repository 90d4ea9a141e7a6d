import { and, asc, count, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Day } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { companyDrivers, driverDocuments, driverRoutes } from "../schema-drivers.ts";
import { drivers } from "../schema-people.ts";
import { routes } from "../schema-routes.ts";
import { documentKinds } from "./document-kinds.ts";
import type { DocumentStatus } from "./document-status.ts";

interface DocumentSearch {
  readonly companyId: number;
  readonly today: Day;
  readonly driverId?: number;
  /** Empty: all. */
  readonly statuses?: readonly DocumentStatus[];
}

/** The status on a day; a document is still valid on its last day. */
function statusOn(today: Day): SQL<DocumentStatus> {
  const { status, expirationDay } = driverDocuments;
  return sql<DocumentStatus>`case when ${status} = 'hr_approved' and ${expirationDay} < ${today}::date
    then 'expired' else ${status} end`;
}

function isWanted({ companyId, today, driverId, statuses = [] }: DocumentSearch): SQL | undefined {
  return and(
    eq(companyDrivers.companyId, companyId),
    driverId === undefined ? undefined : eq(driverDocuments.driverId, driverId),
    statuses.length === 0 ? undefined : inArray(statusOn(today), [...statuses]),
  );
}

/** How many documents of which status each driver has. */
export async function countStatuses(database: Database, search: DocumentSearch) {
  return database
    .select({ driverId: driverDocuments.driverId, status: statusOn(search.today), count: count() })
    .from(driverDocuments)
    .innerJoin(companyDrivers, eq(companyDrivers.driverId, driverDocuments.driverId))
    .where(isWanted(search))
    .groupBy(sql`1, 2`);
}

/** How many documents of a company match. */
export async function countMatches(database: Database, search: DocumentSearch): Promise<number> {
  const [found] = await database
    .select({ count: count() })
    .from(driverDocuments)
    .innerJoin(companyDrivers, eq(companyDrivers.driverId, driverDocuments.driverId))
    .where(isWanted(search));
  return found?.count ?? 0;
}

/** Documents of one driver are ordered by kind, those of all drivers by the day of registration, the oldest first. */
export async function findDocuments(
  database: Database,
  search: DocumentSearch,
  page?: { readonly number: number; readonly size: number },
) {
  const kindOrder = sql`array_position(string_to_array(${documentKinds.join(" ")}::text, ' '), ${driverDocuments.kind})`;
  const routeName = database
    .select({ name: routes.name })
    .from(driverRoutes)
    .innerJoin(routes, eq(routes.uniqueId, driverRoutes.routeUniqueId))
    .where(eq(driverRoutes.driverId, driverDocuments.driverId))
    .orderBy(asc(driverRoutes.startDay), asc(routes.uniqueId))
    .limit(1);
  const rows = database
    .select({
      document: driverDocuments,
      status: statusOn(search.today),
      first: drivers.firstName,
      last: drivers.lastName,
      routeName: sql<string | null>`(${routeName})`,
    })
    .from(driverDocuments)
    .innerJoin(companyDrivers, eq(companyDrivers.driverId, driverDocuments.driverId))
    .innerJoin(drivers, eq(drivers.id, driverDocuments.driverId))
    .where(isWanted(search))
    .orderBy(
      ...(search.driverId === undefined ? [sql`${driverDocuments.registeredDay} nulls last`] : [kindOrder]),
      asc(driverDocuments.id),
    );
  return page === undefined ? rows : rows.limit(page.size).offset((page.number - 1) * page.size);
}

export type DocumentRow = Awaited<ReturnType<typeof findDocuments>>[number];
