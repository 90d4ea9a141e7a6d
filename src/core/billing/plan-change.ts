import { type Action, createAction } from "../query/action.ts";
import { fetchInvoice } from "../api/billing.ts";
import { requestPlanChange } from "../api/plan-change.ts";
import type { Http } from "../http/http.ts";
import { toMonth } from "../time/month.ts";
import type { Session } from "../session/session.ts";

/** Of whose session, and whose action it is. */
interface Kept {
  readonly generation: number;
  readonly action: Action<void, void>;
}

const kept = new WeakMap<Session, Kept>();

/** Keys of invoices begin with it. */
export const invoiceKey = "billing";

/**
 * The request for the other payment plan. One for everybody who is signed in on the page: two elements that show it can't
 * send it twice. It is done also when the provider knows of it already; fails with ApiError.
 */
export function planChangeOf(session: Session, companyId: string): Action<void, void> {
  const generation = session.$generation.get();
  const present = kept.get(session);
  if (present?.generation === generation) return present.action;
  const action = createAction<void, void>(session, createRequest(session, companyId), {
    invalidates: [[invoiceKey]],
  });
  kept.set(session, { generation, action });
  return action;
}

/**
 * What became of a request that failed only the provider knows: the answer may have been lost, or somebody else may have
 * asked. This month's invoice tells; as long as it can't be had, nothing is sent again.
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

/** Nobody can tell: the failure stays, and so does the question. */
function keepUncertain(error: unknown): never {
  throw error;
}
