import type { Employee } from "../../../core/api/employees.ts";
import { fetchRouteDetail } from "../../../core/api/route-detail.ts";
import { fetchOwnRoutes } from "../../../core/api/routes.ts";
import { createQuery, type Query } from "../../../core/query.ts";
import type { Session } from "../../../core/session.ts";
import { findRoute, type PassengerMap, toPassengerMap } from "./passenger-map.model.ts";

export interface PassengerRoute {
  /** Unique id of the route; null when the company has none of this name. */
  readonly routeId: string | null;
  readonly map: PassengerMap | null;
}

/** Where somebody boards: from the name of their route to its stops. */
export function createPassengerRoute(session: Session, { id, routeName }: Employee): Query<PassengerRoute> {
  return createQuery(session, {
    key: ["passenger-route", id, routeName],
    fetch: async (http, signal) => {
      const route = findRoute(await fetchOwnRoutes(http, signal), routeName);
      if (!route) return { routeId: null, map: null };
      const detail = await fetchRouteDetail(http, route.route_id, signal);
      return { routeId: route.route_unique_id, map: toPassengerMap(detail, id, route.time_period) };
    },
  });
}
