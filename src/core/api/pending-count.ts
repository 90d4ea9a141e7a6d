import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { queryOf } from "../query/call-query.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { anything, list, optionalNumber } from "./values.ts";

/** Filter of the documents that wait for the company's decision. */
export const pendingFilter = { statuses: ["approved", "whs_approved"] };

/** Number of matching documents on all pages. */
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
  { query: pendingQuery, reads: "count", changedBy: "decisions" },
);

/**
 * Number of documents that wait for the company's decision; null: not given by the provider. A module without the schema of the
 * rows, because every page of the portal makes this call. Throws ApiError.
 */
export async function fetchPendingCount(http: Http, signal?: AbortSignal): Promise<number | null> {
  const query = { column_filters: pendingFilter, page: 1, per_page: 1 };
  const { meta } = await send(http, pendingCountCall, { query, signal });
  return meta.total_count;
}

/** Number of documents waiting for the company's approval, for the sidebar and links. Decisions change it (document-decisions.ts). */
export const pendingCount = queryOf(pendingCountCall, fetchPendingCount);
