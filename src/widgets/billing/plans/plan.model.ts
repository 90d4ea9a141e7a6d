import type { Invoice } from "../../../core/api/billing.ts";
import type { InvoicePlan } from "../../../core/api/billing-rows.ts";
import { currentPlan } from "../../../core/billing/checks.ts";
import type { Kurus } from "../../../core/billing/money.ts";
import type { Month } from "../../../core/time/month.ts";
import { plansMessages as texts } from "../billing.messages.ts";

/** The state of a plan that isn't the current one. */
export type PlanOffer = "offered" | "pending" | "approved" | "none";

interface Asked {
  /** This page has requested the change; the provider's invoice may not contain the request yet. */
  readonly isSent: boolean;
  readonly month: Month;
  readonly currentMonth: Month;
}

export function toOffer({ changeRequest }: Pick<Invoice, "changeRequest">, asked: Asked): PlanOffer {
  if (changeRequest === null) return asked.isSent ? "pending" : "offered";
  if (changeRequest === "approved") return asked.month === asked.currentMonth ? "approved" : "none";
  return changeRequest === "pending" ? "pending" : "none";
}

/** The plans, the current one first. */
export function toPlanOrder(invoice: Invoice): readonly InvoicePlan[] {
  const current = currentPlan(invoice);
  return current ? [current, ...invoice.plans.filter((plan) => plan !== current)] : invoice.plans;
}

/** What the plan would save against the current one; null when either total isn't known. */
export function toSaving(plan: InvoicePlan, current: InvoicePlan | null): Kurus | null {
  return plan.total === null || current?.total == null ? null : current.total - plan.total;
}

export function toVat({ total, netTotal }: InvoicePlan): Kurus | null {
  return total === null || netTotal === null ? null : total - netTotal;
}

/** The provider's text about the payment term, else the portal's own. */
export function toTerm({ name, termText }: InvoicePlan): string {
  return termText ?? texts.terms[name];
}
