import { driverOrderFields, type DriverRow, driversCall, fetchDrivers, readDrivers } from "../../core/api/drivers.ts";
import { pendingCount } from "../../core/api/pending-count.ts";
import { toUrlQuery } from "../../core/portal/query.ts";
import { keyOf } from "../../core/query/call-query.ts";
import { createQuery } from "../../core/query/query.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { Destination } from "../kit/element/events.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { createListState, createProviderList, defineProviderList } from "../kit/table/provider-list.ts";
import type { driversContract } from "./drivers.contract.ts";

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
  return { name: "driver-details", params: { id }, query: toUrlQuery({ list: listQuery || null }) };
}

type Values = AttributeValues<typeof driversContract.attributes> & CommonValues;

export type Drivers = ReturnType<typeof createDrivers>;

/** The drivers who serve the company's routes, page by page from the provider. */
export function createDrivers(options: StoreOptions<Values>) {
  const { scope } = options;
  const list = createProviderList(scope, driverList, "drivers", createListState(options, driverList));
  return {
    ...list,
    drivers: list.page,
    /** Number of documents that wait for the company's approval. */
    pending: createQuery(scope, pendingCount),
  };
}
