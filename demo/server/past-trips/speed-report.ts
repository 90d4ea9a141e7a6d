import { eq, inArray } from "drizzle-orm";
import type { Database } from "../database.ts";
import { drivers, vehicles } from "../schema-people.ts";
import { routes } from "../schema-routes.ts";
import { speedings } from "./driver-events.ts";
import { Drive } from "./drive.ts";
import { findPlans } from "./find-trips.ts";
import { Road } from "./road.ts";
import { quirksOf, type TripRecord } from "./trip-record.ts";

/** `GET /api/past-trips/zendrive/`: the trips with speedings, the newest first. */
export async function toSpeedReport(database: Database, trips: readonly TripRecord[]) {
  const plans = await findPlans(database, [...new Set(trips.map(({ routeId }) => routeId))]);
  const roads = new Map([...plans].map(([routeId, plan]) => [routeId, new Road(plan.waypointsPolyline)]));
  const crews = await findCrews(database, [...new Set(trips.map(({ routeUniqueId }) => routeUniqueId))]);
  return trips.flatMap((trip) => {
    const [plan, road] = [plans.get(trip.routeId), roads.get(trip.routeId)];
    if (!plan || !road || !quirksOf(trip).hasAnalytics) return [];
    const events = speedings(new Drive(trip, plan, road));
    if (events.length === 0) return [];
    const crew = crews.get(trip.routeUniqueId);
    return [
      {
        license_plate: crew?.plate ?? null,
        driver_name: crew?.driver ?? null,
        route_name: trip.routeName,
        time_period: trip.timePeriod,
        events,
      },
    ];
  });
}

async function findCrews(database: Database, uniqueIds: readonly string[]) {
  if (uniqueIds.length === 0) return new Map<string, { driver: string; plate: string }>();
  const rows = await database
    .select({
      uniqueId: routes.uniqueId,
      first: drivers.firstName,
      last: drivers.lastName,
      plate: vehicles.licensePlate,
    })
    .from(routes)
    .innerJoin(drivers, eq(drivers.id, routes.driverId))
    .innerJoin(vehicles, eq(vehicles.id, routes.vehicleId))
    .where(inArray(routes.uniqueId, [...uniqueIds]));
  // "Undefined" is the provider's value for an unknown plate.
  return new Map(
    rows.map(({ uniqueId, first, last, plate }) => [
      uniqueId,
      { driver: `${first} ${last}`, plate: plate ?? "Undefined" },
    ]),
  );
}
