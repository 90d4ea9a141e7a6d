import { type DetailedRouteList, fetchDemoRoutes } from "../api/route-list.ts";
import type { QueryOptions } from "../query/query.ts";

/** The routes planned for all pilots of a demo account. */
export const demoRoutes: QueryOptions<DetailedRouteList> = {
  key: ["demo-routes"],
  fetch: (http, signal) => fetchDemoRoutes(http, {}, signal),
};
