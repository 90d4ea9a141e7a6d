import type { Invoice } from "../api/billing.ts";
import type { InvoicePlan } from "../api/billing-rows.ts";
import { type Kurus, sumKurus } from "./money.ts";
import { toTotals } from "./totals.ts";

/** Pairs of amounts of an invoice that should be equal. */
type CheckName =
  /** The lines' totals and the plan's cost of employees. */
  | "lines"
  /** The doughnut's items and the plan's costs, by group. */
  | "employee-items"
  | "service-items"
  | "usage-items"
  /** The rows of the tables and the plan's costs. */
  | "service-rows"
  | "usage-rows"
  /** The three costs and the plan's total without KDV. */
  | "plan-total"
  /** All of the doughnut's items and the plan's total without KDV. */
  | "item-total";

export interface Difference {
  readonly check: CheckName;
  readonly found: Kurus;
  readonly expected: Kurus;
  /** `found` − `expected`. */
  readonly difference: Kurus;
  /** At most half a kuruş per amount, which rounding alone can cause. */
  readonly isRounding: boolean;
}

export interface Checks {
  /** Number of pairs that could be compared. */
  readonly count: number;
  readonly differences: readonly Difference[];
}

/** The payment plan of the month; null when the provider named none. */
export function currentPlan({ plans, planName }: Pick<Invoice, "plans" | "planName">): InvoicePlan | null {
  return plans.find(({ name }) => name === planName) ?? null;
}

const sumOf = (rows: readonly { readonly [Name in "value" | "amount"]?: Kurus | null }[]) =>
  sumKurus(rows.map(({ value, amount }) => value ?? amount ?? null));

/** Compares the totals row, the doughnut and the plan's totals. Skips missing amounts, and empty lists whose cost is 0. */
export function checkInvoice(invoice: Invoice): Checks {
  const plan = currentPlan(invoice);
  if (!plan) return { count: 0, differences: [] };
  const { employee, services, usages } = plan.items;
  const items = [...employee, ...services, ...usages];
  const costs = [plan.employeeCost, plan.servicesCost, plan.usagesCost];
  const pairs: readonly (readonly [CheckName, Kurus | null, Kurus | null, number])[] = [
    ["lines", toTotals(invoice.passengers).total, plan.employeeCost, invoice.passengers.length],
    ["employee-items", sumOf(employee), plan.employeeCost, employee.length],
    ["service-items", sumOf(services), plan.servicesCost, services.length],
    ["usage-items", sumOf(usages), plan.usagesCost, usages.length],
    ["service-rows", sumOf(invoice.services), plan.servicesCost, invoice.services.length],
    ["usage-rows", sumOf(invoice.usages), plan.usagesCost, invoice.usages.length],
    ["plan-total", sumKurus(costs), plan.netTotal, costs.length],
    ["item-total", sumOf(items), plan.netTotal, items.length],
  ];
  const known = pairs.flatMap(([check, found, expected, amounts]) =>
    expected === null || (found === null && expected === 0) ? [] : [toDifference(check, found ?? 0, expected, amounts)],
  );
  return { count: known.length, differences: known.filter(({ difference }) => difference !== 0) };
}

function toDifference(check: CheckName, found: Kurus, expected: Kurus, amounts: number): Difference {
  const difference = found - expected;
  return { check, found, expected, difference, isRounding: Math.abs(difference) <= Math.ceil(amounts / 2) };
}
