import { type Booking, bookingsCall, fetchBookings } from "../../core/api/bookings.ts";
import { fetchTripDriver, tripDriverCall } from "../../core/api/driver-meta.ts";
import {
  fetchTripDetails,
  fetchTripDirections,
  fetchTripPassengers,
  tripDetailsCall,
  tripDirectionsCall,
  tripPassengersCall,
} from "../../core/api/past-trip-detail.ts";
import { fetchPastTrips, pastTripsCall, type PastTripSearch } from "../../core/api/past-trips.ts";
import { keyOf, queryOf } from "../../core/query/call-query.ts";
import type { QueryOptions } from "../../core/query/query.ts";

export const tripList = (search: PastTripSearch) => queryOf(pastTripsCall, fetchPastTrips, search);
export const tripDetails = (id: number) => queryOf(tripDetailsCall, fetchTripDetails, id);
export const tripDirections = (id: number) => queryOf(tripDirectionsCall, fetchTripDirections, id);
export const tripPassengers = (id: number) => queryOf(tripPassengersCall, fetchTripPassengers, id);
export const tripDriver = (id: number) => queryOf(tripDriverCall, fetchTripDriver, id);

/** Page size of the bookings of a trip: more than a vehicle has seats. */
const mostSeats = 100;
/** The bookings of a trip, which have the planned time at each stop. */
export const tripBookings = (id: number): QueryOptions<readonly Booking[]> => ({
  key: keyOf(bookingsCall, "of a trip", id),
  fetch: async (http, signal) =>
    (await fetchBookings(http, { tripIds: [id], page: 1, pageSize: mostSeats }, signal)).bookings,
  freshFor: 600_000,
});
