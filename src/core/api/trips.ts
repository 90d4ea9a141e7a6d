import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { optionalDay } from "./moments.ts";
import { list, optionalNumber, optionalText, requiredText } from "./values.ts";

const dayCounts = v.pipe(
  v.object({
    day: optionalDay,
    not_started: optionalNumber,
    ongoing: optionalNumber,
    completed: optionalNumber,
  }),
  v.transform(({ not_started: notStarted, ...counts }) => ({ ...counts, notStarted })),
);
/** Planned trips of one day by state; null where the provider didn't say, or names no day. */
export type TripDayCounts = v.InferOutput<typeof dayCounts>;

const counts = v.object({
  trips: list(dayCounts),
  personnel: v.object({ active: optionalNumber, inactive: optionalNumber }),
});
export type TripPersonnelCounts = v.InferOutput<typeof counts>;

/** Trip counts per day of this week, and how many employees travel (active) or don't (inactive). */
export function fetchTripPersonnelCounts(http: Http, signal?: AbortSignal): Promise<TripPersonnelCounts> {
  return http.get("/api/company/trip-personnel-count/", { schema: counts, signal });
}

/** Any other value of the provider is `unknown` and shown as Unknown. */
const tripStates = ["live", "scheduled", "completed", "cancelled"] as const;
export type TripState = (typeof tripStates)[number] | "unknown";

const tripState = v.pipe(
  optionalText,
  v.transform((state): TripState => tripStates.find((known) => known === state) ?? "unknown"),
);
const todaysTrip = v.object({ name: requiredText, state: tripState });
export type TodaysTrip = v.InferOutput<typeof todaysTrip>;
const todaysTrips = list(todaysTrip, "results");

/** Today's trips of one direction, in the provider's order. */
export function fetchTodaysTrips(http: Http, isMorning: boolean, signal?: AbortSignal): Promise<TodaysTrip[]> {
  return http.get("/api/company/trip-personnel/", { query: { is_morning: isMorning }, schema: todaysTrips, signal });
}
