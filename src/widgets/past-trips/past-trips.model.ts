import {
  type RouteOrderField,
  routeOrderFields,
  type PagedRoute,
  type RoutePageSearch,
} from "../../core/api/route-pages.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import { isPeriod } from "../../core/routes/time-period.ts";
import type { Destination } from "../kit/element/events.ts";
import { createTableQuery } from "../kit/table/remote-list.ts";
import { firstPage, type TableState } from "../kit/table/table-state.ts";

const isField = (text: string): text is RouteOrderField => (routeOrderFields as readonly string[]).includes(text);

/** The initial state of the list: the direction used last, else evening; in the provider's order. */
export function toDefaults(pageSize: number, direction: TimePeriod = "evening"): TableState {
  return { ...firstPage(pageSize), filters: { time_period: [direction] } };
}

/** Reads and writes the table's state with the provider's parameter names. */
export const routeQuery = createTableQuery({
  names: { search: "search_term", page_size: "per_page", time_period: "time_periods", route_name: "route_names" },
  filters: ["time_period", "route_name"],
  toSensible(state) {
    const { time_period: periods, ...others } = state.filters;
    const known = periods?.filter(isPeriod) ?? [];
    return {
      ...state,
      sort: state.sort && isField(state.sort.column) ? state.sort : null,
      filters: known.length > 0 ? { ...others, time_period: known } : others,
    };
  },
});

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
