import { type DetailedRoute, fetchOwnRouteRows } from "../api/route-list.ts";
import type { QueryOptions } from "../query/query.ts";

/**
 * The company's own routes with their people by name. One key for every area: whoever comes from the list to a route knows
 * it already, also when the next call fails.
 */
export const ownRoutes: QueryOptions<DetailedRoute[]> = { key: ["own-route-rows"], fetch: fetchOwnRouteRows };
