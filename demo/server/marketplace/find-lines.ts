import { and, count, eq, isNull } from "drizzle-orm";
import type { Database } from "../database.ts";
import type { Point } from "../geo/places.ts";
import { decodePolyline } from "../geo/polyline.ts";
import { grouped } from "../grouped.ts";
import { offices } from "../schema-accounts.ts";
import { drivers, employees, vehicles } from "../schema-people.ts";
import { routePassengers, routes, routeVariants } from "../schema-routes.ts";

/** One direction of a line. */
export interface LineVariant {
  readonly routeId: number;
  /** Minutes since midnight. */
  readonly departure: number;
  /** Seconds. */
  readonly duration: number;
  readonly polyline: string;
  readonly points: readonly Point[];
}

/** A shuttle of the region that sells its free seats. */
export interface Line {
  readonly route: typeof routes.$inferSelect;
  readonly office: Point;
  readonly driver: typeof drivers.$inferSelect;
  readonly vehicle: typeof vehicles.$inferSelect;
  readonly passengerCount: number;
  readonly morning: LineVariant;
  readonly evening: LineVariant;
}

/** All lines of the region, ordered by the id of their first direction. */
export async function findLines(database: Database): Promise<readonly Line[]> {
  const rows = await database
    .select({
      route: routes,
      variant: routeVariants,
      office: { lat: offices.lat, lng: offices.lng },
      driver: drivers,
      vehicle: vehicles,
    })
    .from(routeVariants)
    .innerJoin(routes, eq(routes.uniqueId, routeVariants.routeUniqueId))
    .innerJoin(offices, eq(offices.id, routes.officeId))
    .innerJoin(drivers, eq(drivers.id, routes.driverId))
    .innerJoin(vehicles, eq(vehicles.id, routes.vehicleId))
    .where(isNull(routes.pilotId))
    .orderBy(routeVariants.routeId);
  const passengers = await database
    .select({ uniqueId: routePassengers.routeUniqueId, count: count() })
    .from(routePassengers)
    .innerJoin(
      employees,
      and(eq(employees.id, routePassengers.employeeId), eq(employees.registrationStatus, "registered")),
    )
    .groupBy(routePassengers.routeUniqueId);
  const counts = new Map(passengers.map((row) => [row.uniqueId, row.count]));
  return [
    ...grouped(
      rows,
      ({ route }) => route.uniqueId,
      (row) => row,
    ).values(),
  ].flatMap((variants): Line[] => {
    const [first] = variants;
    const [morning, evening] = (["morning", "evening"] as const).map((period) =>
      variants.find(({ variant }) => variant.timePeriod === period),
    );
    if (!first || !morning || !evening) return [];
    const { route, office, driver, vehicle } = first;
    return [
      {
        route,
        office,
        driver,
        vehicle,
        passengerCount: counts.get(route.uniqueId) ?? 0,
        morning: toVariant(morning.variant),
        evening: toVariant(evening.variant),
      },
    ];
  });
}

function toVariant({
  routeId,
  departure,
  duration,
  waypointsPolyline,
}: typeof routeVariants.$inferSelect): LineVariant {
  return {
    routeId,
    departure,
    duration,
    polyline: waypointsPolyline,
    points: decodePolyline(waypointsPolyline),
  };
}
