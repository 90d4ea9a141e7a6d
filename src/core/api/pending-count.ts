import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { anything, list, optionalNumber } from "./values.ts";

/** Of the documents that wait for the company. */
export const pendingFilter = { statuses: ["approved", "whs_approved"] };

/** How many there are, whatever the page holds. */
export const pendingMeta = v.optional(v.fallback(v.object({ total_count: optionalNumber }), { total_count: null }), {
  total_count: null,
});

export const pendingQuery = {
  column_filters: v.object({ statuses: v.array(v.string()) }),
  page: wholeNumber,
  per_page: wholeNumber,
};

export const pendingCountCall = defineCall(
  "GET /api/driver/documents/",
  v.object({ documents: list(anything), meta: pendingMeta }),
  { query: pendingQuery },
);

/**
 * How many documents wait for the company, without their rows: apart from those, as every page asks. Null when the provider
 * doesn't say. Throws ApiError.
 */
export async function fetchPendingCount(http: Http, signal?: AbortSignal): Promise<number | null> {
  const query = { column_filters: pendingFilter, page: 1, per_page: 1 };
  const { meta } = await send(http, pendingCountCall, { query, signal });
  return meta.total_count;
}
