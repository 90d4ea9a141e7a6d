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

/** The list is asked for again at each look: a trip that has just ended belongs to it. */
export const tripList = (search: PastTripSearch): QueryOptions<PastTrip[]> => ({
  key: ["past-trips", search.routeUniqueId, search.start, search.end],
  fetch: (http, signal) => fetchPastTrips(http, search, signal),
  freshFor: 0,
});

/** What is over doesn't change any more; going back and forth between trips asks nothing twice for ten minutes. */
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

/** More own people than a vehicle has seats. */
const mostSeats = 100;
/** The seats booked on it: they tell when it was planned at each stop. */
export const tripBookings = (id: number): QueryOptions<readonly Booking[]> => ({
  key: ["past-trip-bookings", id],
  fetch: async (http, signal) =>
    (await fetchBookings(http, { tripIds: [id], page: 1, pageSize: mostSeats }, signal)).bookings,
  freshFor,
});
