import {
  fetchDemoRoutes,
  fetchOwnRouteRows,
  demoRoutesCall,
  ownRouteRowsCall,
  fetchDemoPilots,
} from "../api/route-list.ts";
import { queryOf } from "../query/call-query.ts";

/**
 * The company's own routes with the names of their passengers. All areas share the query key, so that a route's page opened
 * from a list has the data at once, even when its own call fails.
 */
export const ownRoutes = queryOf(ownRouteRowsCall, fetchOwnRouteRows);

/** The pilots of a demo account's offers, for createOfferCalls. */
export const demoPilots = { name: "demo-pilots", fetch: fetchDemoPilots };

/** The routes planned for all pilots of a demo account. */
export const demoRoutes = queryOf(demoRoutesCall, fetchDemoRoutes, {});
