import * as v from "valibot";
import type { Http } from "../http/http.ts";
import type { Day } from "../time/day.ts";
import { defineCall, send } from "./call.ts";
import { driverEvents } from "./driver-events.ts";
import { entity, from, orEmpty } from "./entity.ts";
import { optionalPosition, trackPosition } from "./position.ts";
import { timePeriod } from "./routes.ts";
import {
  flag,
  list,
  optionalClock,
  optionalDay,
  optionalDuration,
  optionalMoment,
  optionalNumber,
  optionalText,
  requiredNumber,
} from "./values.ts";

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

/** Ten minutes: a past trip doesn't change, so going back to it makes no new call. */
const unchanging = { freshFor: 600_000 };

const details = entity({
  /** The driving score is low and under review; a notice is shown. */
  isScoreLow: from("is_zendrive_score_low", flag),
  /** Null: not enough data. Empty: no events. */
  events: from("zendrive_analytics", v.optional(v.nullable(driverEvents), null)),
});
/** Driving events of a trip. */
export type TripDetails = v.InferOutput<typeof details>;

export const tripDetailsCall = defineCall("GET /api/routes/past-trips/{trip_id}", details, unchanging);

/** The path must not end with a slash. Throws ApiError. */
export function fetchTripDetails(http: Http, tripId: number, signal?: AbortSignal): Promise<TripDetails> {
  return send(http, tripDetailsCall, { path: { trip_id: tripId }, signal });
}

const point = entity({
  /** Null: not known at this point, such as `0,0` without a GPS fix. */
  position: from("location", trackPosition),
  /** Planned position at this point; null: none. */
  planned: from("planned_location", optionalPosition),
  company: from("company_location", optionalPosition),
});
/** Position of the vehicle; the points have no times and are assumed to be at equal intervals. */
export type TripPoint = v.InferOutput<typeof point>;
export const tripDirectionsCall = defineCall(
  "GET /api/routes/past-trips/{trip_id}/directions/",
  list(point, "results"),
  unchanging,
);

/** The driven way in travel order; empty when the driver's app recorded nothing. Throws ApiError. */
export function fetchTripDirections(http: Http, tripId: number, signal?: AbortSignal): Promise<TripPoint[]> {
  return send(http, tripDirectionsCall, { path: { trip_id: tripId }, signal });
}

const seatStats = entity({
  /** on-the-bus, completed, not-coming, cancelled-by-driver, `-` or another value of the provider. */
  state: optionalText,
  /** Position of the passenger's stop. */
  position: from("transaction_location", optionalPosition),
  /** When they got on (morning) or off (evening), ms since 1970. */
  at: from("transaction_date", optionalMoment),
  /** Number of the stop along the way, from 1. */
  order: optionalNumber,
});
const passenger = v.pipe(
  entity({
    name: from("passenger_full_name", optionalText),
    timePeriod: from("trip_time_period", timePeriod),
    stats: orEmpty(seatStats),
  }),
  v.transform(({ name, timePeriod: period, stats }) => ({ name: name ?? "-", timePeriod: period, ...stats })),
);
/** An employee of the company who had a seat on a trip. */
export type TripPassenger = v.InferOutput<typeof passenger>;

export const tripPassengersCall = defineCall(
  "GET /api/routes/past-trips/{trip_id}/passengers/",
  list(passenger, "results"),
  unchanging,
);

/** The passengers who had a seat on a trip, with their outcome, in the provider's order. Throws ApiError. */
export function fetchTripPassengers(http: Http, tripId: number, signal?: AbortSignal): Promise<TripPassenger[]> {
  return send(http, tripPassengersCall, { path: { trip_id: tripId }, signal });
}
