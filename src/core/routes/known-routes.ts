import {
  demoRoutesCall,
  type DetailedRoute,
  fetchDemoPilots,
  fetchDemoRoutes,
  fetchOwnRouteRows,
  ownRouteRowsCall,
} from "../api/route-list.ts";
import { fetchReportRoutes, type PagedRoute, routePageCall } from "../api/route-pages.ts";
import { keyOf, queryOf } from "../query/call-query.ts";
import { clientOf, createQuery, type Enabled, type Query, type QueryOptions } from "../query/query.ts";
import { type QueryOwner, sessionOf } from "../query/scope.ts";
import { mapQuery } from "../query/switched-query.ts";
import type { Session } from "../session/session.ts";
import { compareText } from "../text/text.ts";

/**
 * The company's own routes with the names of their passengers. All areas share the query key, so that a route's page opened
 * from a list has the data at once, even when its own call fails.
 */
export const ownRoutes = queryOf(ownRouteRowsCall, fetchOwnRouteRows);

/** The pilots of a demo account's offers, for createOfferCalls. */
export const demoPilots = { name: "demo-pilots", fetch: fetchDemoPilots };

/** The routes planned for all pilots of a demo account. */
export const demoRoutes = queryOf(demoRoutesCall, fetchDemoRoutes, {});

/** A route with its name, one entry for both directions. */
export interface KnownRoute {
  /** Unique id. */
  readonly id: string;
  readonly name: string;
}

/** All routes from the past-trips call, for the list's badge and for selection in reports. */
export const reportRoutes = { key: keyOf(routePageCall, "all"), fetch: fetchReportRoutes };

const handedRoutes: QueryOptions<readonly KnownRoute[]> = {
  key: [...ownRoutes.key, "handed on"],
  fetch: async (http, signal) => ofRows(await fetchOwnRouteRows(http, signal)),
};

const ofRows = (rows: readonly DetailedRoute[]) =>
  toKnownRoutes(rows.map((row) => ({ id: row.routeUniqueId, name: row.routeName })));

/** Removes duplicates and sorts by name. */
function toKnownRoutes(routes: readonly KnownRoute[]): readonly KnownRoute[] {
  const names = new Map(routes.map(({ id, name }) => [id, name]));
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => compareText(one.name, other.name) || compareText(one.id, other.id));
}

/**
 * Passes the routes that a list on this page has loaded to the next selection of routes, which then needs no call. Returns false
 * when no list has loaded them.
 */
export function primeRouteCache(session: Session): boolean {
  const client = clientOf(session);
  const rows = client.getQueryData<readonly DetailedRoute[]>(ownRoutes.key);
  const paged = client.getQueryData<readonly PagedRoute[]>(reportRoutes.key);
  const routes = rows ? ofRows(rows) : paged && toKnownRoutes(paged.map(({ uniqueId: id, name }) => ({ id, name })));
  if (routes) client.setQueryData(handedRoutes.key, routes);
  return routes !== undefined;
}

/** All routes by name: those passed by {@link primeRouteCache}, else those of the company's own list. */
export function createKnownRoutes(owner: QueryOwner, $enabled?: Enabled): Query<readonly KnownRoute[]> {
  if (clientOf(sessionOf(owner)).getQueryData(handedRoutes.key) !== undefined)
    return createQuery(owner, handedRoutes, $enabled);
  return mapQuery(createQuery(owner, ownRoutes, $enabled), ofRows);
}
