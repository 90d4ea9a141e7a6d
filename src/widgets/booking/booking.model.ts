import {
  type Booking,
  bookingColumns,
  bookingsCall,
  fetchAllBookings,
  fetchBookings,
} from "../../core/api/bookings.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import { isPeriod } from "../../core/routes/time-period.ts";
import { readRange, toDays } from "../../core/time/day-range.ts";
import { keyOf } from "../../core/query/call-query.ts";
import type { Destination } from "../kit/element/events.ts";
import { defineProviderList } from "../kit/table/provider-list.ts";
import { bookingMessages as texts } from "./booking.messages.ts";

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

/** The state in the page's language; an unknown one as the provider calls it. Without a period: as the filter calls it. */
export function toStateText(state: string | null, period: TimePeriod | null): string | null {
  if (state === "cancelled-by-driver") return texts.deniedByDriver[period ?? "any"];
  const known: Readonly<Record<string, string>> = texts.states;
  return state !== null && Object.hasOwn(known, state) ? (known[state] ?? state) : state;
}

/** Destination of "Detay": the booking's own trip; null when the provider sent no route. */
export function toTripPlace({ routeUniqueId, routeName, scheduledDay, tripId }: Booking): Destination | null {
  if (routeUniqueId === null) return null;
  const query = new URLSearchParams();
  if (routeName !== null) query.set("routeName", routeName);
  if (scheduledDay !== null) query.set("date_start", scheduledDay);
  if (tripId !== null) query.set("trip", String(tripId));
  return { name: "past-route-details", params: { id: routeUniqueId }, query: query.toString() };
}
