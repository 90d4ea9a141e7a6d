import * as v from "valibot";
import { booleanParameter, jsonParameter, pageSize, positiveInteger, searchedText } from "../api/validation.ts";
import { compareTurkish, foldTurkish } from "../text.ts";
import { averageOf } from "./route-json.ts";
import { ownRiders, type RouteRecord } from "./route-record.ts";

const texts = v.optional(v.array(v.string()), []);

const columnFilters = v.strictObject({
  time_periods: v.optional(v.array(v.picklist(["morning", "evening"])), []),
  route_names: texts,
  bu_names: texts,
  sides: texts,
  companies: texts,
  neighborhoods: texts,
});

/** Sort key of each sortable field. */
const sortKeys = {
  route_name: (route) => route.name,
  route_unique_id: (route) => route.uniqueId,
  time_period: (route) => route.timePeriod,
  driver_name: (route) => route.driverName,
  departure: (route) => route.departure,
  arrival: (route) => route.departure + route.duration / 60,
  duration: (route) => route.duration,
  passengers: (route) => ownRiders(route).length,
  average_walking_distance: (route) => averageOf(route, "walkingDistance") ?? -1,
  average_detour_ratio: (route) => averageOf(route, "detourRatio") ?? -1,
} satisfies Record<string, (route: RouteRecord) => string | number>;

const sort = v.object({
  field: v.picklist(Object.keys(sortKeys) as (keyof typeof sortKeys)[]),
  type: v.picklist(["asc", "desc"]),
});

/** The parameters of `GET /api/routes/`. `area_routes` is sent by the portal and has no effect here. */
export const routeQuery = v.object({
  column_filters: v.optional(jsonParameter(columnFilters), "{}"),
  all_routes: v.optional(booleanParameter, "false"),
  with_detail: v.optional(booleanParameter, "false"),
  use_one_time_period: v.optional(booleanParameter, "false"),
  search_term: v.optional(searchedText, ""),
  sort: v.optional(jsonParameter(sort)),
  page: v.optional(positiveInteger, "1"),
  /** Without it as many matches as one response has are on the page. */
  per_page: v.optional(pageSize(), "1000"),
});
export type RouteQuery = v.InferOutput<typeof routeQuery>;

/** The matching routes in order, before they are cut into pages. */
export function matchingRoutes(routes: readonly RouteRecord[], query: RouteQuery): RouteRecord[] {
  const filters = query.column_filters;
  const term = foldTurkish(query.search_term.trim());
  const matches = routes.filter(
    (route) =>
      includesAny(filters.time_periods, [route.timePeriod]) &&
      includesAny(filters.route_names, [route.name]) &&
      includesAny(filters.bu_names, [route.officeName]) &&
      includesAny(filters.companies, [route.companyName]) &&
      includesAny(
        filters.sides,
        route.stops.map(({ side }) => side),
      ) &&
      includesAny(
        filters.neighborhoods,
        route.stops.map(({ neighbourhood }) => neighbourhood),
      ) &&
      searchedTexts(route).some((text) => foldTurkish(text).includes(term)),
  );
  const shown = query.use_one_time_period ? onePerRoute(matches) : matches;
  return query.sort ? sorted(shown, query.sort) : shown;
}

export function pageOf<Item>(items: readonly Item[], { page, per_page: perPage }: RouteQuery): readonly Item[] {
  return items.slice((page - 1) * perPage, page * perPage);
}

/** Filter options of a list. */
export function columnFilterChoices(routes: readonly RouteRecord[]) {
  const stops = routes.flatMap((route) => route.stops);
  return {
    time_period: ["morning", "evening"].filter((period) => routes.some(({ timePeriod }) => timePeriod === period)),
    route_name: distinct(routes.map(({ name }) => name)),
    through_neighborhoods: distinct(stops.map(({ neighbourhood }) => neighbourhood)),
    sides: distinct(stops.map(({ side }) => side)).toReversed(),
  };
}

function includesAny<Value extends string>(chosen: readonly Value[], values: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((value) => values.includes(value));
}

/** Without passengers of other companies, who can't be found by name. */
function searchedTexts(route: RouteRecord): string[] {
  return [route.name, route.uniqueId, route.driverName, ...ownRiders(route).map(({ name }) => name)];
}

function onePerRoute(routes: readonly RouteRecord[]): RouteRecord[] {
  const first = new Map<string, RouteRecord>();
  for (const route of routes) if (!first.has(route.uniqueId)) first.set(route.uniqueId, route);
  return [...first.values()];
}

function sorted(routes: readonly RouteRecord[], { field, type }: v.InferOutput<typeof sort>): RouteRecord[] {
  const key = sortKeys[field];
  const direction = type === "asc" ? 1 : -1;
  return routes.toSorted((a, b) => {
    const [left, right] = [key(a), key(b)];
    if (typeof left === "number" && typeof right === "number") return (left - right) * direction;
    return compareTurkish(String(left), String(right)) * direction;
  });
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted(compareTurkish);
}
