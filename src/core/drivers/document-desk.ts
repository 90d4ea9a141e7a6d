import { createAction, invalidate } from "../query/action.ts";
import { decideDocuments, type Decision, type DriverDocument, fetchRejectionReasons } from "../api/driver-documents.ts";
import { type ApiError, isUnanswered } from "../http/errors.ts";
import { createQuery } from "../query/query.ts";
import { type QueryOwner, sessionOf } from "../query/scope.ts";
import { applyDecision } from "./apply-decision.ts";
import { driverFolders, pendingDocuments } from "./driver-keys.ts";
import { pendingCount } from "./pending-count.ts";

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
    reasons: createQuery(owner, {
      key: ["rejection-reasons"],
      fetch: fetchRejectionReasons,
      freshFor: Number.POSITIVE_INFINITY,
    }),
    $state: action.$state,
    /** Resolves with true when the provider has accepted the decision; never rejects. */
    async decide({ id }: Pick<DriverDocument, "id">, decision: Decision): Promise<boolean> {
      const isDone = await action.send({ ids: [id], decision });
      const state = action.$state.get();
      if (isDone) applyDecision(session, [id], decision);
      else if (state.status === "failed" && (isDecidedElsewhere(state.error) || isUnanswered(state.error))) {
        for (const key of [pendingDocuments.key, pendingCount.key, driverFolders]) invalidate(session, key);
      }
      return isDone;
    },
    reset: action.reset,
  };
}
export type DocumentDesk = ReturnType<typeof createDocumentDesk>;
