import { type Booking, fetchBookings } from "../../core/api/bookings.ts";
import { type DriverMeta, fetchTripDriver } from "../../core/api/driver-meta.ts";
import {
  fetchTripDetails,
  fetchTripDirections,
  fetchTripPassengers,
  type TripDetails,
  type TripPassenger,
  type TripPoint,
} from "../../core/api/past-trip-detail.ts";
import { fetchPastTrips, type PastTrip, type PastTripSearch } from "../../core/api/past-trips.ts";
import type { QueryOptions } from "../../core/query/query.ts";

/** Never fresh, so that a trip that has just ended appears in the list. */
export const tripList = (search: PastTripSearch): QueryOptions<PastTrip[]> => ({
  key: ["past-trips", search.routeUniqueId, search.start, search.end],
  fetch: (http, signal) => fetchPastTrips(http, search, signal),
  freshFor: 0,
});

/** Ten minutes, ms: a past trip doesn't change, so going back to it makes no new call. */
const freshFor = 600_000;

export const tripDetails = (id: number): QueryOptions<TripDetails> => ({
  key: ["past-trip", id],
  fetch: (http, signal) => fetchTripDetails(http, id, signal),
  freshFor,
});
export const tripDirections = (id: number): QueryOptions<TripPoint[]> => ({
  key: ["past-trip-directions", id],
  fetch: (http, signal) => fetchTripDirections(http, id, signal),
  freshFor,
});
export const tripPassengers = (id: number): QueryOptions<TripPassenger[]> => ({
  key: ["past-trip-passengers", id],
  fetch: (http, signal) => fetchTripPassengers(http, id, signal),
  freshFor,
});
export const tripDriver = (id: number): QueryOptions<DriverMeta> => ({
  key: ["past-trip-driver", id],
  fetch: (http, signal) => fetchTripDriver(http, id, signal),
  freshFor,
});

/** Page size of the bookings of a trip: more than a vehicle has seats. */
const mostSeats = 100;
/** The bookings of a trip, which have the planned time at each stop. */
export const tripBookings = (id: number): QueryOptions<readonly Booking[]> => ({
  key: ["past-trip-bookings", id],
  fetch: async (http, signal) =>
    (await fetchBookings(http, { tripIds: [id], page: 1, pageSize: mostSeats }, signal)).bookings,
  freshFor,
});
