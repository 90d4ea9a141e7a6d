import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { queryOf } from "../query/call-query.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { entity, from } from "./entity.ts";
import { pendingFilter, pendingMeta, pendingQuery } from "./pending-count.ts";
import {
  anything,
  flag,
  list,
  optionalDay,
  optionalNumber,
  optionalText,
  requiredNumber,
  requiredText,
} from "./values.ts";

const documentRow = v.pipe(
  entity({
    id: requiredNumber,
    name: from("document_name", requiredText),
    category: from("document_category_verbose", optionalText),
    registryDay: from("registry_date", optionalDay),
    /** The provider's text for the status. */
    statusText: from("document_status", optionalText),
    /** Its meaning: core/drivers/document-status.ts. */
    status: from("document_status_id", requiredText),
    rejectionReason: from("rejection_reason", optionalText),
    /** Address of a photograph, or text. User input: only `toWebAddress` may turn it into a link. */
    value: optionalText,
    type: from("document_type", optionalText),
    driverName: from("driver_name", optionalText),
    routeName: from("route_name", optionalText),
    /** Null also for documents without such a day. */
    receivingDay: from("receiving_date", optionalDay),
    hasReceivingDay: from("receiving_date_enabled", flag),
    expirationDay: from("expiration_date", optionalDay),
    hasExpirationDay: from("expiration_date_enabled", flag),
  }),
  v.transform(({ type, ...row }) => ({
    ...row,
    isPhoto: type === "photo",
    receivingDay: row.hasReceivingDay ? row.receivingDay : null,
    expirationDay: row.hasExpirationDay ? row.expirationDay : null,
  })),
);
/** A safety document (ISG) of a driver or of their vehicle. */
export type DriverDocument = v.InferOutput<typeof documentRow>;

const folder = entity({
  /** Percent. */
  completionRate: from("completion_rate", optionalNumber),
  /** `8/10`, as counted by the provider. */
  completionText: from("completion_rate_ratio", optionalText),
  /** Null: not given by the provider. */
  waitingCount: from("waiting_approval_count", optionalNumber),
  documents: list(documentRow),
});
/** The documents of one driver. */
export type DriverFolder = v.InferOutput<typeof folder>;
export const driverFolderCall = defineCall("GET /api/driver/documents/{driver_id}/", v.object({ result: folder }), {
  changedBy: "decisions",
});

/** The documents of one driver, by their id. Throws ApiError. */
export async function fetchDriverFolder(http: Http, driverId: string, signal?: AbortSignal): Promise<DriverFolder> {
  return (await send(http, driverFolderCall, { path: { driver_id: driverId }, signal })).result;
}

/** Documents that wait for a decision of the company. */
export interface PendingDocuments {
  readonly documents: readonly DriverDocument[];
  /** Number of documents at the provider; greater than the length of `documents` when the provider truncates the list. */
  readonly totalCount: number;
}

/** Page size greater than any company's list, to fetch it in one call. */
const everything = 100_000;

export const pendingDocumentsCall = defineCall(
  "GET /api/driver/documents/",
  v.object({ documents: list(documentRow), meta: pendingMeta }),
  { query: pendingQuery, changedBy: "decisions" },
);

/** All documents that wait for a decision. Throws ApiError. */
export async function fetchPendingDocuments(http: Http, signal?: AbortSignal): Promise<PendingDocuments> {
  const query = { column_filters: pendingFilter, page: 1, per_page: everything };
  const { documents, meta } = await send(http, pendingDocumentsCall, { query, signal });
  return { documents, totalCount: Math.max(meta.total_count ?? 0, documents.length) };
}

export const rejectionReasonsCall = defineCall(
  "GET /api/driver/documents/change-status/",
  v.object({ result: v.object({ choices: list(requiredText) }) }),
  { freshFor: Number.POSITIVE_INFINITY },
);

/** Reasons for a rejection, in the provider's order. Throws ApiError. */
export async function fetchRejectionReasons(http: Http, signal?: AbortSignal): Promise<readonly string[]> {
  const { result } = await send(http, rejectionReasonsCall, { signal });
  return [...new Set(result.choices)];
}

/** The company's decision on a document. */
export type Decision = { readonly kind: "approve" } | { readonly kind: "reject"; readonly reason: string };

/** Maximum number of ids in one call. */
export const idsPerCall = 100;

export const decideDocumentsCall = defineCall("POST /api/driver/documents/change-status/", anything, {
  body: v.object({
    ids: v.array(wholeNumber),
    status: v.picklist(["hr_approved", "rejected"]),
    rejection_reason: v.optional(v.string()),
  }),
});

/** Approves or rejects at most {@link idsPerCall} documents. Throws ApiError. */
export async function decideDocuments(
  http: Http,
  ids: readonly number[],
  decision: Decision,
  signal?: AbortSignal,
): Promise<void> {
  const body =
    decision.kind === "approve"
      ? { ids, status: "hr_approved" as const }
      : { ids, status: "rejected" as const, rejection_reason: decision.reason };
  await send(http, decideDocumentsCall, { body, signal });
}

/** All documents waiting for the company's approval. */
export const pendingDocuments = queryOf(pendingDocumentsCall, fetchPendingDocuments);

/** The documents of one driver. */
export const driverFolder = (id: string) => queryOf(driverFolderCall, fetchDriverFolder, id);
