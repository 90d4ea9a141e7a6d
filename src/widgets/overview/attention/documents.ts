import type { PendingDocuments } from "../../../core/api/driver-documents.ts";
import { type Day, toDay } from "../../../core/time/day.ts";
import { isAwaiting } from "../../../core/drivers/document-status.ts";
import { pendingDocuments } from "../../../core/drivers/driver-keys.ts";
import { countExpiries } from "../../../core/drivers/expiry.ts";
import { createQuery } from "../../../core/query/query.ts";
import { type QueryOwner, sessionOf } from "../../../core/query/scope.ts";
import { attentionMessages as texts } from "../overview.messages.ts";
import { type AttentionItem, type AttentionSource, toSource } from "./item.ts";

/** Documents that wait for the company, and how many of them expire soon or have expired. */
export function documentSource(owner: QueryOwner): AttentionSource {
  const session = sessionOf(owner);
  return toSource(createQuery(owner, pendingDocuments), (pending) =>
    toDocumentItems(pending, toDay(session.environment.now())),
  );
}

export function toDocumentItems({ documents, totalCount }: PendingDocuments, today: Day): readonly AttentionItem[] {
  const awaiting = documents.filter(isAwaiting);
  // The provider may have more documents than it lists; the unlisted ones count as waiting too.
  const count = awaiting.length + totalCount - documents.length;
  const [first] = awaiting;
  const { expired, "in-30": soon } = countExpiries(awaiting, today);
  const waiting: AttentionItem = {
    key: "waiting",
    count,
    text: texts.waiting(count),
    // Opens the first waiting document.
    to: { name: "driver-documents", ...(first && { query: `document=${first.id}` }) },
  };
  const expiring: AttentionItem = {
    key: "expiring",
    count: expired + soon,
    isDated: true,
    isOverdue: expired > 0,
    text: texts.expiring(expired + soon),
    detail: texts.expiringDetail,
    to: { name: "driver-documents", query: "expiry=expired&expiry=in-30" },
  };
  return [...(expired + soon > 0 ? [expiring] : []), ...(count > 0 ? [waiting] : [])];
}
