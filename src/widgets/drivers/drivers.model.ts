import { type DriverOrderField, driverOrderFields, type DriverRow, type DriverSearch } from "../../core/api/drivers.ts";
import type { Destination } from "../kit/element/events.ts";
import { renameParameters } from "../kit/table/filters/rename-parameters.ts";
import { parseTableQuery, toTableQuery } from "../kit/table/table-query.ts";
import type { TableState } from "../kit/table/table-state.ts";

const isField = (text: string): text is DriverOrderField => (driverOrderFields as readonly string[]).includes(text);

/** The first page without search and filters, in the provider's order. */
export function toDefaults(pageSize: number): TableState {
  return { search: "", sort: null, page: 1, pageSize, filters: {} };
}

/** The names of the table's state in `query`: the provider's parameters. */
const providerNames = {
  search: "search_term",
  page_size: "per_page",
  driver_name: "driver_names",
  route_name: "route_names",
};
const tableNames = Object.fromEntries(Object.entries(providerNames).map(([ours, theirs]) => [theirs, ours]));

/** Reads a state from a query; values that the provider would reject are left out. */
export function readQuery(query: string, defaults: TableState): TableState {
  const names = { filters: ["driver_name", "route_name"] };
  const state = parseTableQuery(renameParameters(query, tableNames), defaults, names);
  return { ...state, sort: state.sort && isField(state.sort.column) ? state.sort : null };
}

export function writeQuery(state: TableState, defaults: TableState): string {
  return renameParameters(toTableQuery(state, defaults), providerNames);
}

/** The parameters of the call: the provider searches, filters and sorts. */
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

/** The page of a driver; `listQuery` takes its link back to the list as it is now. */
export function toDriverPlace({ id }: Pick<DriverRow, "id">, listQuery: string): Destination {
  const query = listQuery === "" ? "" : new URLSearchParams({ list: listQuery }).toString();
  return { name: "driver-details", params: { id }, query };
}

/** "Mercedes Sprinter"; null when neither is known. */
export function toVehicle({ brand, model }: Pick<DriverRow, "brand" | "model">): string | null {
  return [brand, model].filter((part) => part !== null).join(" ") || null;
}
