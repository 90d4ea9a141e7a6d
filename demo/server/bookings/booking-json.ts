import { toClock } from "../calendar/day.ts";
import type { BookingRow } from "./find-bookings.ts";

export function toBooking(row: BookingRow) {
  return {
    passenger_name: row.passengerName,
    state: row.state,
    route_name: row.routeName,
    time_period: row.timePeriod,
    scheduled_date: row.scheduledDate,
    pickup_time: clockOrNull(row.pickupTime),
    on_the_bus_time: clockOrNull(row.onTheBusTime),
    dropoff_time: clockOrNull(row.dropoffTime),
    completed_time: clockOrNull(row.completedTime),
    rating: row.rating,
    trip_id: row.tripId,
    route_unique_id: row.routeUniqueId,
  };
}

function clockOrNull(minutes: number | null): string | null {
  return minutes === null ? null : toClock(minutes);
}
