import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { fetchOfKind, type OfferKind } from "./offer-kinds.ts";
import { defineCall, send } from "./call.ts";
import { regionQuery, routeFields, routesPerPage, type TimePeriod } from "./routes.ts";
import { type EntityOf, entity, from, orEmpty } from "./entity.ts";
import { stops } from "./stops.ts";
import { list, optionalNumber, optionalText } from "./values.ts";

const names = v.fallback(v.array(v.string()), []);
const optionalNames = v.fallback(v.nullish(v.array(v.string())), null);

const planned = {
  ...routeFields,
  passengers: optionalNames,
  stops: from("rps_detail", v.optional(v.nullable(stops), null)),
  driverName: from("driver_name", optionalText),
  /** "06:55". */
  departure: optionalText,
  arrival: optionalText,
  /** Metres. */
  averageWalkingDistance: from("average_walking_distance", optionalNumber),
  /** Percent. */
  averageDetourRatio: from("average_detour_ratio", optionalNumber),
  /** Demo accounts: the pilot the route was planned for. */
  pilotName: from("pilot_name", optionalText),
};
/** For lists: a route with invalid stops is read without stops. On a route's own page, which shows the stops, it is invalid. */
const listed = { ...planned, stops: from("rps_detail", v.optional(v.nullable(v.fallback(stops, [])), null)) };
const toDetailedRoute = v.transform(({ stops: detail, passengers, ...row }: EntityOf<typeof planned>) => ({
  ...row,
  /** In travel order; empty when the response doesn't contain them. */
  stops: detail ?? [],
  /** Whether the response contains the passengers; otherwise `passengers` is empty. */
  arePassengersKnown: detail !== null || (passengers !== null && passengers !== undefined),
  /** Names of the company's own employees on the route; from the stops where given, because these exclude other companies' people. */
  passengers: detail
    ? detail.flatMap((stop) => stop.passengers.map(({ passengerName }) => passengerName))
    : (passengers ?? []).map((name) => name.normalize("NFC").trim()).filter((name) => name !== ""),
}));
const plannedRoute = v.pipe(entity(planned), toDetailedRoute);
const detailedRoute = v.pipe(entity(listed), toDetailedRoute);
/** One direction of a route, for the lists and the map. */
export type DetailedRoute = v.InferOutput<typeof detailedRoute>;

const filters = entity({
  timePeriods: from("time_period", v.fallback(v.array(v.picklist(["morning", "evening"])), [])),
  routeNames: from("route_name", names),
  neighborhoods: from("through_neighborhoods", names),
  sides: names,
});
/** The filters' options. */
export type RouteFilters = v.InferOutput<typeof filters>;
const routePage = v.object({
  meta: orEmpty(
    entity({ totalCount: from("total_count", optionalNumber), filters: from("column_filters", orEmpty(filters)) }),
  ),
  routes: list(detailedRoute),
});

const texts = v.optional(v.array(v.string()));
const routeQuery = {
  ...regionQuery,
  column_filters: v.optional(v.object({ time_periods: texts, route_names: texts, neighborhoods: texts, sides: texts })),
};
export const detailedRoutesCall = defineCall("GET /api/routes/", routePage, { query: routeQuery, reads: "detailed" });
export const demoRoutesCall = defineCall("GET /api/demo/routes/", routePage, { query: routeQuery });

/** Parameters of a call for routes; an empty or missing list filters nothing. */
export interface RouteSearch {
  /** Every route of the region instead of those that the company's employees use. */
  readonly isWholeRegion?: boolean;
  readonly timePeriods?: readonly TimePeriod[];
  readonly routeNames?: readonly string[];
  readonly neighborhoods?: readonly string[];
  readonly sides?: readonly string[];
}

export interface DetailedRouteList {
  /** Number of routes at the provider; greater than the length of `routes` when there are more than {@link routesPerPage}. */
  readonly totalCount: number;
  readonly filters: RouteFilters;
  readonly routes: readonly DetailedRoute[];
}

function toQuery({ isWholeRegion = false, timePeriods, routeNames, neighborhoods, sides }: RouteSearch) {
  const chosen = Object.entries({ time_periods: timePeriods, route_names: routeNames, neighborhoods, sides });
  return {
    column_filters: Object.fromEntries(chosen.filter(([, values]) => values && values.length > 0)),
    all_routes: isWholeRegion,
    area_routes: true,
    with_detail: true,
    per_page: routesPerPage,
  };
}

/**
 * Routes with stops and way, at most {@link routesPerPage}. People of other companies are only counted.
 * Throws ApiError.
 */
export function fetchDetailedRoutes(http: Http, search: RouteSearch, signal?: AbortSignal): Promise<DetailedRouteList> {
  return fetchPage(http, detailedRoutesCall, search, signal);
}

/** The routes planned for a demo account's pilots, each with its `pilotName`. Throws ApiError. */
export function fetchDemoRoutes(http: Http, search: RouteSearch, signal?: AbortSignal): Promise<DetailedRouteList> {
  return fetchPage(http, demoRoutesCall, search, signal);
}

async function fetchPage(
  http: Http,
  call: typeof detailedRoutesCall | typeof demoRoutesCall,
  search: RouteSearch,
  signal: AbortSignal | undefined,
): Promise<DetailedRouteList> {
  const { meta, routes } = await send(http, call, { query: toQuery(search), signal });
  return { totalCount: meta.totalCount ?? routes.length, filters: meta.filters, routes };
}

export const ownRouteRowsCall = defineCall("GET /api/routes/", list(detailedRoute, "result"), { reads: "rows" });

/** The company's own routes, both directions, with the names of their passengers and without stops. Throws ApiError. */
export function fetchOwnRouteRows(http: Http, signal?: AbortSignal): Promise<DetailedRoute[]> {
  return send(http, ownRouteRowsCall, { signal });
}

export const demoRouteCall = defineCall("GET /api/demo/routes/{route_id}/", v.object({ routes: list(plannedRoute) }));

/** A planned route of a demo account with stops and way: the requested variant first, then the other one. Throws ApiError. */
export async function fetchDemoRoute(http: Http, routeId: number, signal?: AbortSignal): Promise<DetailedRoute[]> {
  return (await send(http, demoRouteCall, { path: { route_id: routeId }, signal })).routes;
}

const pilot = v.object({ pilot_name: optionalText });

/** Names of the pilots of a demo account's offers of one kind, in the provider's order. Throws ApiError. */
export async function fetchDemoPilots(http: Http, kind: OfferKind, signal?: AbortSignal): Promise<string[]> {
  const found = await fetchOfKind(http, kind, pilot, signal);
  return found.flatMap(({ pilot_name: name }) => (name === null ? [] : [name]));
}
