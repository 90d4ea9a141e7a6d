import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { optionalNumber, readableNumber } from "./values.ts";

const ratingFields = { avg_rating: readableNumber, rating_count: optionalNumber };
type RatingFields = v.InferOutput<v.ObjectSchema<typeof ratingFields, undefined>>;

/** Average on a scale of 1 to 5, and number of votes. */
const toRating = (row: RatingFields) => ({ average: row.avg_rating, count: row.rating_count });

const rating = v.pipe(v.object(ratingFields), v.transform(toRating));
const tripRating = v.pipe(
  v.object({ ...ratingFields, trend: optionalNumber }),
  // `trend`: change of the average since last month, in points.
  v.transform((row) => ({ ...toRating(row), trend: row.trend })),
);
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
