import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { optionalDay } from "./moments.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { list, optionalNumber, requiredText, word } from "./values.ts";

const dayCounts = entity({
  day: optionalDay,
  notStarted: from("not_started", optionalNumber),
  ongoing: optionalNumber,
  completed: optionalNumber,
});
/** Planned trips of one day by state; null: a count or the day isn't given by the provider. */
export type TripDayCounts = v.InferOutput<typeof dayCounts>;

const counts = entity({
  trips: list(dayCounts),
  employees: from("personnel", v.object({ active: optionalNumber, inactive: optionalNumber })),
});
export type TripPersonnelCounts = v.InferOutput<typeof counts>;

export const tripPersonnelCountsCall = defineCall("GET /api/company/trip-personnel-count/", counts);

/** Trip counts per day of this week, and how many employees travel (active) or don't (inactive). */
export function fetchTripPersonnelCounts(http: Http, signal?: AbortSignal): Promise<TripPersonnelCounts> {
  return send(http, tripPersonnelCountsCall, { signal });
}

/** Any other value of the provider is `unknown`, shown as Unknown. */
const tripStates = ["live", "scheduled", "completed", "cancelled"] as const;
export type TripState = (typeof tripStates)[number] | "unknown";

const todaysTrip = v.object({ name: requiredText, state: word(tripStates, "unknown") });
export type TodaysTrip = v.InferOutput<typeof todaysTrip>;
export const todaysTripsCall = defineCall("GET /api/company/trip-personnel/", list(todaysTrip, "results"), {
  query: { is_morning: v.boolean() },
});

/** Today's trips of one direction, in the provider's order. */
export function fetchTodaysTrips(http: Http, isMorning: boolean, signal?: AbortSignal): Promise<TodaysTrip[]> {
  return send(http, todaysTripsCall, { query: { is_morning: isMorning }, signal });
}
