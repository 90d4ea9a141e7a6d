import { pendingCount } from "../../core/drivers/pending-count.ts";
import { createQuery } from "../../core/query/query.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { createListState, createProviderList } from "../kit/table/provider-list.ts";
import type { driversContract } from "./drivers.contract.ts";
import { driverList } from "./drivers.model.ts";

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
