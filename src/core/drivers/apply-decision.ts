import { invalidate, patchAnswers } from "../query/action.ts";
import {
  type Decision,
  type DriverDocument,
  driverFolderCall,
  type DriverFolder,
  type PendingDocuments,
} from "../api/driver-documents.ts";
import type { Session } from "../session/session.ts";
import { isAwaiting } from "./document-status.ts";
import { pendingDocuments } from "./driver-keys.ts";
import { pendingCount } from "./pending-count.ts";
import { driversCall } from "../api/drivers.ts";
import { keyOf } from "../query/call-query.ts";

/** A document after a decision, until the provider's next answer replaces it. */
export function toDecided(document: DriverDocument, decision: Decision): DriverDocument {
  return decision.kind === "approve"
    ? { ...document, status: "hr_approved", statusText: null, rejectionReason: null }
    : { ...document, status: "rejected", statusText: null, rejectionReason: decision.reason };
}

/** Subtracts decided documents from a count; an unknown count (null) stays null. */
const without = (count: number | null, decided: number) => (count === null ? null : Math.max(0, count - decided));

function withDecision(
  documents: readonly DriverDocument[],
  ids: ReadonlySet<number>,
  decision: Decision,
): readonly DriverDocument[] {
  return documents.map((document) => (ids.has(document.id) ? toDecided(document, decision) : document));
}

/**
 * Applies an accepted decision to all cached responses: lists, folders, the count in the sidebar. Long lists are not fetched again;
 * data that can't be computed from the decision are.
 */
export function applyDecision(session: Session, decided: readonly number[], decision: Decision): void {
  if (decided.length === 0) return;
  const ids = new Set(decided);
  patchAnswers<number | null>(session, pendingCount.key, (count) => without(count, ids.size));
  patchAnswers<PendingDocuments>(session, pendingDocuments.key, ({ documents, totalCount }) => ({
    documents: withDecision(documents, ids, decision),
    totalCount,
  }));
  patchAnswers<DriverFolder>(session, keyOf(driverFolderCall), (folder) => {
    const decidedHere = folder.documents.filter((document) => ids.has(document.id) && isAwaiting(document)).length;
    if (decidedHere === 0) return folder;
    return {
      ...folder,
      waitingCount: without(folder.waitingCount, decidedHere),
      documents: withDecision(folder.documents, ids, decision),
    };
  });
  invalidate(session, keyOf(driversCall));
}
