import { computed } from "nanostores";
import { fetchDrivers, driversCall } from "../../core/api/drivers.ts";
import { pendingCount } from "../../core/drivers/pending-count.ts";
import { createListQuery } from "../../core/query/list-query.ts";
import { createQuery } from "../../core/query/query.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/define-widget.tsx";
import { createRemoteList } from "../kit/table/remote-list.ts";
import { firstPage } from "../kit/table/table-state.ts";
import type { driversContract } from "./drivers.contract.ts";
import { driverQuery, toDriverSearch } from "./drivers.model.ts";
import { keyOf } from "../../core/query/call-query.ts";

type Values = AttributeValues<typeof driversContract.attributes> & CommonValues;

export type Drivers = ReturnType<typeof createDrivers>;

/** The drivers who serve the company's routes, page by page from the provider. */
export function createDrivers(options: StoreOptions<Values>) {
  const { scope } = options;
  const list = createRemoteList(options, driverQuery, firstPage);
  const drivers = createListQuery(scope, {
    $parameters: computed(list.$table, toDriverSearch),
    key: (search) => keyOf(driversCall, search),
    fetch: fetchDrivers,
  });
  const pending = createQuery(scope, pendingCount);
  return {
    ...list,
    session: scope.session,
    drivers,
    /** Number of documents that wait for the company's approval. */
    pending,
  };
}
