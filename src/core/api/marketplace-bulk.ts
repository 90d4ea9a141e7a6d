import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { unwrap } from "./marketplace-values.ts";
import { defineCall, send } from "./call.ts";
import { requiredText } from "./values.ts";

/** A value that isn't listed is read as `other`, for which the screen offers no second request. */
export type BulkStatus = "not-requested" | "verify" | "requested" | "cancelling" | "rejected" | "other";
const bulkStatuses = ["not-requested", "verify", "requested", "cancelling", "rejected"] as const;
const isKnown = (text: string): text is Exclude<BulkStatus, "other"> => bulkStatuses.some((known) => known === text);

const bulkStatus = v.pipe(
  v.unknown(),
  v.metadata({
    documented: v.union([
      v.picklist(bulkStatuses),
      v.object({ all_passenger_offer_request_status: v.picklist(bulkStatuses) }),
    ]),
  }),
  v.transform((body) => unwrap(body, "results", "data", "all_passenger_offer_request_status")),
  requiredText,
  v.transform((text) => (isKnown(text) ? text : "other") as BulkStatus),
);
/** Null: the provider answered the change without content; the status is then fetched. */
const changedBulkStatus = v.fallback(v.nullable(bulkStatus), null);

const path = "/api/marketplace/all-passengers-offer-request/";
export const bulkStatusCall = defineCall(`GET ${path}`, bulkStatus);
export const createBulkRequestCall = defineCall(`POST ${path}`, changedBulkStatus);
export const cancelBulkRequestCall = defineCall(`DELETE ${path}`, changedBulkStatus);

/** Throws ApiError. */
export function fetchBulkStatus(http: Http, signal?: AbortSignal): Promise<BulkStatus> {
  return send(http, bulkStatusCall, { signal });
}

/** One request for all employees on all suitable lines. Throws ApiError. */
export async function createBulkRequest(http: Http): Promise<BulkStatus> {
  // Accepted; where the status can't be fetched then, it is what accepting leads to.
  return (await send(http, createBulkRequestCall, {})) ?? fetchBulkStatus(http).catch(() => "requested" as const);
}

/** Throws ApiError. */
export async function cancelBulkRequest(http: Http): Promise<BulkStatus> {
  return (await send(http, cancelBulkRequestCall, {})) ?? fetchBulkStatus(http).catch(() => "not-requested" as const);
}
