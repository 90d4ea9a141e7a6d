import { and, asc, eq, exists, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import { grouped } from "../grouped.ts";
import { companies, offices } from "../schema-accounts.ts";
import { pilots } from "../schema-offers.ts";
import { drivers, employees } from "../schema-people.ts";
import { locations, routePassengers, routes, routeVariants, stops } from "../schema-routes.ts";
import type { Rider, RouteRecord, StopRecord } from "./route-record.ts";

/** own: the company's routes and those that its employees ride. region: all companies' routes. pilot: those offered to a demo company. */
export type RouteScope = "own" | "region" | "pilot";

interface RouteSearch {
  readonly companyId: number;
  readonly scope: RouteScope;
  /** Only the route that has this variant, with both its variants. */
  readonly routeId?: number;
}

/** Sorted by route number, each morning before its evening. */
export async function findRoutes(
  database: Database,
  { companyId, scope, routeId }: RouteSearch,
): Promise<RouteRecord[]> {
  const wanted = and(
    inScope(database, companyId, scope),
    routeId === undefined ? undefined : hasVariant(database, routeId),
  );
  const variants = await database
    .select({
      variant: routeVariants,
      name: routes.name,
      companyId: routes.companyId,
      companyName: companies.name,
      pilotName: pilots.name,
      officeName: offices.name,
      office: { lat: offices.lat, lng: offices.lng },
      driver: { first: drivers.firstName, last: drivers.lastName },
    })
    .from(routeVariants)
    .innerJoin(routes, eq(routes.uniqueId, routeVariants.routeUniqueId))
    .innerJoin(companies, eq(companies.id, routes.companyId))
    .innerJoin(offices, eq(offices.id, routes.officeId))
    .innerJoin(drivers, eq(drivers.id, routes.driverId))
    .leftJoin(pilots, eq(pilots.id, routes.pilotId))
    .where(wanted)
    .orderBy(asc(routeVariants.routeId));
  const stopsOf = await findStops(database, wanted);
  const ridersOf = await findRiders(database, wanted, companyId);
  return variants.map(({ variant, name, companyName, pilotName, officeName, office, driver, ...row }) => ({
    routeId: variant.routeId,
    uniqueId: variant.routeUniqueId,
    name,
    timePeriod: variant.timePeriod,
    departure: variant.departure,
    duration: variant.duration,
    waypointsPolyline: variant.waypointsPolyline,
    companyName,
    isOwn: row.companyId === companyId,
    pilotName,
    officeName,
    office,
    driverName: `${driver.first} ${driver.last}`,
    stops: stopsOf.get(variant.routeId) ?? [],
    riders: ridersOf.get(variant.routeUniqueId) ?? [],
  }));
}

function inScope(database: Database, companyId: number, scope: RouteScope): SQL | undefined {
  if (scope === "pilot") return and(isNotNull(routes.pilotId), eq(routes.companyId, companyId));
  if (scope === "region") return isNull(routes.pilotId);
  const ours = database
    .select({ uniqueId: routePassengers.routeUniqueId })
    .from(routePassengers)
    .innerJoin(employees, eq(employees.id, routePassengers.employeeId))
    .where(eq(employees.companyId, companyId));
  return and(isNull(routes.pilotId), or(eq(routes.companyId, companyId), inArray(routes.uniqueId, ours)));
}

function hasVariant(database: Database, routeId: number): SQL {
  const asked = alias(routeVariants, "asked");
  return exists(
    database
      .select({ one: sql`1` })
      .from(asked)
      .where(and(eq(asked.routeUniqueId, routes.uniqueId), eq(asked.routeId, routeId))),
  );
}

async function findStops(database: Database, wanted: SQL | undefined): Promise<Map<number, StopRecord[]>> {
  const rows = await database
    .select({ stop: stops, location: locations })
    .from(stops)
    .innerJoin(routeVariants, eq(routeVariants.routeId, stops.routeId))
    .innerJoin(routes, eq(routes.uniqueId, routeVariants.routeUniqueId))
    .innerJoin(locations, eq(locations.id, stops.locationId))
    .where(wanted)
    .orderBy(asc(stops.routeId), asc(stops.orderNumber));
  return grouped(
    rows,
    ({ stop }) => stop.routeId,
    ({ stop, location }) => ({
      orderNumber: stop.orderNumber,
      arrival: stop.arrival,
      locationId: location.id,
      point: { lat: location.lat, lng: location.lng },
      neighbourhood: location.neighbourhood,
      side: location.side,
    }),
  );
}

async function findRiders(
  database: Database,
  wanted: SQL | undefined,
  companyId: number,
): Promise<Map<string, Rider[]>> {
  const rows = await database
    .select({
      seat: routePassengers,
      companyId: employees.companyId,
      firstName: employees.firstName,
      lastName: employees.lastName,
      address: employees.homeAddress,
      home: { lat: employees.homeLat, lng: employees.homeLng },
    })
    .from(routePassengers)
    .innerJoin(routes, eq(routes.uniqueId, routePassengers.routeUniqueId))
    .innerJoin(employees, eq(employees.id, routePassengers.employeeId))
    .where(and(wanted, eq(employees.registrationStatus, "registered")))
    .orderBy(asc(employees.id));
  return grouped(
    rows,
    ({ seat }) => seat.routeUniqueId,
    ({ seat, firstName, lastName, address, home, ...row }) => ({
      ...seat,
      id: seat.employeeId,
      name: `${firstName} ${lastName}`,
      isShadow: row.companyId !== companyId,
      address,
      home,
    }),
  );
}
