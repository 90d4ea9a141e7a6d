import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { unwrap } from "./marketplace-values.ts";
import { requiredText } from "./values.ts";

/** An unknown value is `other`, so that no second request is offered. */
export type BulkStatus = "not-requested" | "verify" | "requested" | "cancelling" | "rejected" | "other";
const bulkStatuses: ReadonlySet<string> = new Set(["not-requested", "verify", "requested", "cancelling", "rejected"]);

const bulkStatus = v.pipe(
  v.unknown(),
  v.transform((body) => unwrap(body, "results", "data", "all_passenger_offer_request_status")),
  requiredText,
  v.transform((text) => (bulkStatuses.has(text) ? text : "other") as BulkStatus),
);
/** Some providers answer a change without content; the status is then read again. */
const changedBulkStatus = v.fallback(v.nullable(bulkStatus), null);

const bulkPath = "/api/marketplace/all-passengers-offer-request/";

/** Throws ApiError. */
export function fetchBulkStatus(http: Http, signal?: AbortSignal): Promise<BulkStatus> {
  return http.get(bulkPath, { schema: bulkStatus, signal });
}

/** One request for all employees on all suitable lines. Throws ApiError. */
export async function createBulkRequest(http: Http): Promise<BulkStatus> {
  return (await http.post(bulkPath, null, { schema: changedBulkStatus })) ?? fetchBulkStatus(http);
}

/** Throws ApiError. */
export async function cancelBulkRequest(http: Http): Promise<BulkStatus> {
  return (await http.delete(bulkPath, { schema: changedBulkStatus })) ?? fetchBulkStatus(http);
}
