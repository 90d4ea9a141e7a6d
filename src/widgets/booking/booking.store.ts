import { atom, computed } from "nanostores";
import { fetchBookingChoices, fetchBookings } from "../../core/api/bookings.ts";
import { toDay } from "../../core/time/day.ts";
import { createListQuery } from "../../core/query/list-query.ts";
import { createQuery } from "../../core/query/query.ts";
import { createSavedViews } from "../../core/portal/saved-views.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions, WidgetStore } from "../kit/element/define-widget.tsx";
import { createQueryState } from "../kit/element/query-state.ts";
import { renameParameters } from "../kit/table/filters/rename-parameters.ts";
import { parseTableQuery, toTableQuery } from "../kit/table/table-query.ts";
import type { TableState } from "../kit/table/table-state.ts";
import type { bookingContract } from "./booking.contract.ts";
import { filterColumns, toBookingSearch, toSensible } from "./booking.model.ts";

type Values = AttributeValues<typeof bookingContract.attributes> & CommonValues;

export type Bookings = ReturnType<typeof createBookings>;

/** Rows of a page. */
export const pageSizes = [10, 20, 50, 100] as const;

function toDefaults({ pageSize }: Values): TableState {
  return { search: "", sort: null, page: 1, pageSize, filters: {} };
}

function read(values: Values): TableState {
  const query = renameParameters(values.query, { ordering: "sort" });
  return toSensible(parseTableQuery(query, toDefaults(values), { filters: filterColumns }));
}

function write(state: TableState, values: Values): string {
  return renameParameters(toTableQuery(state, toDefaults(values)), { sort: "ordering" });
}

/** The company's bookings, page by page from the provider. */
export function createBookings({ session, $attributes, emit }: StoreOptions<Values>) {
  const table = createQueryState<TableState, Values>({
    $attributes,
    emit,
    now: session.environment.now,
    read,
    write,
    isOutdated: (before, after) => before.pageSize !== after.pageSize,
  });
  const bookings = createListQuery(session, {
    $parameters: computed(table.$state, toBookingSearch),
    key: (search) => ["bookings", search],
    fetch: fetchBookings,
  });
  const choices = createQuery(session, { key: ["booking-choices"], fetch: fetchBookingChoices });
  return {
    session,
    views: createSavedViews(session, "booking"),
    /** The query of a saved view: always its first page. */
    toViewQuery: (state: TableState) => write({ ...state, page: 1 }, $attributes.get()),
    openView: (query: string) => table.change(read({ ...$attributes.get(), query })),
    bookings,
    choices,
    today: () => toDay(session.environment.now()),
    $table: table.$state,
    changeTable: table.change,
    defaults: () => toDefaults($attributes.get()),
    /** True until a person filters, sorts or turns a page. */
    isUntouched: (state: TableState) => write(state, $attributes.get()) === "",
    $queries: atom([bookings, choices]),
    destroy: table.stop,
  } satisfies WidgetStore & Record<string, unknown>;
}
