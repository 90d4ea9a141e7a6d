import { createAction, invalidate } from "../query/action.ts";
import {
  decideDocuments,
  type Decision,
  type DriverDocument,
  fetchRejectionReasons,
  rejectionReasonsCall,
} from "../api/driver-documents.ts";
import { type ApiError, isUnanswered } from "../http/errors.ts";
import { createQuery } from "../query/query.ts";
import { type QueryOwner, sessionOf } from "../query/scope.ts";
import { applyDecision } from "./apply-decision.ts";
import { changedBy, queryOf } from "../query/call-query.ts";

/** Another user was first: the document has already been decided or removed. */
const isDecidedElsewhere = ({ status }: ApiError) => status === 409 || status === 404;

/** Approves and rejects single documents. */
export function createDocumentDesk(owner: QueryOwner) {
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
export type DocumentDesk = ReturnType<typeof createDocumentDesk>;
