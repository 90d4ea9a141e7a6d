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
    compareText(a.route_name, b.route_name) ||
    compareText(a.route_unique_id, b.route_unique_id) ||
    periods[a.time_period] - periods[b.time_period] ||
    (a.departure ?? "").localeCompare(b.departure ?? "")
  );
}

export function toRouteBook(given: readonly DetailedRoute[]): RouteBook {
  const byId = new Map<number, DetailedRoute>();
  const variants = new Map<string, DetailedRoute[]>();
  for (const route of given) if (!byId.has(route.route_id)) byId.set(route.route_id, route);
  const routes = [...byId.values()].toSorted(compareRoutes);
  for (const route of routes) {
    const known = variants.get(route.route_unique_id);
    if (known) known.push(route);
    else variants.set(route.route_unique_id, [route]);
  }
  return { routes, byId, variants };
}

const entries = new WeakMap<DetailedRoute, readonly StopEntry[]>();

/** The stops of a route, as listed. Computed once per route object. */
export function stopsOf(route: DetailedRoute): readonly StopEntry[] {
  let stops = entries.get(route);
  if (!stops) {
    stops = toStopEntries(route.rps_detail, route.time_period);
    entries.set(route, stops);
  }
  return stops;
}
