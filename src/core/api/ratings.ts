import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { optionalNumber } from "./values.ts";

/** Average of 1 to 5 and how many voted. */
const rating = v.object({ avg_rating: optionalNumber, rating_count: optionalNumber });
const ratings = v.object({
  /** `trend`: change of the average since last month, in points. */
  trip: v.object({ ...rating.entries, trend: optionalNumber }),
  driver: rating,
  vehicle: rating,
});
export type Ratings = v.InferOutput<typeof ratings>;

/** This month's ratings (specification 1 §2.4). */
export function fetchRatings(http: Http, signal?: AbortSignal): Promise<Ratings> {
  return http.get("/api/company/ratings/", { schema: ratings, signal });
}
