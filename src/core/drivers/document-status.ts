import type { DriverDocument } from "../api/driver-documents.ts";

/** Meaning of a document's status for the company. */
export type DocumentStatus =
  /** The company can approve or reject it. */
  | "awaiting"
  /** The company has approved it. */
  | "approved"
  | "rejected"
  /** A status between provider and driver. */
  | "other";

const known: Readonly<Record<string, DocumentStatus>> = {
  approved: "awaiting",
  whs_approved: "awaiting",
  hr_approved: "approved",
  rejected: "rejected",
};

export function toDocumentStatus({ status }: Pick<DriverDocument, "status">): DocumentStatus {
  return Object.hasOwn(known, status) ? (known[status] ?? "other") : "other";
}

/** The company can approve or reject this document. */
export function isAwaiting(document: Pick<DriverDocument, "status">): boolean {
  return toDocumentStatus(document) === "awaiting";
}
