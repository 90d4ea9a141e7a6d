import { startOfDay } from "../calendar/day.ts";
import type { PaymentPlan, paymentPlanRequests } from "../schema-billing.ts";
import { addMonths, firstDayOf, monthAt, type Month } from "./month.ts";

type PlanRequest = Pick<typeof paymentPlanRequests.$inferSelect, "paymentPlan" | "requestedAt" | "approvedAt">;

interface Terms {
  /** Days from the invoice, which is issued on the first of the next month. */
  readonly days: number;
  /** Percent off every seat. */
  readonly discount: number;
}

export const planTerms: Readonly<Record<PaymentPlan, Terms>> = {
  normal: { days: 45, discount: 0 },
  early: { days: 7, discount: 3 },
};

/** A change takes effect on the invoice after the one of its approval. */
function firstMonthOf({ approvedAt }: PlanRequest): Month {
  return addMonths(monthAt(approvedAt), 1);
}

/** The plan by which a month is paid. */
export function planOf(month: Month, requests: readonly PlanRequest[]): PaymentPlan {
  const latest = requests
    .filter((request) => firstMonthOf(request) <= month)
    .toSorted((a, b) => a.approvedAt.getTime() - b.approvedAt.getTime())
    .at(-1);
  return latest?.paymentPlan ?? "normal";
}

/** The state of a requested change at the end of a month, or now in the current one. */
export function changeRequestOf(
  month: Month,
  requests: readonly PlanRequest[],
  now: Date,
): "pending" | "approved" | null {
  const nextMonth = startOfDay(firstDayOf(addMonths(month, 1)));
  // For a past month its last millisecond.
  const moment = new Date(Math.min(now.getTime(), nextMonth.getTime() - 1));
  const open = requests.find((request) => request.requestedAt <= moment && firstMonthOf(request) > month);
  if (!open) return null;
  return open.approvedAt <= moment ? "approved" : "pending";
}
