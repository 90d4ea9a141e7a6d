import { and, asc, between, eq, inArray, isNull, lte, not, sql, type SQL } from "drizzle-orm";
import { hasEnded } from "../api/trips.ts";
import type { Day } from "../calendar/day.ts";
import { notFound } from "../api/problem.ts";
import type { Database } from "../database.ts";
import type { Point } from "../geo/places.ts";
import { offices } from "../schema-accounts.ts";
import { trips } from "../schema-calendar.ts";
import { locations, routes, routeVariants, stops } from "../schema-routes.ts";
import { autoFinishAfter, isAutoFinished, type TripRecord, type TripStop } from "./trip-record.ts";

interface TripSearch {
  readonly companyId: number;
  readonly now: Date;
  /** Both included. */
  readonly days?: { readonly from: Day; readonly to: Day };
  readonly routeUniqueIds?: readonly string[];
  readonly tripId?: number;
}

/** The moment at which a trip was closed. */
const closedAt = sql<Date>`${trips.actualStart} + make_interval(secs => ${trips.actualDuration}
  + case when ${isAutoFinished} then ${sql.raw(String(autoFinishAfter))} else 0 end)`;

/** Neither cancelled nor under way nor scheduled; not before the overview counts the trip as completed. */
function isPast(now: Date): SQL | undefined {
  return and(not(trips.isCancelled), hasEnded(now), lte(closedAt, sql`${now.toISOString()}::timestamptz`));
}

/** A company's past trips, the newest first. */
export async function findPastTrips(
  database: Database,
  { companyId, now, days, routeUniqueIds, tripId }: TripSearch,
): Promise<TripRecord[]> {
  return database
    .select({
      id: trips.id,
      day: trips.day,
      routeUniqueId: routes.uniqueId,
      routeId: trips.routeId,
      routeName: routes.name,
      timePeriod: routeVariants.timePeriod,
      plannedDeparture: routeVariants.departure,
      plannedDuration: trips.plannedDuration,
      start: trips.actualStart,
      duration: trips.actualDuration,
      isAutoFinished,
    })
    .from(trips)
    .innerJoin(routeVariants, eq(routeVariants.routeId, trips.routeId))
    .innerJoin(routes, eq(routes.uniqueId, routeVariants.routeUniqueId))
    .where(
      and(
        isOwn(companyId),
        isPast(now),
        days && between(trips.day, days.from, days.to),
        routeUniqueIds && inArray(routes.uniqueId, [...routeUniqueIds]),
        tripId === undefined ? undefined : eq(trips.id, tripId),
      ),
    )
    .orderBy(sql`${trips.plannedStart} desc`, asc(trips.id));
}

function isOwn(companyId: number): SQL | undefined {
  return and(eq(routes.companyId, companyId), isNull(routes.pilotId));
}

/** Whether all ids are those of the company's routes. */
export async function hasOwnRoutes(database: Database, companyId: number, uniqueIds: readonly string[]) {
  const found = await database
    .select({ uniqueId: routes.uniqueId })
    .from(routes)
    .where(and(isOwn(companyId), inArray(routes.uniqueId, [...uniqueIds])));
  return found.length === new Set(uniqueIds).size;
}

/** The plan of a route variant: its way, and its stops in travel order. */
export interface TripPlan {
  readonly waypointsPolyline: string;
  readonly stops: readonly TripStop[];
}

/** The plans of route variants by their ids. */
export async function findPlans(database: Database, routeIds: readonly number[]): Promise<Map<number, TripPlan>> {
  if (routeIds.length === 0) return new Map();
  const variants = await database
    .select({ routeId: routeVariants.routeId, waypointsPolyline: routeVariants.waypointsPolyline })
    .from(routeVariants)
    .where(inArray(routeVariants.routeId, [...routeIds]));
  const rows = await database
    .select({ stop: stops, departure: routeVariants.departure, point: { lat: locations.lat, lng: locations.lng } })
    .from(stops)
    .innerJoin(routeVariants, eq(routeVariants.routeId, stops.routeId))
    .innerJoin(locations, eq(locations.id, stops.locationId))
    .where(inArray(stops.routeId, [...routeIds]))
    .orderBy(asc(stops.routeId), asc(stops.orderNumber));
  return new Map(
    variants.map(({ routeId, waypointsPolyline }) => {
      const own = rows.filter(({ stop }) => stop.routeId === routeId);
      const planned = own.map(({ stop, departure, point }) => ({
        orderNumber: stop.orderNumber,
        plannedAfter: (stop.arrival - departure) * 60,
        point,
      }));
      return [routeId, { waypointsPolyline, stops: planned }];
    }),
  );
}

/** Where the office of a route is. */
export async function findOffice(database: Database, routeUniqueId: string): Promise<Point> {
  const [office] = await database
    .select({ lat: offices.lat, lng: offices.lng })
    .from(routes)
    .innerJoin(offices, eq(offices.id, routes.officeId))
    .where(eq(routes.uniqueId, routeUniqueId));
  if (!office) throw notFound();
  return office;
}
