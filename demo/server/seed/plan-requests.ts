import { customer } from "./companies.ts";
import type { Draft } from "./draft.ts";

/** Each was requested in one month and approved in the next: the customer paid early from January to October 2025. */
const requests = [
  { paymentPlan: "early", requestedAt: "2024-11-25T10:12:00+03:00", approvedAt: "2024-12-04T15:40:00+03:00" },
  { paymentPlan: "normal", requestedAt: "2025-09-22T09:05:00+03:00", approvedAt: "2025-10-06T11:30:00+03:00" },
] as const;

export function addPlanRequests(draft: Draft): void {
  for (const { paymentPlan, requestedAt, approvedAt } of requests) {
    draft.planRequests.push({
      companyId: customer.id,
      paymentPlan,
      requestedAt: new Date(requestedAt),
      approvedAt: new Date(approvedAt),
    });
  }
}
