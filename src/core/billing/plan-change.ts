import { type Action, createAction } from "../query/action.ts";
import { fetchInvoice } from "../api/billing.ts";
import { requestPlanChange } from "../api/plan-change.ts";
import type { Http } from "../http/http.ts";
import { toMonth } from "../time/month.ts";
import type { Session } from "../session/session.ts";
import { changedBy } from "../query/call-query.ts";

/** A session's action, and the generation it was created for. */
interface Kept {
  readonly generation: number;
  readonly action: Action<void, void>;
}

const kept = new WeakMap<Session, Kept>();

/**
 * The request for the other payment plan, shared by all elements of a session, so that two of them can't send it twice. Also
 * succeeds when the provider has the request already; fails with ApiError.
 */
export function planChangeOf(session: Session, companyId: string): Action<void, void> {
  const generation = session.$generation.get();
  const present = kept.get(session);
  if (present?.generation === generation) return present.action;
  const action = createAction<void, void>(session, createRequest(session, companyId), {
    invalidates: [changedBy("plan")],
  });
  kept.set(session, { generation, action });
  return action;
}

/**
 * The outcome of a failed request is uncertain: its response may have been lost, or another user may have sent the same request.
 * Before a second attempt this month's invoice is therefore checked; as long as it can't be loaded, nothing is sent.
 */
function createRequest(session: Session, companyId: string): (http: Http) => Promise<void> {
  let isUncertain = false;
  const isKnown = async (http: Http) =>
    (await fetchInvoice(http, companyId, toMonth(session.environment.now()))).changeRequest !== null;

  return async (http) => {
    if (isUncertain && (await isKnown(http))) return;
    isUncertain = true;
    try {
      await requestPlanChange(http);
    } catch (error) {
      if (await isKnown(http).catch(() => keepUncertain(error))) return;
      isUncertain = false;
      throw error;
    }
  };
}

/** The outcome is unknown: the error stays, and the next attempt checks again. */
function keepUncertain(error: unknown): never {
  throw error;
}
