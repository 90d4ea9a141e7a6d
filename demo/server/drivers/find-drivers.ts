import { and, asc, eq } from "drizzle-orm";
import { notFound } from "../api/problem.ts";
import type { Day } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { grouped } from "../grouped.ts";
import { companyDrivers, driverRoutes } from "../schema-drivers.ts";
import { drivers, vehicles } from "../schema-people.ts";
import { routes } from "../schema-routes.ts";
import { countDocuments, type DriverRecord } from "./driver-record.ts";
import { countStatuses } from "./find-documents.ts";

interface DriverSearch {
  readonly companyId: number;
  readonly today: Day;
  readonly driverId?: number;
}

/** All drivers of a company, with their routes and the counts of their documents. */
export async function findDrivers(database: Database, search: DriverSearch): Promise<DriverRecord[]> {
  const { companyId, driverId } = search;
  const wanted = and(
    eq(companyDrivers.companyId, companyId),
    driverId === undefined ? undefined : eq(companyDrivers.driverId, driverId),
  );
  const rows = await database
    .select({ driver: drivers, vehicle: vehicles })
    .from(companyDrivers)
    .innerJoin(drivers, eq(drivers.id, companyDrivers.driverId))
    .leftJoin(vehicles, eq(vehicles.id, companyDrivers.vehicleId))
    .where(wanted)
    .orderBy(asc(drivers.id));
  const driven = await database
    .select({ route: driverRoutes, name: routes.name })
    .from(driverRoutes)
    .innerJoin(companyDrivers, eq(companyDrivers.driverId, driverRoutes.driverId))
    .innerJoin(routes, eq(routes.uniqueId, driverRoutes.routeUniqueId))
    .where(wanted)
    .orderBy(asc(driverRoutes.driverId), asc(driverRoutes.startDay), asc(routes.uniqueId));
  const routesOf = grouped(
    driven,
    ({ route }) => route.driverId,
    ({ route, name }) => ({ uniqueId: route.routeUniqueId, name, startDay: route.startDay }),
  );
  const documentsOf = grouped(
    await countStatuses(database, search),
    (counted) => counted.driverId,
    (counted) => counted,
  );
  return rows.map(({ driver, vehicle }) => ({
    id: driver.id,
    name: `${driver.firstName} ${driver.lastName}`,
    phoneNumber: driver.phoneNumber,
    hasPhoto: driver.hasPhoto,
    rating: driver.rating,
    ratingCount: driver.ratingCount,
    startDay: driver.startDay,
    vehicle,
    routes: routesOf.get(driver.id) ?? [],
    documents: countDocuments(documentsOf.get(driver.id) ?? []),
  }));
}

/** 404 for a driver of another company. */
export async function requireDriver(
  database: Database,
  search: DriverSearch & { readonly driverId: number },
): Promise<DriverRecord> {
  const [driver] = await findDrivers(database, search);
  if (!driver) throw notFound();
  return driver;
}
