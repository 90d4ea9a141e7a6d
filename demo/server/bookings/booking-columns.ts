import { sql, type SQL } from "drizzle-orm";
import { hasEnded } from "../api/trips.ts";
import { ridesAt } from "../past-trips/ride-times.ts";
import { bookings, trips } from "../schema-calendar.ts";
import { employees } from "../schema-people.ts";
import { routes, routeVariants, stops } from "../schema-routes.ts";

export const bookingStates = ["planned", "on-the-bus", "completed", "not-coming", "cancelled-by-driver"] as const;

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

export const passengerName = sql<string>`${employees.firstName} || ' ' || ${employees.lastName}`;

/** The columns of a booking as of a moment; times of day in minutes since midnight. */
export function columnsAt(now: Date) {
  const { isMorning, state, boardedAt, leftAt } = ridesAt(
    {
      tripId: sql`${bookings.tripId}`,
      employeeId: sql`${bookings.employeeId}`,
      outcome: sql`${bookings.outcome}`,
    },
    now,
  );
  const departure = sql`${routeVariants.departure}`;
  const arrival = sql`${routeVariants.departure} + ${trips.plannedDuration} / 60`;
  return {
    passengerName,
    state,
    routeName: routes.name,
    timePeriod: routeVariants.timePeriod,
    scheduledDate: bookings.day,
    pickupTime: sql<number | null>`case when ${isMorning} then ${stops.arrival} else ${departure} end`,
    onTheBusTime: minutesOf(boardedAt),
    dropoffTime: sql<number | null>`case when ${isMorning} then ${arrival} else ${stops.arrival} end`,
    completedTime: minutesOf(leftAt),
    // A rating is shown only after the end of the trip.
    rating: sql<number | null>`case when ${hasEnded(now)} then ${bookings.tripRating} end`,
  };
}

/** Minutes since midnight in Istanbul. */
function minutesOf(moment: SQL): SQL<number | null> {
  const local = sql`(${moment}) at time zone 'Europe/Istanbul'`;
  return sql<number | null>`(floor(extract(epoch from ${local}) / 60)::bigint % 1440)::integer`;
}
