import * as v from "valibot";
import type { Day } from "../time/day.ts";
import type { Http } from "../http/http.ts";
import { optionalClock, optionalDay, optionalDuration, optionalMoment } from "./moments.ts";
import { timePeriod } from "./routes.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { flag, list, optionalText, requiredNumber } from "./values.ts";

const pastTrip = entity({
  id: requiredNumber,
  routeName: from("route_name", optionalText),
  /** Ms since 1970; null: not given by the provider. */
  startedAt: from("start_date", optionalMoment),
  /** Seconds, never below zero. */
  duration: optionalDuration,
  timePeriod: from("time_period", timePeriod),
  /** The trip wasn't ended in the app, so that its end is unknown. */
  isAutoFinished: from("auto_finished", flag),
  plannedDay: from("planned_date", optionalDay),
  /** Time of day on `plannedDay`, "06:55". */
  plannedStart: from("planned_start_time", optionalClock),
  plannedEnd: from("planned_end_time", optionalClock),
  /** Seconds. */
  plannedDuration: from("planned_duration", optionalDuration),
});
/** One run of a route that has ended. */
export type PastTrip = v.InferOutput<typeof pastTrip>;

export const pastTripsCall = defineCall("GET /api/routes/past-trips/", list(pastTrip, "results"), {
  // A trip that has just ended appears.
  freshFor: 0,
  query: { route_unique_id: v.string(), date_start: v.string(), date_end: v.string() },
});

interface PastTripSearch {
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
