import type { DriverDocument } from "../api/driver-documents.ts";
import { addDays, type Day, daysBetween } from "../time/day.ts";

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

/** How soon a document expires; the spans are in days. */
export type Expiry = "expired" | "in-30" | "in-60" | "later" | "never";

/** Expiries that need attention, the most urgent first. */
export const urgentExpiries = ["expired", "in-30", "in-60"] as const satisfies readonly Expiry[];

/** Last days of the 30 and 60 day spans, cached for today, because there may be ten thousand documents. */
let spans = { today: "", in30: "", in60: "" };

/**
 * The last day is included: a document that ends today is not expired. Documents without an expiration day, or with an
 * unknown one, never expire.
 */
export function toExpiry({ expirationDay }: Pick<DriverDocument, "expirationDay">, today: Day): Expiry {
  if (expirationDay === null) return "never";
  if (spans.today !== today) spans = { today, in30: addDays(today, 30), in60: addDays(today, 60) };
  if (expirationDay < today) return "expired";
  if (expirationDay <= spans.in30) return "in-30";
  return expirationDay <= spans.in60 ? "in-60" : "later";
}

/** Days until a document expires; negative after that, null when it never expires. */
export function toDaysLeft({ expirationDay }: Pick<DriverDocument, "expirationDay">, today: Day): number | null {
  return expirationDay === null ? null : daysBetween(today, expirationDay);
}

/** Number of documents by expiry. */
export function countExpiries(
  documents: readonly Pick<DriverDocument, "expirationDay">[],
  today: Day,
): Readonly<Record<Expiry, number>> {
  const counts = { expired: 0, "in-30": 0, "in-60": 0, later: 0, never: 0 };
  for (const document of documents) counts[toExpiry(document, today)] += 1;
  return counts;
}
