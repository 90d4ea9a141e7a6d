import type { RouteSearch } from "../../core/api/route-list.ts";
import { isPeriod, type TimePeriod, timePeriods } from "../../core/api/routes.ts";
import type { Selection } from "./routes.model.ts";

type Scope = "own" | "area";

/** The filters of the call, and the offer of a demo account. Empty lists filter nothing. */
export interface AirviewFilters {
  readonly scope: Scope;
  /** At most one: both directions together are no filter. */
  readonly timePeriods: readonly TimePeriod[];
  readonly routeNames: readonly string[];
  readonly neighborhoods: readonly string[];
  readonly sides: readonly string[];
  /** Name of the chosen offer; null is the first one. */
  readonly pilot: string | null;
}

export function noFilters(scope: Scope): AirviewFilters {
  return { scope, timePeriods: [], routeNames: [], neighborhoods: [], sides: [], pilot: null };
}

/** Names of the lists in `query`: the same as the provider's parameters. */
const lists = { routeNames: "route_names", neighborhoods: "neighborhoods", sides: "sides" } as const;
const periodName = "time_periods";

const isScope = (text: string | null): text is Scope => text === "own" || text === "area";

/** The only direction that is on; empty when both are on or both off, which filters nothing. */
export function toPeriodFilter(chosen: readonly TimePeriod[]): readonly TimePeriod[] {
  const wanted = timePeriods.filter((period) => chosen.includes(period));
  return wanted.length === 1 ? wanted : [];
}

/** Reads filters from a query string: `scope`, and each list under the provider's name, repeated. Invalid values are left out. */
export function parseFilters(query: string, defaults: AirviewFilters): AirviewFilters {
  const parameters = new URLSearchParams(query);
  const values = (name: string) => [...new Set(parameters.getAll(name))].filter((value) => value !== "");
  const scope = parameters.get("scope");
  return {
    scope: isScope(scope) ? scope : defaults.scope,
    timePeriods: toPeriodFilter(values(periodName).filter(isPeriod)),
    routeNames: values(lists.routeNames),
    neighborhoods: values(lists.neighborhoods),
    sides: values(lists.sides),
    pilot: parameters.get("pilot") || null,
  };
}

function toParameters(filters: AirviewFilters, defaults: AirviewFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.scope !== defaults.scope) query.set("scope", filters.scope);
  if (filters.pilot !== null) query.set("pilot", filters.pilot);
  for (const period of filters.timePeriods) query.append(periodName, period);
  for (const list of ["routeNames", "neighborhoods", "sides"] as const) {
    for (const value of filters[list]) query.append(lists[list], value);
  }
  return query;
}

interface ViewQuery {
  /** Values that are left out of the query. */
  readonly defaults: AirviewFilters;
  readonly selection: Selection | null;
  /** The selection by the element's attributes; null: none. */
  readonly named?: Selection | null;
}

/** Filters and selection as a query, without default filters and without a selection equal to that of the attributes. */
export function toViewQuery(filters: AirviewFilters, { defaults, selection, named = null }: ViewQuery): string {
  const query = toParameters(filters, defaults);
  // An empty value for "nothing selected": without the parameter the route of the attributes would be selected.
  if (selection === null && named) query.set("route", "");
  if (selection === null || isSame(selection, named)) return query.toString();
  if (selection.route !== null) query.set("route", selection.route);
  if (selection.period) query.set("period", selection.period);
  if (selection.stop) query.set("stop", selection.stop);
  if (selection.passenger) query.set("passenger", selection.passenger);
  return query.toString();
}

const isSame = (one: Selection, other: Selection | null) =>
  one.route === other?.route &&
  one.period === other.period &&
  one.stop === other.stop &&
  one.passenger === other.passenger;

/** Whether the query sets the selection, possibly to none. */
export function namesSelection(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return parameters.has("route") || parameters.has("passenger");
}

/** The selection in a query; null: none. */
export function parseSelection(query: string): Selection | null {
  const parameters = new URLSearchParams(query);
  const [route, passenger] = [parameters.get("route") || null, parameters.get("passenger") || null];
  const period = parameters.get("period");
  if (route === null && (passenger === null || parameters.has("route"))) return null;
  const stop = parameters.get("stop") || null;
  return { route, variant: null, period: isPeriod(period) ? period : null, stop, passenger };
}

export function toRouteSearch(filters: AirviewFilters): RouteSearch {
  const { scope, timePeriods: periods, routeNames, neighborhoods, sides } = filters;
  return { isWholeRegion: scope === "area", timePeriods: periods, routeNames, neighborhoods, sides };
}

/** Whether there is a filter for "Filtreleri Temizle" to clear. */
export function hasFilters(filters: AirviewFilters, defaults: AirviewFilters): boolean {
  return toParameters({ ...filters, pilot: null }, defaults).size > 0;
}
