import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { optionalNumber, readableNumber } from "./values.ts";

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
