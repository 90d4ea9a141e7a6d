import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import type { Day } from "../../../core/time/day.ts";
import { toExpiry } from "../../../core/drivers/expiry.ts";
import { formatDay } from "../../../core/text/format.ts";
import { toDocumentValue } from "../../shared/documents/document-value.ts";
import { documentMessages } from "../../shared/documents/documents.messages.ts";
import { toUnseeable } from "../../shared/documents/sight.ts";
import { driverDocumentsMessages as texts } from "../driver-documents.messages.ts";

/** A document that should not be approved in bulk unseen, with the reason. */
export interface Doubtful {
  readonly document: DriverDocument;
  readonly reasons: readonly string[];
}

/** Expired documents and those without a viewable file; `base` is the provider's address. */
export function toDoubtful(documents: readonly DriverDocument[], today: Day, base: string): readonly Doubtful[] {
  return documents.flatMap((document) => {
    const unseeable = toUnseeable(document, toDocumentValue(document, base));
    const { expirationDay } = document;
    const isExpired = expirationDay !== null && toExpiry(document, today) === "expired";
    const reasons = [
      ...(isExpired ? [texts.expiredOn(formatDay(expirationDay))] : []),
      ...(unseeable ? [documentMessages.unseen[unseeable]] : []),
    ];
    return reasons.length > 0 ? [{ document, reasons }] : [];
  });
}
