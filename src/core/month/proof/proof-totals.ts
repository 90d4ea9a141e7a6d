import type { Invoice } from "../../api/billing.ts";
import { checkInvoice, currentPlan, toTotals } from "../../billing/sums.ts";
import { type Kurus, sumKurus } from "../../billing/money.ts";

/** One check on the way from the people's lines to the amount to pay: two amounts that must be equal. */
export interface TotalCheck {
  readonly name:
    /** Sum of the people's lines, and the plan's cost of employees. */
    | "lines"
    /** Sum of the plan's three costs, and its total without KDV. */
    | "net"
    /** The plan's KDV (total with less total without), and KDV by the rate. */
    | "vat"
    /** The plan's total with KDV, and its total without KDV plus KDV. */
    | "gross"
    /** Average price of a seat × number of seats, and the plan's total without KDV. */
    | "seats"
    /** Number of lines, and number of people on the invoice; not amounts. */
    | "count"
    /** Total with KDV of each row of services and lines, and its amount plus KDV by the rate. */
    | "row-vat"
    /** The first failed check of the rows of services and lines and the doughnut's items (core/billing/sums.ts). */
    | "rows";
  readonly found: number;
  readonly expected: number;
  /** `found` − `expected`; `isRight` tolerates what rounding can cause. */
  readonly difference: number;
  readonly isRight: boolean;
}

export interface ProofTotals {
  /** The checks that can be computed, in order. */
  readonly checks: readonly TotalCheck[];
  /** The plan's amounts. */
  readonly net: Kurus | null;
  readonly vat: Kurus | null;
  readonly gross: Kurus | null;
  /** KDV in whole percent; null when no whole percent explains it. */
  readonly vatPercent: number | null;
}

const toCheck = (name: TotalCheck["name"], found: number, expected: number, rounding = 0): TotalCheck => {
  const difference = found - expected;
  return { name, found, expected, difference, isRight: Math.abs(difference) <= rounding };
};

/** Checks from the lines over items, plan and KDV to the total. Checks with missing amounts are left out. */
export function checkTotals(invoice: Invoice): ProofTotals {
  const plan = currentPlan(invoice);
  if (!plan) return { checks: [], net: null, vat: null, gross: null, vatPercent: null };
  const { netTotal: net, total: gross } = plan;
  const vat = net === null || gross === null ? null : gross - net;
  const rate = findVatPercent(invoice, net, vat);
  const checks: TotalCheck[] = [];
  const lines = toTotals(invoice.passengers).total;
  if (lines !== null && plan.employeeCost !== null) checks.push(toCheck("lines", lines, plan.employeeCost));
  const items = sumKurus([plan.employeeCost, plan.servicesCost, plan.usagesCost]);
  if (items !== null && net !== null) checks.push(toCheck("net", items, net));
  if (vat !== null && net !== null && rate !== null) {
    checks.push(toCheck("vat", vat, Math.round((net * rate) / 100), 1));
    if (gross !== null) checks.push(toCheck("gross", gross, net + vat));
  }
  const { passengerCount: count, passengers } = invoice;
  if (plan.averageSeatPrice !== null && net !== null && count) {
    checks.push(toCheck("seats", plan.averageSeatPrice * count, net, Math.ceil(count / 2)));
  }
  if (count !== null) checks.push(toCheck("count", passengers.length, count));
  const rows = [...invoice.services, ...invoice.usages].filter(
    ({ amount, gross: paid }) => amount !== null && paid !== null,
  );
  if (rate !== null && rows.length > 0) {
    const due = rows.map(({ amount }) => (amount ?? 0) + Math.round(((amount ?? 0) * rate) / 100));
    // Per row, so that two wrong rows don't cancel each other out.
    const wrong = rows.reduce((sum, { gross: paid }, index) => sum + offBy((paid ?? 0) - (due[index] ?? 0)), 0);
    checks.push(toCheck("row-vat", (sumKurus(due) ?? 0) + wrong, sumKurus(due) ?? 0));
  }
  const others = new Set([
    "service-rows",
    "usage-rows",
    "employee-items",
    "service-items",
    "usage-items",
    "item-total",
  ]);
  const other = checkInvoice(invoice).differences.find(({ check }) => others.has(check));
  if (other) checks.push(toCheck("rows", other.found, other.expected));
  return { checks, net, vat, gross, vatPercent: rate };
}

/** Size of a difference; one kuruş is rounding and counts as 0. */
const offBy = (difference: Kurus) => (Math.abs(difference) <= 1 ? 0 : Math.abs(difference));

/** KDV in whole percent: the most frequent one of the rows of services and lines, else that of the plan; null: none. */
function findVatPercent({ services, usages }: Invoice, net: Kurus | null, vat: Kurus | null): number | null {
  const rows = [...services, ...usages].flatMap(({ amount, gross }) =>
    amount && gross !== null ? [{ amount, vat: gross - amount }] : [],
  );
  const votes = new Map<number, number>();
  for (const row of rows) {
    const percent = wholePercent(row.amount, row.vat);
    if (percent !== null) votes.set(percent, (votes.get(percent) ?? 0) + 1);
  }
  const [byRows] = [...votes].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return byRows ?? (net && vat !== null ? wholePercent(net, vat) : null);
}

function wholePercent(net: Kurus, vat: Kurus): number | null {
  const percent = Math.round((vat / net) * 100);
  return Math.abs(Math.round((net * percent) / 100) - vat) <= 1 ? percent : null;
}
