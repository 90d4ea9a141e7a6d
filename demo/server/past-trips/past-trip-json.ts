import { toClock, toMoment } from "../calendar/day.ts";
import { autoFinishAfter, quirksOf, type TripRecord } from "./trip-record.ts";

/** An entry of `GET /api/routes/past-trips/`. */
export function toPastTrip(trip: TripRecord) {
  const { lacksStart, hasNegativeDuration } = quirksOf(trip);
  const duration = trip.duration + (trip.isAutoFinished ? autoFinishAfter : 0);
  return {
    id: trip.id,
    route_name: trip.routeName,
    start_date: lacksStart ? null : toMoment(trip.start),
    // Simulates a provider whose two clocks differ and which therefore sends negative durations.
    duration: hasNegativeDuration ? -1 : duration,
    time_period: trip.timePeriod,
    auto_finished: trip.isAutoFinished,
    planned_date: trip.day,
    planned_start_time: toClock(trip.plannedDeparture),
    planned_end_time: toClock(trip.plannedDeparture + trip.plannedDuration / 60),
    planned_duration: trip.plannedDuration,
  };
}
