import * as v from "valibot";
import type { Day } from "../time/day.ts";
import type { Http } from "../http/http.ts";
import { optionalDay } from "./moments.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { pendingFilter, pendingMeta, pendingQuery } from "./pending-count.ts";
import { anything, flag, list, optionalNumber, optionalText, requiredNumber, requiredText } from "./values.ts";

/** A safety document (ISG) of a driver or of their vehicle. */
export interface DriverDocument {
  readonly id: number;
  readonly name: string;
  readonly category: string | null;
  readonly registryDay: Day | null;
  /** `document_status_id`; its meaning: core/drivers/document-status.ts. */
  readonly status: string;
  /** The provider's text for the status. */
  readonly statusText: string | null;
  readonly rejectionReason: string | null;
  /** Address of a photograph, or text. User input: only `toWebAddress` may turn it into a link. */
  readonly value: string | null;
  readonly isPhoto: boolean;
  readonly driverName: string | null;
  readonly routeName: string | null;
  /** Null also for documents without such a day. */
  readonly receivingDay: Day | null;
  readonly hasReceivingDay: boolean;
  readonly expirationDay: Day | null;
  readonly hasExpirationDay: boolean;
}

/** The documents of one driver. */
export interface DriverFolder {
  /** Percent. */
  readonly completionRate: number | null;
  /** `8/10`, as counted by the provider. */
  readonly completionText: string | null;
  /** Null: not given by the provider. */
  readonly waitingCount: number | null;
  readonly documents: readonly DriverDocument[];
}

/** Documents that wait for a decision of the company. */
export interface PendingDocuments {
  readonly documents: readonly DriverDocument[];
  /** Number of documents at the provider; greater than the length of `documents` when the provider truncates the list. */
  readonly totalCount: number;
}

const documentRow = v.pipe(
  v.object({
    id: requiredNumber,
    document_name: requiredText,
    document_category_verbose: optionalText,
    registry_date: optionalDay,
    document_status: optionalText,
    document_status_id: requiredText,
    rejection_reason: optionalText,
    value: optionalText,
    document_type: optionalText,
    driver_name: optionalText,
    route_name: optionalText,
    receiving_date: optionalDay,
    receiving_date_enabled: flag,
    expiration_date: optionalDay,
    expiration_date_enabled: flag,
  }),
  v.transform((entry): DriverDocument => ({
    id: entry.id,
    name: entry.document_name,
    category: entry.document_category_verbose,
    registryDay: entry.registry_date,
    status: entry.document_status_id,
    statusText: entry.document_status,
    rejectionReason: entry.rejection_reason,
    value: entry.value,
    isPhoto: entry.document_type === "photo",
    driverName: entry.driver_name,
    routeName: entry.route_name,
    receivingDay: entry.receiving_date_enabled ? entry.receiving_date : null,
    hasReceivingDay: entry.receiving_date_enabled,
    expirationDay: entry.expiration_date_enabled ? entry.expiration_date : null,
    hasExpirationDay: entry.expiration_date_enabled,
  })),
);

const folderAnswer = v.object({
  result: v.object({
    completion_rate: optionalNumber,
    completion_rate_ratio: optionalText,
    waiting_approval_count: optionalNumber,
    documents: list(documentRow),
  }),
});

export const driverFolderCall = defineCall("GET /api/driver/documents/{driver_id}/", folderAnswer);

/** The documents of one driver, by their id. Throws ApiError. */
export async function fetchDriverFolder(http: Http, driverId: string, signal?: AbortSignal): Promise<DriverFolder> {
  const { result } = await send(http, driverFolderCall, { path: { driver_id: driverId }, signal });
  return {
    completionRate: result.completion_rate,
    completionText: result.completion_rate_ratio,
    waitingCount: result.waiting_approval_count,
    documents: result.documents,
  };
}

/** Page size greater than any company's list, to fetch it in one call. */
const everything = 100_000;

export const pendingDocumentsCall = defineCall(
  "GET /api/driver/documents/",
  v.object({ documents: list(documentRow), meta: pendingMeta }),
  { query: pendingQuery },
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
