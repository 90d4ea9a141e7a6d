import {
  bookingChoicesCall,
  bookingColumns,
  bookingsCall,
  fetchAllBookings,
  fetchBookingChoices,
  fetchBookings,
} from "../../core/api/bookings.ts";
import { keyOf, queryOf } from "../../core/query/call-query.ts";
import { createQuery } from "../../core/query/query.ts";
import { isPeriod } from "../../core/api/routes.ts";
import { readRange, toDays } from "../../core/time/day-range.ts";
import { toDay } from "../../core/time/day.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { createListState, createProviderList, defineProviderList } from "../kit/table/provider-list.ts";
import type { bookingContract } from "./booking.contract.ts";

/** The columns with a filter; their ids are the parameter names of `query` and of the provider. */
const filterColumns = ["time_period", "state", "route_name", "passenger_name", "scheduled_date", "trip_id"] as const;

const isTripId = (text: string) => /^\d{1,15}$/.test(text);
/** Accepts any state name: the provider's filter may offer one that this portal doesn't know. */
const isState = (text: string) => /^[\w-]{1,40}$/.test(text);

/** Validates filter values from an address; the provider rejects a request with an invalid one. */
const isAllowed: Readonly<Record<string, (value: string) => boolean>> = {
  time_period: isPeriod,
  state: isState,
  scheduled_date: (value) => readRange(value) !== null,
  trip_id: isTripId,
};

export const bookingList = defineProviderList({
  names: { sort: "ordering" },
  filters: filterColumns,
  orders: bookingColumns,
  toValidFilters(filters) {
    const valid = Object.entries(filters)
      .map(([id, values]) => [id, values.filter(isAllowed[id] ?? (() => true))] as const)
      .map(([id, values]) => [id, id === "time_period" ? values.slice(0, 1) : values] as const)
      .filter(([, values]) => values.length > 0);
    return Object.fromEntries(valid);
  },
  toSearch({ page, pageSize, filters }, order) {
    const period = filters["time_period"]?.[0] ?? "";
    return {
      page,
      pageSize,
      timePeriod: isPeriod(period) ? period : null,
      passengerNames: filters["passenger_name"] ?? [],
      states: filters["state"] ?? [],
      routeNames: filters["route_name"] ?? [],
      scheduledDays: toDays((filters["scheduled_date"] ?? []).map(readRange).filter((range) => range !== null)),
      tripIds: (filters["trip_id"] ?? []).map(Number),
      order,
    };
  },
  key: keyOf(bookingsCall),
  fetch: fetchBookings,
  fetchAll: fetchAllBookings,
});

type Values = AttributeValues<typeof bookingContract.attributes> & CommonValues;

export type Bookings = ReturnType<typeof createBookings>;

/** The company's bookings, page by page from the provider. */
export function createBookings(options: StoreOptions<Values>) {
  const { scope } = options;
  const list = createProviderList(scope, bookingList, "booking", createListState(options, bookingList));
  const choices = createQuery(scope, queryOf(bookingChoicesCall, fetchBookingChoices));
  return {
    ...list,
    bookings: list.page,
    choices,
    today: () => toDay(scope.session.environment.now()),
  };
}
