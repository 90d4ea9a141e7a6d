import * as v from "valibot";
import { collectPages, type ListPage, readPages } from "../http/all-pages.ts";
import type { Http } from "../http/http.ts";
import { withoutInvisible } from "../text/text.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { entity, from, orEmpty } from "./entity.ts";
import { routeFields, type TimePeriod } from "./routes.ts";
import { list, optionalNumber, optionalText, filterOptions, requiredText } from "./values.ts";

/** Columns by which the provider can order routes. */
export const routeOrderFields = [
  "route_name",
  "route_unique_id",
  "time_period",
  "driver_name",
  "passengers",
  "departure",
  "arrival",
  "duration",
] as const;
type RouteOrderField = (typeof routeOrderFields)[number];

/** Empty lists filter nothing. */
interface RoutePageSearch {
  /** Part of a route's name or number, of its driver's or of a passenger's name. */
  readonly searchTerm?: string;
  readonly timePeriods?: readonly TimePeriod[];
  readonly routeNames?: readonly string[];
  /** None: the provider's own order. */
  readonly order?: { readonly field: RouteOrderField; readonly isDescending: boolean } | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface RoutePage extends ListPage<PagedRoute> {
  /** Options of the filter by name, in the provider's order. */
  readonly routeNames: readonly string[];
}

const row = v.pipe(
  entity({
    ...routeFields,
    driverName: from("driver_name", optionalText),
    passengers: v.fallback(v.nullish(v.array(v.unknown())), null),
    /** Planned, "18:10". */
    departure: optionalText,
    arrival: optionalText,
  }),
  v.transform(({ routeUniqueId: uniqueId, routeName: name, passengers, ...route }) => ({
    /** Shared by both directions; identifies the route's page of past trips. */
    uniqueId,
    name,
    timePeriod: route.timePeriod,
    driverName: route.driverName,
    /** Number of the company's employees on the route; null: not given by the provider. */
    peopleCount: passengers?.length ?? null,
    departure: route.departure,
    arrival: route.arrival,
    /** Seconds. */
    duration: route.duration,
  })),
);
/** A route of the past-trips list, in the direction selected by the time filter. */
export type PagedRoute = v.InferOutput<typeof row>;

const choices = entity({ routeNames: from("route_name", filterOptions(requiredText)) });
const answer = v.object({
  meta: orEmpty(
    entity({ count: from("total_count", optionalNumber), choices: from("column_filters", orEmpty(choices)) }),
  ),
  routes: list(row),
});

const texts = v.optional(v.array(v.string()));
export const routePageCall = defineCall("GET /api/routes/", answer, {
  reads: "page",
  query: {
    search_term: v.optional(v.string()),
    column_filters: v.optional(v.object({ time_periods: texts, route_names: texts })),
    sort: v.optional(v.object({ field: v.picklist(routeOrderFields), type: v.picklist(["asc", "desc"]) })),
    use_one_time_period: v.boolean(),
    page: wholeNumber,
    per_page: wholeNumber,
  },
});

/** One page of the company's routes, each route once (`use_one_time_period`). Throws ApiError. */
export async function fetchRoutePage(http: Http, search: RoutePageSearch, signal?: AbortSignal): Promise<RoutePage> {
  const { meta, routes } = await send(http, routePageCall, { query: toParameters(search), signal });
  return { rows: routes, count: meta.count, routeNames: meta.choices.routeNames };
}

function toParameters({ searchTerm = "", order, page, pageSize, ...filters }: RoutePageSearch) {
  const chosen = Object.entries({ time_periods: filters.timePeriods, route_names: filters.routeNames });
  return {
    search_term: withoutInvisible(searchTerm).trim() || undefined,
    column_filters: Object.fromEntries(chosen.filter(([, values]) => values && values.length > 0)),
    sort: order ? { field: order.field, type: order.isDescending ? ("desc" as const) : ("asc" as const) } : undefined,
    use_one_time_period: true,
    page,
    per_page: pageSize,
  };
}

/** Page size of a call for all routes. */
const largestPage = 1000;

const toPages = (http: Http, search: Omit<RoutePageSearch, "page" | "pageSize">, signal?: AbortSignal) => ({
  fetchPage: (page: number) => fetchRoutePage(http, { ...search, page, pageSize: largestPage }, signal),
  identify: ({ uniqueId }: PagedRoute) => uniqueId,
  pageLimit: 50,
});

/** All matching routes in batches, for printing. Throws ApiError. */
export const readRoutePages = (...parameters: Parameters<typeof toPages>) => readPages(toPages(...parameters));

/** All of the company's routes, each once, ordered by name by the provider. Throws ApiError. */
export function fetchReportRoutes(http: Http, signal?: AbortSignal): Promise<readonly PagedRoute[]> {
  return collectPages(toPages(http, { order: { field: "route_name", isDescending: false } }, signal));
}
