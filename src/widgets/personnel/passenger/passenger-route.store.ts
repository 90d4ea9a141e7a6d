import { type DriverMeta, fetchRouteDriver, routeDriverCall } from "../../../core/api/driver-detail.ts";
import type { Employee } from "../../../core/api/employees.ts";
import { fetchRouteDetail, type RouteDetail, routeDetailCall } from "../../../core/api/stops.ts";
import { fetchOwnRoutes, ownRoutesCall, type Route } from "../../../core/api/routes.ts";
import { keyOf, queryOf } from "../../../core/query/call-query.ts";
import { createQuery, type Query } from "../../../core/query/query.ts";
import type { QueryOwner } from "../../../core/query/scope.ts";
import { findVariants } from "./passenger.model.ts";

/** The directions of an employee's route, the morning first; empty when the company has no route of this name. */
export function createPassengerRoute(
  owner: QueryOwner,
  { routeName }: Pick<Employee, "routeName">,
): Query<readonly Route[]> {
  return createQuery(owner, {
    key: keyOf(ownRoutesCall, "of", routeName),
    fetch: async (http, signal) => findVariants(await fetchOwnRoutes(http, signal), routeName),
  });
}

/** One direction: the employee's stop and the driver. Each is a query of its own. */
export interface PassengerDirection {
  readonly route: Route;
  readonly detail: Query<RouteDetail>;
  readonly driver: Query<DriverMeta>;
}

export function createPassengerDirection(owner: QueryOwner, route: Route): PassengerDirection {
  const { routeId: id } = route;
  return {
    route,
    detail: createQuery(owner, queryOf(routeDetailCall, fetchRouteDetail, id)),
    driver: createQuery(owner, queryOf(routeDriverCall, fetchRouteDriver, id)),
  };
}
