import { atom } from "nanostores";
import type { Action } from "../../../core/query/action.ts";
import { planChangeOf } from "../../../core/billing/plan-change.ts";
import type { Session } from "../../../core/session/session.ts";

type PlanChange = Pick<Action<void, void>, "$state" | "reset"> & { send(): Promise<void> };

const none: PlanChange = { $state: atom({ status: "idle" }), send: async () => undefined, reset: () => undefined };

/** The request for the other plan: confirmation, call, result. */
export function createPlanChange(session: Session, companyId: string | null): PlanChange {
  if (companyId === null) return none;
  const action = planChangeOf(session, companyId);
  return {
    $state: action.$state,
    /** Does nothing unless the confirmation is shown: an accepted request is not sent twice. */
    async send() {
      if (action.$state.get().status === "idle") await action.send();
    },
    /** Back to the confirmation, after a failure only. */
    reset() {
      if (action.$state.get().status === "failed") action.reset();
    },
  };
}
