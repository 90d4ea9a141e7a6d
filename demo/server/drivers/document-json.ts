import { kindsOfDocuments, subjectTexts } from "./document-kinds.ts";
import { statusTexts } from "./document-status.ts";
import { countDocuments, percentOf } from "./driver-record.ts";
import type { DocumentRow } from "./find-documents.ts";

/** `origin` of this server is added to its own documents that are opened as links. */
export function toDocument({ document, status, first, last, routeName }: DocumentRow, origin: string) {
  const { name, subject, validDays, hasReceivingDay } = kindsOfDocuments[document.kind];
  return {
    id: document.id,
    document_name: name,
    document_category_verbose: subjectTexts[subject],
    registry_date: document.registeredDay,
    document_status: statusTexts[status],
    document_status_id: status,
    rejection_reason: document.rejectionReason,
    value: toValue(document, origin),
    document_type: document.valueType,
    driver_name: `${first} ${last}`,
    route_name: routeName,
    receiving_date: document.receivingDay,
    receiving_date_enabled: hasReceivingDay,
    expiration_date: document.expirationDay,
    expiration_date_enabled: validDays !== null,
  };
}

/** Pictures keep their path, as drivers' photographs do. */
function toValue({ value, valueType }: DocumentRow["document"], origin: string): string | null {
  const isOurs = valueType === "link" && value?.startsWith("/demo-assets/") === true;
  return isOurs ? `${origin}${value}` : value;
}

/** The result of `GET /api/driver/documents/{driverId}/`. */
export function toDriverDocuments(rows: readonly DocumentRow[], origin: string) {
  const { all, complete, waiting } = countDocuments(rows.map(({ status }) => ({ status, count: 1 })));
  return {
    completion_rate: percentOf(complete, all),
    completion_rate_ratio: `${complete}/${all}`,
    waiting_approval_count: waiting,
    documents: rows.map((row) => toDocument(row, origin)),
  };
}
