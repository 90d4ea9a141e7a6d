import { bookingChoicesCall, fetchBookingChoices } from "../../core/api/bookings.ts";
import { toDay } from "../../core/time/day.ts";
import { createQuery } from "../../core/query/query.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { createListState, createProviderList } from "../kit/table/provider-list.ts";
import type { bookingContract } from "./booking.contract.ts";
import { bookingList } from "./booking.model.ts";
import { queryOf } from "../../core/query/call-query.ts";

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
