import type { DriverRow } from "../api/drivers.ts";
import type { PagedRoute } from "../api/route-pages.ts";
import { createNameKeys } from "./month-booking.ts";

type NamedRoute = Pick<PagedRoute, "name" | "driverName">;
type ListedDriver = Pick<DriverRow, "id" | "name" | "routeNames">;

/**
 * The drivers whose vehicles' seats must be fetched: for each route the driver named by it, or all of its drivers when none has
 * that name; also every driver without a known route, who may drive any route.
 */
export function seatDrivers<Driver extends ListedDriver>(
  routes: readonly NamedRoute[],
  drivers: readonly Driver[],
): readonly Driver[] {
  const keyOf = createNameKeys();
  const byRoute = new Map<string, Driver[]>(routes.map(({ name }) => [keyOf(name), []]));
  const asked = new Set<Driver>();
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
