import {
  type RouteOrderField,
  routeOrderFields,
  type PagedRoute,
  type RoutePageSearch,
} from "../../core/api/route-pages.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import type { Destination } from "../kit/element/events.ts";
import { renameParameters } from "../kit/table/filters/rename-parameters.ts";
import { parseTableQuery, toTableQuery } from "../kit/table/table-query.ts";
import type { TableState } from "../kit/table/table-state.ts";

export const isPeriod = (text: string): text is TimePeriod => text === "morning" || text === "evening";
const isField = (text: string): text is RouteOrderField => (routeOrderFields as readonly string[]).includes(text);

/** The initial state of the list: the direction used last, else evening; in the provider's order. */
export function toDefaults(pageSize: number, direction: TimePeriod = "evening"): TableState {
  return { search: "", sort: null, page: 1, pageSize, filters: { time_period: [direction] } };
}

/** The names of the table's state in `query`: the provider's parameters. */
const providerNames = {
  search: "search_term",
  page_size: "per_page",
  time_period: "time_periods",
  route_name: "route_names",
};
const tableNames = Object.fromEntries(Object.entries(providerNames).map(([ours, theirs]) => [theirs, ours]));

/** Reads a state from a query; values that the provider would reject are left out. */
export function readQuery(query: string, defaults: TableState): TableState {
  const names = { filters: ["time_period", "route_name"] };
  const state = parseTableQuery(renameParameters(query, tableNames), defaults, names);
  const { time_period: periods, ...others } = state.filters;
  const known = periods?.filter(isPeriod) ?? [];
  return {
    ...state,
    sort: state.sort && isField(state.sort.column) ? state.sort : null,
    filters: known.length > 0 ? { ...others, time_period: known } : others,
  };
}

export function writeQuery(state: TableState, defaults: TableState): string {
  return renameParameters(toTableQuery(state, defaults), providerNames);
}

/** The parameters of the call: the provider searches, filters and sorts. */
export function toRouteSearch({ search, page, pageSize, sort, filters }: TableState): RoutePageSearch {
  return {
    searchTerm: search.trim(),
    page,
    pageSize,
    timePeriods: (filters["time_period"] ?? []).filter(isPeriod),
    routeNames: filters["route_name"] ?? [],
    order: sort && isField(sort.column) ? { field: sort.column, isDescending: sort.isDescending } : null,
  };
}

/** Where a row leads: the route's past trips. */
export function toTripsDestination({ uniqueId, name }: PagedRoute): Destination {
  return {
    name: "past-route-details",
    params: { id: uniqueId },
    query: new URLSearchParams({ routeName: name }).toString(),
  };
}
