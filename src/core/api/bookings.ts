import * as v from "valibot";
import type { Day } from "../time/day.ts";
import { type ListPage, readPages } from "../http/all-pages.ts";
import type { Http } from "../http/http.ts";
import { defineCall, repeated, send, wholeNumber } from "./call.ts";
import { optionalTimePeriod, type TimePeriod } from "./routes.ts";
import { entity, from } from "./entity.ts";
import {
  filterOptions,
  optionalClock,
  optionalDay,
  optionalNumber,
  optionalText,
  pageOf,
  requiredText,
} from "./values.ts";

/** The provider's column names, for `ordering` and the filters. */
export const bookingColumns = [
  "passenger_name",
  "state",
  "route_name",
  "time_period",
  "scheduled_date",
  "pickup_time",
  "on_the_bus_time",
  "dropoff_time",
  "completed_time",
  "rating",
  "trip_id",
] as const;
type BookingColumn = (typeof bookingColumns)[number];

/** Filters of the bookings; an empty or missing list filters nothing. */
interface BookingFilters {
  readonly timePeriod?: TimePeriod | null;
  readonly passengerNames?: readonly string[];
  readonly states?: readonly string[];
  readonly routeNames?: readonly string[];
  readonly scheduledDays?: readonly Day[];
  readonly tripIds?: readonly number[];
}

interface BookingSearch extends BookingFilters {
  /** From 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly pageSize: number;
  /** None: the provider's own order. */
  readonly order?: { readonly column: BookingColumn; readonly isDescending: boolean } | null;
}

const row = entity({
  passengerName: from("passenger_name", optionalText),
  /** The provider's value: planned, on-the-bus, completed, not-coming, cancelled-by-driver or another. */
  state: optionalText,
  routeName: from("route_name", optionalText),
  timePeriod: from("time_period", optionalTimePeriod),
  scheduledDay: from("scheduled_date", optionalDay),
  /** Planned, "07:05" … */
  pickupTime: from("pickup_time", optionalClock),
  /** … and when the passenger really got on. */
  onTheBusTime: from("on_the_bus_time", optionalClock),
  dropoffTime: from("dropoff_time", optionalClock),
  completedTime: from("completed_time", optionalClock),
  /** 1 to 5. */
  rating: optionalNumber,
  tripId: from("trip_id", optionalNumber),
  routeUniqueId: from("route_unique_id", optionalText),
});
/** One seat of one person on one trip, past or planned. */
export interface Booking extends v.InferOutput<typeof row> {
  /** Unique within a page: the provider gives bookings no id. */
  readonly key: string;
}

export const bookingsCall = defineCall("GET /api/passenger/bookings/", pageOf(row), {
  query: {
    page: wholeNumber,
    page_size: wholeNumber,
    time_period: v.optional(v.picklist(["morning", "evening"])),
    passenger_name: repeated(v.string()),
    state: repeated(v.string()),
    route_name: repeated(v.string()),
    scheduled_date: repeated(v.string()),
    trip_id: repeated(v.number()),
    ordering: v.optional(v.string()),
  },
});

/** One page of the company's bookings. Throws ApiError. */
export async function fetchBookings(
  http: Http,
  search: BookingSearch,
  signal?: AbortSignal,
): Promise<ListPage<Booking>> {
  const query = toParameters(search);
  const { results, count } = await send(http, bookingsCall, { query, signal });
  return { rows: results.map(toBooking), count };
}

/** Parameters of an export, which reads all pages. */
type AllBookingsSearch = Omit<BookingSearch, "page" | "pageSize">;

/** Rows per page; large enough to read a year of bookings in about 36 calls. */
const largestPage = 1000;

/**
 * All matching bookings in batches, for exports. Bookings have no id, and two passengers of one name may share a trip.
 * Throws ApiError.
 */
export function fetchAllBookings(http: Http, search: AllBookingsSearch, signal?: AbortSignal) {
  return readPages({
    fetchPage: (page) => fetchBookings(http, { ...search, page, pageSize: largestPage }, signal),
    identify: ({ tripId, passengerName, routeUniqueId, scheduledDay, timePeriod }: Booking) =>
      JSON.stringify([tripId, passengerName, routeUniqueId, scheduledDay, timePeriod]),
    hasNamesakes: true,
    pageLimit: 5000,
  });
}

function toBooking(entry: v.InferOutput<typeof row>, index: number): Booking {
  return { ...entry, key: [entry.tripId ?? "", entry.passengerName ?? "", index].join(" ") };
}

/** Several values of one column are sent as a repeated parameter. */
function toParameters({ page, pageSize, order, timePeriod, ...filters }: BookingSearch): URLSearchParams {
  const entries: [string, string][] = [
    ["page", String(page)],
    ["page_size", String(pageSize)],
    ...(timePeriod ? [["time_period", timePeriod] as [string, string]] : []),
    ...entriesOf("passenger_name", filters.passengerNames),
    ...entriesOf("state", filters.states),
    ...entriesOf("route_name", filters.routeNames),
    ...entriesOf("scheduled_date", filters.scheduledDays),
    ...entriesOf("trip_id", filters.tripIds),
  ];
  if (order) entries.push(["ordering", `${order.isDescending ? "-" : ""}${order.column}`]);
  return new URLSearchParams(entries);
}

function entriesOf(name: string, values: readonly (string | number)[] = []): [string, string][] {
  return values.map((value) => [name, String(value)]);
}

const choices = entity({
  passengerNames: from("passenger_name", filterOptions(requiredText)),
  states: from("state", filterOptions(requiredText)),
  routeNames: from("route_name", filterOptions(requiredText)),
  scheduledDays: from("scheduled_date", filterOptions(optionalDay)),
  tripIds: from("trip_id", filterOptions(optionalNumber)),
});
/** The filters' options; a column that the provider leaves out has none. */
export type BookingChoices = v.InferOutput<typeof choices>;
export const bookingChoicesCall = defineCall("GET /api/passenger/bookings/column-filters/", choices);

/** Throws ApiError. */
export function fetchBookingChoices(http: Http, signal?: AbortSignal): Promise<BookingChoices> {
  return send(http, bookingChoicesCall, { signal });
}
