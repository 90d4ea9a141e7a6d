import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { list, optionalDay, optionalNumber, readableNumber, requiredText, word } from "./values.ts";

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

const ratingFields = {
  /** On a scale of 1 to 5. */
  average: from("avg_rating", readableNumber),
  /** Number of votes. */
  count: from("rating_count", optionalNumber),
};
const rating = entity(ratingFields);
const tripRating = entity({
  ...ratingFields,
  /** Change of the average since last month, in points. */
  trend: optionalNumber,
});
const unread = { average: null, count: null, trend: null };
/** An invalid rating is read as empty. When all three are invalid the response is invalid, not a month without ratings. */
const ratings = v.pipe(
  v.object({
    trip: v.fallback(tripRating, unread),
    driver: v.fallback(rating, unread),
    vehicle: v.fallback(rating, unread),
  }),
  v.check((kinds) => Object.values(kinds).some((kind) => kind !== unread)),
);
export type Ratings = v.InferOutput<typeof ratings>;

export const ratingsCall = defineCall("GET /api/company/ratings/", ratings);

/** This month's ratings. */
export function fetchRatings(http: Http, signal?: AbortSignal): Promise<Ratings> {
  return send(http, ratingsCall, { signal });
}

const bookingType = v.object({ data: v.array(optionalNumber) });
const week = v.object({ booking_types: v.array(bookingType) });
export const weekReservationsCall = defineCall(
  "GET /api/company/reservations/",
  v.object({ this_week: week, last_week: week }),
);

/** Reservations of one week, Monday to Friday; null where the provider gave no number. */
export interface ReservationWeek {
  readonly regular: readonly (number | null)[];
  readonly flexible: readonly (number | null)[];
}

export interface Reservations {
  readonly thisWeek: ReservationWeek;
  readonly lastWeek: ReservationWeek;
}

const weekdays = 5;

/** The first entry is regular (Düzenli), the second flexible (Esnek). */
function toWeek({ booking_types: [regular, flexible] }: v.InferOutput<typeof week>): ReservationWeek {
  const toDays = (data: readonly (number | null)[] = []) =>
    Array.from({ length: weekdays }, (_, day) => data[day] ?? null);
  return { regular: toDays(regular?.data), flexible: toDays(flexible?.data) };
}

export async function fetchReservations(http: Http, signal?: AbortSignal): Promise<Reservations> {
  const { this_week, last_week } = await send(http, weekReservationsCall, { signal });
  return { thisWeek: toWeek(this_week), lastWeek: toWeek(last_week) };
}
