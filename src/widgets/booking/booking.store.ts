import { computed } from "nanostores";
import { fetchBookingChoices, fetchBookings, bookingsCall, bookingChoicesCall } from "../../core/api/bookings.ts";
import { toDay } from "../../core/time/day.ts";
import { createListQuery } from "../../core/query/list-query.ts";
import { createQuery } from "../../core/query/query.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/define-widget.tsx";
import { createListViews, createRemoteList, createTableQuery } from "../kit/table/remote-list.ts";
import { firstPage } from "../kit/table/table-state.ts";
import type { bookingContract } from "./booking.contract.ts";
import { filterColumns, toBookingSearch, toSensible } from "./booking.model.ts";
import { keyOf, queryOf } from "../../core/query/call-query.ts";

type Values = AttributeValues<typeof bookingContract.attributes> & CommonValues;

export type Bookings = ReturnType<typeof createBookings>;

const query = createTableQuery({ names: { sort: "ordering" }, filters: filterColumns, toSensible });

/** The company's bookings, page by page from the provider. */
export function createBookings(options: StoreOptions<Values>) {
  const { scope } = options;
  const { session } = scope;
  const list = createRemoteList(options, query, firstPage);
  const { $table, changeTable, defaults } = list;
  const bookings = createListQuery(scope, {
    $parameters: computed($table, toBookingSearch),
    key: (search) => keyOf(bookingsCall, search),
    fetch: fetchBookings,
  });
  const choices = createQuery(scope, queryOf(bookingChoicesCall, fetchBookingChoices));
  return {
    ...list,
    session,
    views: createListViews({ session, place: "booking", query, defaults, onOpen: changeTable }),
    bookings,
    choices,
    today: () => toDay(session.environment.now()),
  };
}
