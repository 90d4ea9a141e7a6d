import type { BilledPassenger, ChangeType, InvoicePlan } from "../api/billing-rows.ts";
import type { Invoice } from "../api/billing.ts";
import { type Kurus, sumKurus } from "./money.ts";

/** The amounts of a line that can be summed; discounts are percentages and can't. */
export const addedAmounts = ["base", "distanceCost", "toll", "bridge", "avrasya", "gas", "total"] as const;
type AddedAmount = (typeof addedAmounts)[number];

/** Sums over lines of an invoice; null where no line has a value. */
interface PassengerTotals extends Readonly<Record<AddedAmount, Kurus | null>> {
  readonly count: number;
  readonly metres: number | null;
}

export function toTotals(passengers: readonly BilledPassenger[]): PassengerTotals {
  const sum = (read: (passenger: BilledPassenger) => number | null) => sumKurus(passengers.map(read));
  const amounts = addedAmounts.map((name) => [name, sum((passenger) => passenger[name])] as const);
  return {
    ...(Object.fromEntries(amounts) as Record<AddedAmount, Kurus | null>),
    count: passengers.length,
    metres: sum(({ metres }) => metres),
  };
}

/** A route's cost in the month: the sum of its passengers' lines. */
export interface RouteCost extends PassengerTotals {
  /** Null: lines without a route. */
  readonly route: string | null;
  /** Average, rounded to the kuruş; null when no passenger has a total. */
  readonly perPassenger: Kurus | null;
  /** Percent of the sum of all lines; null when that sum is missing or zero. */
  readonly share: number | null;
}

/** The per-employee table grouped by route, the most expensive first. The routes add up exactly to the table's totals. */
export function toRouteCosts(passengers: readonly BilledPassenger[]): readonly RouteCost[] {
  const byRoute = new Map<string | null, BilledPassenger[]>();
  for (const passenger of passengers) {
    const group = byRoute.get(passenger.route);
    if (group) group.push(passenger);
    else byRoute.set(passenger.route, [passenger]);
  }
  const { total: all } = toTotals(passengers);
  const costs = [...byRoute].map(([route, group]): RouteCost => {
    const totals = toTotals(group);
    const priced = group.filter(({ total }) => total !== null).length;
    return {
      route,
      ...totals,
      perPassenger: totals.total === null ? null : Math.round(totals.total / priced),
      share: totals.total === null || !all ? null : (totals.total / all) * 100,
    };
  });
  return costs.toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0));
}

/** Sum over the change log's entries of one kind. */
interface ChangeSum {
  readonly type: ChangeType;
  readonly count: number;
  readonly effect: Kurus;
}

const types: readonly ChangeType[] = ["passenger_added", "passenger_removed", "other"];

/** The change logs of all offices, summed by kind. */
export function toChangeSums(offices: Invoice["changeLogs"]): readonly ChangeSum[] {
  const all = offices.flatMap(({ changes }) => changes);
  return types.map((type) => {
    const rows = all.filter((row) => row.type === type);
    return { type, count: rows.length, effect: sumKurus(rows.map(({ effect }) => effect)) ?? 0 };
  });
}

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
