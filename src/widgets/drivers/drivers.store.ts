import { atom, computed } from "nanostores";
import { fetchDrivers } from "../../core/api/drivers.ts";
import { driverLists } from "../../core/drivers/driver-keys.ts";
import { pendingCount } from "../../core/drivers/pending-count.ts";
import { createListQuery } from "../../core/query/list-query.ts";
import { createQuery } from "../../core/query/query.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions, WidgetStore } from "../kit/element/define-widget.tsx";
import { createQueryState } from "../kit/element/query-state.ts";
import type { TableState } from "../kit/table/table-state.ts";
import type { driversContract } from "./drivers.contract.ts";
import { readQuery, toDefaults, toDriverSearch, writeQuery } from "./drivers.model.ts";

type Values = AttributeValues<typeof driversContract.attributes> & CommonValues;

export type Drivers = ReturnType<typeof createDrivers>;

export const pageSizes = [10, 20, 50, 100] as const;

/** The drivers who serve the company's routes, page by page from the provider. */
export function createDrivers({ session, $attributes, emit }: StoreOptions<Values>) {
  const defaults = () => toDefaults($attributes.get().pageSize);
  const table = createQueryState<TableState, Values>({
    $attributes,
    emit,
    now: session.environment.now,
    read: ({ query, pageSize }) => readQuery(query, toDefaults(pageSize)),
    write: (state, { pageSize }) => writeQuery(state, toDefaults(pageSize)),
    isOutdated: (before, after) => before.pageSize !== after.pageSize,
  });
  const drivers = createListQuery(session, {
    $parameters: computed(table.$state, toDriverSearch),
    key: (search) => [...driverLists, search],
    fetch: fetchDrivers,
  });
  const pending = createQuery(session, pendingCount);
  return {
    session,
    drivers,
    /** How many documents wait for the company. */
    pending,
    $table: table.$state,
    changeTable: table.change,
    defaults,
    /** Query of the list as it is now, for the link back to it. */
    $listQuery: computed(table.$state, (state) => writeQuery(state, defaults())),
    $queries: atom([drivers, pending]),
    destroy: table.stop,
  } satisfies WidgetStore & Record<string, unknown>;
}
