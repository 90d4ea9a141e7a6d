import { type DetailedRoute, type DetailedRouteList, fetchDemoRoutes, fetchOwnRouteRows } from "../api/route-list.ts";
import type { QueryOptions } from "../query/query.ts";

/**
 * The company's own routes with the names of their passengers. All areas share the query key, so that a route's page opened
 * from a list has the data at once, even when its own call fails.
 */
export const ownRoutes: QueryOptions<DetailedRoute[]> = { key: ["own-route-rows"], fetch: fetchOwnRouteRows };

/** The routes planned for all pilots of a demo account. */
export const demoRoutes: QueryOptions<DetailedRouteList> = {
  key: ["demo-routes"],
  fetch: (http, signal) => fetchDemoRoutes(http, {}, signal),
};
