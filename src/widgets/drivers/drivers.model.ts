import { type DriverOrderField, driverOrderFields, type DriverRow, type DriverSearch } from "../../core/api/drivers.ts";
import type { Destination } from "../kit/element/events.ts";
import { createTableQuery } from "../kit/table/remote-list.ts";
import type { TableState } from "../kit/table/table-state.ts";

const isField = (text: string): text is DriverOrderField => (driverOrderFields as readonly string[]).includes(text);

/** The parameters of `query` have the provider's names. */
export const driverQuery = createTableQuery({
  names: { search: "search_term", page_size: "per_page", driver_name: "driver_names", route_name: "route_names" },
  filters: ["driver_name", "route_name"],
  toSensible: (state) => ({ ...state, sort: state.sort && isField(state.sort.column) ? state.sort : null }),
});

/** The parameters of the request: the provider searches, filters and sorts. */
export function toDriverSearch({ search, page, pageSize, sort, filters }: TableState): DriverSearch {
  return {
    searchTerm: search.trim(),
    page,
    pageSize,
    driverNames: filters["driver_name"] ?? [],
    routeNames: filters["route_name"] ?? [],
    order: sort && isField(sort.column) ? { field: sort.column, isDescending: sort.isDescending } : null,
  };
}

/** The page of a driver; `listQuery` is the current query of the list, for the link back. */
export function toDriverPlace({ id }: Pick<DriverRow, "id">, listQuery: string): Destination {
  const query = listQuery === "" ? "" : new URLSearchParams({ list: listQuery }).toString();
  return { name: "driver-details", params: { id }, query };
}

/** "Mercedes Sprinter"; null when neither is known. */
export function toVehicle({ brand, model }: Pick<DriverRow, "brand" | "model">): string | null {
  return [brand, model].filter((part) => part !== null).join(" ") || null;
}
