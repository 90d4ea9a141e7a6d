import { fetchPlanChange, planChangeCall } from "../../../core/api/plan-change.ts";
import { billingEnabled } from "../../../core/billing/access.ts";
import { shareAnswer } from "../../../core/query/kept-answers.ts";
import { toMonth } from "../../../core/time/month.ts";
import { createQuery } from "../../../core/query/query.ts";
import { type QueryOwner, sessionOf } from "../../../core/query/scope.ts";
import { attentionMessages as texts } from "../overview.messages.ts";
import { type AttentionItem, type AttentionSource, toSource } from "./item.ts";
import { keyOf } from "../../../core/query/call-query.ts";

/** The state of the company's request for another payment plan; null without a company id. */
export function planSource(owner: QueryOwner, companyId: string | null): AttentionSource | null {
  const session = sessionOf(owner);
  if (companyId === null) return null;
  const query = createQuery(owner, {
    key: keyOf(planChangeCall, companyId),
    fetch: async (http, signal) => {
      if (!(await shareAnswer(session, billingEnabled(companyId), signal))) return null;
      return fetchPlanChange(http, companyId, toMonth(session.environment.now()), signal);
    },
  });
  return toSource(query, toPlanItems);
}

export function toPlanItems(changeRequest: string | null): readonly AttentionItem[] {
  if (changeRequest === null) return [];
  return [
    {
      key: "plan",
      count: null,
      text: changeRequest === "approved" ? texts.planApproved : texts.planPending,
      to: { name: "billing-module" },
    },
  ];
}
