import * as v from "valibot";
import type { Day } from "../time/day.ts";
import type { Http } from "../http/http.ts";
import { optionalClock, optionalDay, optionalDuration, optionalMoment } from "./moments.ts";
import { routeFields, type TimePeriod } from "./routes.ts";
import { defineCall, send } from "./call.ts";
import { flag, list, optionalText, requiredNumber } from "./values.ts";

/** One run of a route that has ended. */
export interface PastTrip {
  readonly id: number;
  readonly routeName: string | null;
  readonly timePeriod: TimePeriod;
  /** ms since 1970; null: not given by the provider. */
  readonly startedAt: number | null;
  /** Seconds, never below zero. */
  readonly duration: number | null;
  /** The trip wasn't ended in the app, so that its end is unknown. */
  readonly isAutoFinished: boolean;
  readonly plannedDay: Day | null;
  /** Time of day on `plannedDay`, "06:55". */
  readonly plannedStart: string | null;
  readonly plannedEnd: string | null;
  /** Seconds. */
  readonly plannedDuration: number | null;
}

const pastTrip = v.pipe(
  v.object({
    id: requiredNumber,
    route_name: optionalText,
    start_date: optionalMoment,
    duration: optionalDuration,
    time_period: routeFields.time_period,
    auto_finished: flag,
    planned_date: optionalDay,
    planned_start_time: optionalClock,
    planned_end_time: optionalClock,
    planned_duration: optionalDuration,
  }),
  v.transform((row): PastTrip => ({
    id: row.id,
    routeName: row.route_name,
    timePeriod: row.time_period,
    startedAt: row.start_date,
    duration: row.duration,
    isAutoFinished: row.auto_finished,
    plannedDay: row.planned_date,
    plannedStart: row.planned_start_time,
    plannedEnd: row.planned_end_time,
    plannedDuration: row.planned_duration,
  })),
);
export const pastTripsCall = defineCall("GET /api/routes/past-trips/", list(pastTrip, "results"), {
  query: { route_unique_id: v.string(), date_start: v.string(), date_end: v.string() },
});

export interface PastTripSearch {
  readonly routeUniqueId: string;
  /** Both days included. */
  readonly start: Day;
  readonly end: Day;
}

/** The past trips of one route, both directions, in the provider's order. Throws ApiError; 404: there is no such route. */
export function fetchPastTrips(
  http: Http,
  { routeUniqueId, start, end }: PastTripSearch,
  signal?: AbortSignal,
): Promise<PastTrip[]> {
  const query = { route_unique_id: routeUniqueId, date_start: start, date_end: end };
  return send(http, pastTripsCall, { query, signal });
}
