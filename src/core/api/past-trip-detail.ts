import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { type DriverEvent, driverEvents } from "./driver-events.ts";
import { optionalMoment } from "./moments.ts";
import { optionalPosition, type Position, trackPosition } from "./position.ts";
import { routeFields, type TimePeriod } from "./routes.ts";
import { defineCall, send } from "./call.ts";
import { flag, list, optionalNumber, optionalText } from "./values.ts";

/** Driving events of a trip. */
export interface TripDetails {
  /** The driving score is low and under review; a notice is shown. */
  readonly isScoreLow: boolean;
  /** Null: not enough data. Empty: no events. */
  readonly events: readonly DriverEvent[] | null;
}

const details = v.pipe(
  v.object({
    is_zendrive_score_low: flag,
    zendrive_analytics: v.optional(v.nullable(driverEvents), null),
  }),
  v.transform((row): TripDetails => ({ isScoreLow: row.is_zendrive_score_low, events: row.zendrive_analytics })),
);

export const tripDetailsCall = defineCall("GET /api/routes/past-trips/{trip_id}", details);

/** The path must not end with a slash. Throws ApiError. */
export function fetchTripDetails(http: Http, tripId: number, signal?: AbortSignal): Promise<TripDetails> {
  return send(http, tripDetailsCall, { path: { trip_id: tripId }, signal });
}

/** Position of the vehicle; the points have no times and are assumed to be at equal intervals. */
export interface TripPoint {
  /** Null: not known at this point, such as `0,0` without a GPS fix. */
  readonly position: Position | null;
  /** Planned position at this point; null: none. */
  readonly planned: Position | null;
  readonly company: Position | null;
}

const point = v.pipe(
  v.object({
    location: trackPosition,
    planned_location: optionalPosition,
    company_location: optionalPosition,
  }),
  v.transform((row): TripPoint => ({
    position: row.location,
    planned: row.planned_location,
    company: row.company_location,
  })),
);
export const tripDirectionsCall = defineCall(
  "GET /api/routes/past-trips/{trip_id}/directions/",
  list(point, "results"),
);

/** The driven way in travel order; empty when the driver's app recorded nothing. Throws ApiError. */
export function fetchTripDirections(http: Http, tripId: number, signal?: AbortSignal): Promise<TripPoint[]> {
  return send(http, tripDirectionsCall, { path: { trip_id: tripId }, signal });
}

/** An employee of the company who had a seat on a trip. */
export interface TripPassenger {
  readonly name: string;
  readonly timePeriod: TimePeriod;
  /** on-the-bus, completed, not-coming, cancelled-by-driver, `-` or another value of the provider. */
  readonly state: string | null;
  /** Position of the passenger's stop. */
  readonly position: Position | null;
  /** When they got on (morning) or off (evening), ms since 1970. */
  readonly at: number | null;
  /** Number of the stop along the way, from 1. */
  readonly order: number | null;
}

const noStats = { state: null, transaction_location: null, transaction_date: null, order: null };
const passenger = v.pipe(
  v.object({
    passenger_full_name: optionalText,
    trip_time_period: routeFields.time_period,
    stats: v.fallback(
      v.object({
        state: optionalText,
        transaction_location: optionalPosition,
        transaction_date: optionalMoment,
        order: optionalNumber,
      }),
      noStats,
    ),
  }),
  v.transform(({ passenger_full_name: name, trip_time_period: period, stats }): TripPassenger => ({
    name: name ?? "-",
    timePeriod: period,
    state: stats.state,
    position: stats.transaction_location,
    at: stats.transaction_date,
    order: stats.order,
  })),
);
export const tripPassengersCall = defineCall(
  "GET /api/routes/past-trips/{trip_id}/passengers/",
  list(passenger, "results"),
);

/** The passengers who had a seat on a trip, with their outcome, in the provider's order. Throws ApiError. */
export function fetchTripPassengers(http: Http, tripId: number, signal?: AbortSignal): Promise<TripPassenger[]> {
  return send(http, tripPassengersCall, { path: { trip_id: tripId }, signal });
}
