import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { entity, from } from "./entity.ts";
import { optionalPosition } from "./position.ts";
import { flag, list, optionalNumber, optionalText, requiredNumber, requiredText } from "./values.ts";

export const timePeriod = v.fallback(v.picklist(["morning", "evening"]), "morning");
/** Morning: to the office. Evening: home. */
export type TimePeriod = v.InferOutput<typeof timePeriod>;
/** Null: missing, or an unknown value. */
export const optionalTimePeriod = v.fallback(v.nullable(v.picklist(["morning", "evening"])), null);

/** The fields of a route that every call returns. */
export const routeFields = {
  routeId: from("route_id", requiredNumber),
  /** Shared by the morning and the evening variant. */
  routeUniqueId: from("route_unique_id", requiredText),
  routeName: from(
    "route_name",
    v.pipe(
      optionalText,
      v.transform((name) => name ?? "-"),
    ),
  ),
  timePeriod: from("time_period", timePeriod),
  /** Seconds. */
  duration: optionalNumber,
  /** Encoded polyline, precision 5; the list call may leave it out. */
  waypointsPolyline: from("waypoints_polyline", optionalText),
  origin: optionalPosition,
  destination: optionalPosition,
  isOwn: from("is_company_my_own", flag),
};
const route = entity(routeFields);
export type Route = v.InferOutput<typeof route>;

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
export const regionRoutesCall = defineCall("GET /api/routes/", routeList, { query: regionQuery, reads: "ways" });
/** The same call as {@link regionRoutesCall}; only the count is read, not the rows. */
export const regionCountCall = defineCall("GET /api/routes/", routeCount, {
  query: regionQuery,
  reads: "count",
});

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

/** Number of routes in the region, including the company's own, or of these alone; null: not given by the provider. */
export async function fetchRouteCount(
  http: Http,
  isWholeRegion: boolean,
  signal?: AbortSignal,
): Promise<number | null> {
  const query = { all_routes: isWholeRegion, area_routes: true, per_page: 1 };
  const { meta } = await send(http, regionCountCall, { query, signal });
  return meta.total_count;
}

export const timePeriods = ["morning", "evening"] as const satisfies readonly TimePeriod[];

export const isPeriod = (text: string | null): text is TimePeriod => text === "morning" || text === "evening";
