import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { anything, list, optionalNumber } from "./values.ts";

/** Of the documents that wait for the company. */
export const pendingFilter = { statuses: ["approved", "whs_approved"] };

/** How many there are, whatever the page holds. */
export const pendingMeta = v.optional(v.fallback(v.object({ total_count: optionalNumber }), { total_count: null }), {
  total_count: null,
});

const countAnswer = v.object({ documents: list(anything), meta: pendingMeta });

/**
 * How many documents wait for the company, without their rows: apart from those, as every page asks. Null when the provider
 * doesn't say. Throws ApiError.
 */
export async function fetchPendingCount(http: Http, signal?: AbortSignal): Promise<number | null> {
  const query = { column_filters: pendingFilter, page: 1, per_page: 1 };
  const { meta } = await http.get("/api/driver/documents/", { query, schema: countAnswer, signal });
  return meta.total_count;
}
