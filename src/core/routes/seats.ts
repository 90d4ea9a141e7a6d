import type { Driver } from "../api/driver-detail.ts";
import type { DriverRow } from "../api/drivers.ts";
import { createNameKeys, toNameKey } from "../text/text.ts";

/** Seats of the vehicles that drive a route. */
export type Seats =
  | { readonly kind: "known"; readonly count: number }
  /** The route has no driver, or the vehicle of one of its drivers has no number of seats. */
  | { readonly kind: "unknown" }
  /** Vehicles of different sizes; the provider doesn't give which of them drove. */
  | { readonly kind: "several"; readonly counts: readonly number[] }
  /** A driver couldn't be loaded. */
  | { readonly kind: "failed" };

export interface DriverSeats {
  readonly driverId: string;
  readonly name: string;
  /** Seats of the vehicle; null: not given. */
  readonly seats: number | null;
  readonly routeIds: readonly string[];
}

/** A route as the rules below know it. */
export interface DrivenRoute {
  readonly uniqueId: string;
  readonly name: string;
  readonly driverName: string | null;
}

type ListedDriver = Pick<DriverRow, "id" | "name" | "routeNames">;

export function toDriverSeats({ id, name }: Pick<DriverRow, "id" | "name">, { vehicle, routes }: Driver): DriverSeats {
  return {
    driverId: id,
    name,
    seats: vehicle?.capacity ?? null,
    routeIds: routes.map(({ uniqueId }) => uniqueId),
  };
}

/**
 * The drivers whose vehicles' seats must be fetched: for each route the driver named by it, or all of its drivers when none has
 * that name; also every driver without a known route, who may drive any route.
 */
export function seatDrivers<Found extends ListedDriver>(
  routes: readonly Omit<DrivenRoute, "uniqueId">[],
  drivers: readonly Found[],
): readonly Found[] {
  const keyOf = createNameKeys();
  const byRoute = new Map<string, Found[]>(routes.map(({ name }) => [keyOf(name), []]));
  const asked = new Set<Found>();
  for (const driver of drivers) {
    const own = driver.routeNames.map((name) => byRoute.get(keyOf(name))).filter((list) => list !== undefined);
    for (const list of own) list.push(driver);
    if (own.length === 0) asked.add(driver);
  }
  for (const { name, driverName } of routes) {
    const all = byRoute.get(keyOf(name)) ?? [];
    const named = driverName === null ? [] : all.filter((driver) => keyOf(driver.name) === keyOf(driverName));
    for (const driver of named.length > 0 ? named : all) asked.add(driver);
  }
  return drivers.filter((driver) => asked.has(driver));
}

/** @param hasFailed some of the drivers couldn't be loaded */
export function toSeats(
  routes: readonly Omit<DrivenRoute, "name">[],
  drivers: readonly DriverSeats[],
  hasFailed: boolean,
): ReadonlyMap<string, Seats> {
  return new Map(
    routes.map(({ uniqueId: id, driverName }): [string, Seats] => {
      const all = drivers.filter(({ routeIds }) => routeIds.includes(id));
      // When no driver has the name given by the route, all drivers of the route count.
      const named = all.filter(({ name }) => driverName !== null && toNameKey(name) === toNameKey(driverName));
      const own = named.length > 0 ? named : all;
      const counts = [...new Set(own.map(({ seats }) => seats))].filter(
        (count) => count !== null && count > 0,
      ) as number[];
      const isPartly = own.some(({ seats }) => seats === null);
      // A driver who couldn't be loaded may drive this route too.
      const isSought = driverName === null ? counts.length === 0 : named.length === 0;
      if (hasFailed && isSought) return [id, { kind: "failed" }];
      const [count] = counts;
      if (count === undefined || isPartly) return [id, { kind: "unknown" }];
      return [id, counts.length > 1 ? { kind: "several", counts } : { kind: "known", count }];
    }),
  );
}
