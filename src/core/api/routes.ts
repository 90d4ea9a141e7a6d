import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { optionalPosition } from "./position.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { flag, list, optionalNumber, optionalText, requiredNumber, requiredText } from "./values.ts";

const timePeriod = v.fallback(v.picklist(["morning", "evening"]), "morning");
/** Morning: to the office. Evening: home. */
export type TimePeriod = v.InferOutput<typeof timePeriod>;

/** Fields of a route by the provider's names; {@link toRoute} converts them. */
export const routeFields = {
  route_id: requiredNumber,
  /** Shared by the morning and the evening variant. */
  route_unique_id: requiredText,
  route_name: v.pipe(
    optionalText,
    v.transform((name) => name ?? "-"),
  ),
  time_period: timePeriod,
  /** Seconds. */
  duration: optionalNumber,
  /** Encoded polyline, precision 5; the list call may leave it out. */
  waypoints_polyline: optionalText,
  origin: optionalPosition,
  destination: optionalPosition,
  is_company_my_own: flag,
};
type RouteFields = v.InferOutput<v.ObjectSchema<typeof routeFields, undefined>>;

export const toRoute = (row: RouteFields) => ({
  routeId: row.route_id,
  routeUniqueId: row.route_unique_id,
  routeName: row.route_name,
  timePeriod: row.time_period,
  duration: row.duration,
  waypointsPolyline: row.waypoints_polyline,
  origin: row.origin,
  destination: row.destination,
  isOwn: row.is_company_my_own,
});
/** The fields of a route that every call returns. */
export type Route = ReturnType<typeof toRoute>;

const route = v.pipe(v.object(routeFields), v.transform(toRoute));

export const ownRoutesCall = defineCall("GET /api/routes/", list(route, "result"));

/** The company's own routes, both directions, without their geometry. */
export function fetchOwnRoutes(http: Http, signal?: AbortSignal): Promise<Route[]> {
  return send(http, ownRoutesCall, { signal });
}

const routeCount = v.object({ meta: v.object({ total_count: optionalNumber }) });
const routeList = v.object({ ...routeCount.entries, routes: list(route) });
export const regionQuery = {
  all_routes: v.boolean(),
  area_routes: v.boolean(),
  with_detail: v.optional(v.boolean()),
  per_page: wholeNumber,
};
export const regionRoutesCall = defineCall("GET /api/routes/", routeList, { query: regionQuery });
/** The same call as {@link regionRoutesCall}; only the count is read, not the rows. */
export const regionCountCall = defineCall("GET /api/routes/", routeCount, { query: regionQuery });

interface RouteList {
  readonly totalCount: number;
  readonly routes: readonly Route[];
}

/** Maximum number of routes in one call. */
export const routesPerPage = 999;

/** Routes with their geometry: the company's own, or with `isWholeRegion` all of the region. */
async function fetchRoutesWithDetail(
  http: Http,
  { isWholeRegion }: { isWholeRegion: boolean },
  signal?: AbortSignal,
): Promise<RouteList> {
  const query = { all_routes: isWholeRegion, area_routes: true, with_detail: true, per_page: routesPerPage };
  const { meta, routes } = await send(http, regionRoutesCall, { query, signal });
  return { totalCount: meta.total_count ?? routes.length, routes };
}

/** The company's own routes, both directions, with their geometry. */
export async function fetchOwnRoutesWithGeometry(http: Http, signal?: AbortSignal): Promise<readonly Route[]> {
  const { routes } = await fetchRoutesWithDetail(http, { isWholeRegion: false }, signal);
  return routes;
}

async function fetchCount(http: Http, isWholeRegion: boolean, signal?: AbortSignal): Promise<number | null> {
  const query = { all_routes: isWholeRegion, area_routes: true, per_page: 1 };
  const { meta } = await send(http, regionCountCall, { query, signal });
  return meta.total_count;
}

/** Number of routes in the region, including the company's own; null: not given by the provider. */
export const fetchRegionCount = (http: Http, signal?: AbortSignal) => fetchCount(http, true, signal);

/** Number of the company's own routes, both directions; null: not given by the provider. */
export const fetchOwnCount = (http: Http, signal?: AbortSignal) => fetchCount(http, false, signal);
