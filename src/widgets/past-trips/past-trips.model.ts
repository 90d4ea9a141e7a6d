import {
  fetchRoutePage,
  type PagedRoute,
  readRoutePages,
  routeOrderFields,
  routePageCall,
} from "../../core/api/route-pages.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import { isPeriod } from "../../core/routes/time-period.ts";
import { keyOf } from "../../core/query/call-query.ts";
import type { Destination } from "../kit/element/events.ts";
import { defineProviderList } from "../kit/table/provider-list.ts";
import { firstPage, type TableState } from "../kit/table/table-state.ts";

/** The initial state of the list: the direction used last, else evening; in the provider's order. */
export function toDefaults(pageSize: number, direction: TimePeriod = "evening"): TableState {
  return { ...firstPage(pageSize), filters: { time_period: [direction] } };
}

export const routeList = defineProviderList({
  names: { search: "search_term", page_size: "per_page", time_period: "time_periods", route_name: "route_names" },
  filters: ["time_period", "route_name"],
  orders: routeOrderFields,
  toDefaults,
  toValidFilters({ time_period: periods, ...others }) {
    const known = periods?.filter(isPeriod) ?? [];
    return known.length > 0 ? { ...others, time_period: known } : others;
  },
  toSearch: ({ search, page, pageSize, filters }, order) => ({
    searchTerm: search.trim(),
    page,
    pageSize,
    timePeriods: (filters["time_period"] ?? []).filter(isPeriod),
    routeNames: filters["route_name"] ?? [],
    order: order && { field: order.column, isDescending: order.isDescending },
  }),
  key: keyOf(routePageCall),
  fetch: fetchRoutePage,
  fetchAll: readRoutePages,
});

/** Where a row leads: the route's past trips. */
export function toTripsDestination({ uniqueId, name }: PagedRoute): Destination {
  return {
    name: "past-route-details",
    params: { id: uniqueId },
    query: new URLSearchParams({ routeName: name }).toString(),
  };
}
