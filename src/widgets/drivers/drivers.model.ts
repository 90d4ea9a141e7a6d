import { driverOrderFields, driversCall, type DriverRow, fetchDrivers, readDrivers } from "../../core/api/drivers.ts";
import { keyOf } from "../../core/query/call-query.ts";
import type { Destination } from "../kit/element/events.ts";
import { defineProviderList } from "../kit/table/provider-list.ts";

export const driverList = defineProviderList({
  names: { search: "search_term", page_size: "per_page", driver_name: "driver_names", route_name: "route_names" },
  filters: ["driver_name", "route_name"],
  orders: driverOrderFields,
  toSearch: ({ search, page, pageSize, filters }, order) => ({
    searchTerm: search.trim(),
    page,
    pageSize,
    driverNames: filters["driver_name"] ?? [],
    routeNames: filters["route_name"] ?? [],
    order: order && { field: order.column, isDescending: order.isDescending },
  }),
  key: keyOf(driversCall),
  fetch: fetchDrivers,
  fetchAll: readDrivers,
});

/** The page of a driver; `listQuery` is the current query of the list, for the link back. */
export function toDriverPlace({ id }: Pick<DriverRow, "id">, listQuery: string): Destination {
  const query = listQuery === "" ? "" : new URLSearchParams({ list: listQuery }).toString();
  return { name: "driver-details", params: { id }, query };
}

/** "Mercedes Sprinter"; null when neither is known. */
export function toVehicle({ brand, model }: Pick<DriverRow, "brand" | "model">): string | null {
  return [brand, model].filter((part) => part !== null).join(" ") || null;
}
