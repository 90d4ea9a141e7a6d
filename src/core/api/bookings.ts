import * as v from "valibot";
import type { Day } from "../time/day.ts";
import { readPages } from "../http/all-pages.ts";
import type { Http } from "../http/http.ts";
import { optionalClock, optionalDay } from "./moments.ts";
import { defineCall, repeated, send, wholeNumber } from "./call.ts";
import type { TimePeriod } from "./routes.ts";
import { list, optionalNumber, optionalText, pageOf, requiredText } from "./values.ts";

/** One seat of one person on one trip, past or planned. */
export interface Booking {
  /** Unique within a page: the provider gives bookings no id. */
  readonly key: string;
  readonly passengerName: string | null;
  /** The provider's value: planned, on-the-bus, completed, not-coming, cancelled-by-driver or another. */
  readonly state: string | null;
  readonly routeName: string | null;
  /** Null: the provider gave no direction. */
  readonly timePeriod: TimePeriod | null;
  readonly scheduledDay: Day | null;
  /** Planned, "07:05" … */
  readonly pickupTime: string | null;
  /** … and when the passenger really got on. */
  readonly onTheBusTime: string | null;
  readonly dropoffTime: string | null;
  readonly completedTime: string | null;
  /** 1 to 5. */
  readonly rating: number | null;
  readonly tripId: number | null;
  readonly routeUniqueId: string | null;
}

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
export type BookingColumn = (typeof bookingColumns)[number];

/** Filters of the bookings; an empty or missing list filters nothing. */
interface BookingFilters {
  readonly timePeriod?: TimePeriod | null;
  readonly passengerNames?: readonly string[];
  readonly states?: readonly string[];
  readonly routeNames?: readonly string[];
  readonly scheduledDays?: readonly Day[];
  readonly tripIds?: readonly number[];
}

export interface BookingSearch extends BookingFilters {
  /** From 1. */
  readonly page: number;
  /** 10, 20, 50 or 100. */
  readonly pageSize: number;
  /** None: the provider's own order. */
  readonly order?: { readonly column: BookingColumn; readonly isDescending: boolean } | null;
}

export interface BookingPage {
  readonly bookings: readonly Booking[];
  /** Bookings on all pages; null: not given by the provider. */
  readonly count: number | null;
}

const row = v.object({
  passenger_name: optionalText,
  state: optionalText,
  route_name: optionalText,
  time_period: v.fallback(v.nullable(v.picklist(["morning", "evening"])), null),
  scheduled_date: optionalDay,
  pickup_time: optionalClock,
  on_the_bus_time: optionalClock,
  dropoff_time: optionalClock,
  completed_time: optionalClock,
  rating: optionalNumber,
  trip_id: optionalNumber,
  route_unique_id: optionalText,
});

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
export async function fetchBookings(http: Http, search: BookingSearch, signal?: AbortSignal): Promise<BookingPage> {
  const query = toParameters(search);
  const { results, count } = await send(http, bookingsCall, { query, signal });
  return { bookings: results.map(toBooking), count };
}

/** Parameters of an export, which reads all pages. */
export type AllBookingsSearch = Omit<BookingSearch, "page" | "pageSize">;

/** Rows per page; large enough to read a year of bookings in about 36 calls. */
const largestPage = 1000;

/**
 * All matching bookings in batches, for exports. Bookings have no id, and two passengers of one name may share a trip.
 * Throws ApiError.
 */
export function fetchAllBookings(http: Http, search: AllBookingsSearch, signal?: AbortSignal) {
  return readPages({
    fetchPage: async (page) => {
      const { bookings, count } = await fetchBookings(http, { ...search, page, pageSize: largestPage }, signal);
      return { rows: bookings, count };
    },
    identify: ({ tripId, passengerName, routeUniqueId, scheduledDay, timePeriod }: Booking) =>
      JSON.stringify([tripId, passengerName, routeUniqueId, scheduledDay, timePeriod]),
    hasTwins: true,
    pageLimit: 5000,
  });
}

function toBooking(entry: v.InferOutput<typeof row>, index: number): Booking {
  return {
    key: [entry.trip_id ?? "", entry.passenger_name ?? "", index].join(" "),
    passengerName: entry.passenger_name,
    state: entry.state,
    routeName: entry.route_name,
    timePeriod: entry.time_period,
    scheduledDay: entry.scheduled_date,
    pickupTime: entry.pickup_time,
    onTheBusTime: entry.on_the_bus_time,
    dropoffTime: entry.dropoff_time,
    completedTime: entry.completed_time,
    rating: entry.rating,
    tripId: entry.trip_id,
    routeUniqueId: entry.route_unique_id,
  };
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

/** The filters' options, in the provider's order. */
export interface BookingChoices {
  readonly passengerNames: readonly string[];
  readonly states: readonly string[];
  readonly routeNames: readonly string[];
  readonly scheduledDays: readonly Day[];
  readonly tripIds: readonly number[];
}

const texts = v.fallback(list(requiredText), []);
const choicesAnswer = v.object({
  passenger_name: texts,
  state: texts,
  route_name: texts,
  scheduled_date: v.fallback(list(optionalDay), []),
  trip_id: v.fallback(list(optionalNumber), []),
});

export const bookingChoicesCall = defineCall("GET /api/passenger/bookings/column-filters/", choicesAnswer);

/** The filters' options; a column that the provider leaves out has none. Throws ApiError. */
export async function fetchBookingChoices(http: Http, signal?: AbortSignal): Promise<BookingChoices> {
  const answer = await send(http, bookingChoicesCall, { signal });
  return {
    passengerNames: distinct(answer.passenger_name),
    states: distinct(answer.state),
    routeNames: distinct(answer.route_name),
    scheduledDays: distinct(answer.scheduled_date.filter((day) => day !== null)),
    tripIds: distinct(answer.trip_id.filter((id) => id !== null)),
  };
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
