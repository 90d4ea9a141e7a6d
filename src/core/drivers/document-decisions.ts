import {
  decideDocuments,
  type Decision,
  type DriverDocument,
  type DriverFolder,
  driverFolderCall,
  fetchRejectionReasons,
  type PendingDocuments,
  pendingDocuments,
  rejectionReasonsCall,
} from "../api/driver-documents.ts";
import { driversCall } from "../api/drivers.ts";
import { type ApiError, isUnanswered } from "../http/errors.ts";
import { createAction, invalidate, patchAnswers } from "../query/action.ts";
import { changedBy, keyOf, queryOf } from "../query/call-query.ts";
import { createQuery } from "../query/query.ts";
import { type QueryOwner, sessionOf } from "../query/scope.ts";
import type { Session } from "../session/session.ts";
import { isAwaiting } from "./document-status.ts";
import { pendingCount } from "../api/pending-count.ts";

/** Another user was first: the document has already been decided or removed. */
const isDecidedElsewhere = ({ status }: ApiError) => status === 409 || status === 404;

/** Approves and rejects single documents. */
export function createDocumentStore(owner: QueryOwner) {
  const session = sessionOf(owner);
  const action = createAction(
    session,
    async (http, { ids, decision }: { readonly ids: readonly number[]; readonly decision: Decision }) => {
      await decideDocuments(http, ids, decision);
    },
  );
  return {
    /** Fetched when a rejection dialog is first opened. */
    reasons: createQuery(owner, queryOf(rejectionReasonsCall, fetchRejectionReasons)),
    $state: action.$state,
    /** Resolves with true when the provider has accepted the decision; never rejects. */
    async decide({ id }: Pick<DriverDocument, "id">, decision: Decision): Promise<boolean> {
      const isDone = await action.send({ ids: [id], decision });
      const state = action.$state.get();
      if (isDone) applyDecision(session, [id], decision);
      else if (state.status === "failed" && (isDecidedElsewhere(state.error) || isUnanswered(state.error))) {
        invalidate(session, changedBy("decisions"));
      }
      return isDone;
    },
    reset: action.reset,
  };
}
export type DocumentStore = ReturnType<typeof createDocumentStore>;

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
