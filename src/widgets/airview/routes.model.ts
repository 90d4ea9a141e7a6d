import type { DetailedRoute } from "../../core/api/route-list.ts";
import { compareText } from "../../core/text/text.ts";
import { type StopEntry, toStopEntries } from "../shared/stops/stop.model.ts";

/** The routes that are shown, one entry per direction, and ways to find one of them. */
export interface RouteBook {
  /** By name in Turkish order, morning before evening. */
  readonly routes: readonly DetailedRoute[];
  /** By the id of one direction. */
  readonly byId: ReadonlyMap<number, DetailedRoute>;
  /** All directions of a route by its unique id. */
  readonly variants: ReadonlyMap<string, readonly DetailedRoute[]>;
}

const periods = { morning: 0, evening: 1 };

function compareRoutes(a: DetailedRoute, b: DetailedRoute): number {
  return (
    compareText(a.routeName, b.routeName) ||
    compareText(a.routeUniqueId, b.routeUniqueId) ||
    periods[a.timePeriod] - periods[b.timePeriod] ||
    (a.departure ?? "").localeCompare(b.departure ?? "")
  );
}

export function toRouteBook(given: readonly DetailedRoute[]): RouteBook {
  const byId = new Map<number, DetailedRoute>();
  const variants = new Map<string, DetailedRoute[]>();
  for (const route of given) if (!byId.has(route.routeId)) byId.set(route.routeId, route);
  const routes = [...byId.values()].toSorted(compareRoutes);
  for (const route of routes) {
    const known = variants.get(route.routeUniqueId);
    if (known) known.push(route);
    else variants.set(route.routeUniqueId, [route]);
  }
  return { routes, byId, variants };
}

const entries = new WeakMap<DetailedRoute, readonly StopEntry[]>();

/** The stops of a route, as listed. Computed once per route object. */
export function stopsOf(route: DetailedRoute): readonly StopEntry[] {
  let stops = entries.get(route);
  if (!stops) {
    stops = toStopEntries(route.stops, route.timePeriod);
    entries.set(route, stops);
  }
  return stops;
}
