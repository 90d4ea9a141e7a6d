import type { BilledPassenger, InvoicePlan } from "../../core/api/billing-rows.ts";
import type { Invoice } from "../../core/api/billing.ts";
import { currentPlan } from "../../core/billing/sums.ts";
import type { MonthBar } from "../../core/billing/histogram.ts";
import { formatKurus, type Kurus, sumKurus, toLira } from "../../core/billing/money.ts";
import { formatNumber } from "../../core/text/format.ts";
import { formatMonthAndYear, formatMonthName, type Month, yearOf } from "../../core/time/month.ts";
import type { BarCategory } from "../kit/chart/stacked-bars.tsx";
import { itemsMessages, monthsMessages, plansMessages } from "./billing.messages.ts";

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
  return termText ?? plansMessages.terms[name];
}

/** The passenger with the highest total; the first one of equals. Null: no line has a total. */
export function findMostExpensive(passengers: readonly BilledPassenger[]): BilledPassenger | null {
  let highest: BilledPassenger | null = null;
  for (const one of passengers) {
    if (one.total !== null && (highest?.total == null || one.total > highest.total)) highest = one;
  }
  return highest;
}

/** One part of the doughnut, or a negative amount. */
export interface Item {
  readonly name: string;
  readonly value: Kurus;
}

/** The items of a plan without VAT (KDV). Items of one name are added up, since the chart identifies its parts by name. */
export function toItems(plan: InvoicePlan): readonly Item[] {
  const groups = [
    [itemsMessages.groups.employee, plan.items.employee, plan.employeeCost],
    [itemsMessages.groups.services, plan.items.services, plan.servicesCost],
    [itemsMessages.groups.usages, plan.items.usages, plan.usagesCost],
  ] as const;
  const byName = new Map<string, Kurus>();
  for (const [group, items, cost] of groups) {
    const priced = items.filter(({ value }) => value !== null);
    // A group of which the provider lists no items, or none with an amount, is one item.
    for (const { name, value } of priced.length > 0 ? priced : [{ name: group, value: cost }]) {
      const key = name ?? group;
      if (value !== null) byName.set(key, (byName.get(key) ?? 0) + value);
    }
  }
  return [...byName].map(([name, value]) => ({ name, value }));
}

/** The items that the chart draws: those above 0. */
export const drawn = (items: readonly Item[]) => items.filter(({ value }) => value > 0);

/** The sum of the negative items, which a doughnut can't draw; null when there are none. */
export function toCredits(items: readonly Item[]): Kurus | null {
  return sumKurus(items.filter(({ value }) => value < 0).map(({ value }) => value));
}

/** The step of the chart's grid is a multiple of this amount, TL. */
export const gridStep = 10_000;

/** "(Bu Ay)", "(Tahmini)", or the year of a month of the year before. */
function toNote({ kind, month, isPreviousYear }: MonthBar): string | null {
  if (kind === "current") return monthsMessages.thisMonth;
  if (kind === "estimate") return monthsMessages.estimate;
  return isPreviousYear ? monthsMessages.ofYear(yearOf(month)) : null;
}

/** Month and year; the current and the future months with their note. */
function toFullLabel(bar: MonthBar): string {
  const words = formatMonthAndYear(bar.month);
  return bar.kind === "past" ? words : `${words} ${toNote(bar) ?? ""}`;
}

/** The label of a bar; the chosen month is highlighted. */
export function toCategory(bar: MonthBar, asked: Month): BarCategory {
  const note = toNote(bar);
  return {
    label: formatMonthName(bar.month, "short"),
    fullLabel: toFullLabel(bar),
    ...(note === null ? {} : { note }),
    highlighted: bar.month === asked,
    forecast: bar.kind === "estimate",
  };
}

/** "Kasım 2026 (Bu Ay) 1.086.217,08 TL", for the chart's summary text. */
export function toWords(bar: MonthBar): string {
  return `${toFullLabel(bar)} ${formatKurus(bar.total)}`;
}

/** The value to draw, in TL. A negative total has no bar, since bars don't go below the axis; table and tooltip show it. */
export function toValue(total: Kurus | null): number | null {
  return toLira(total);
}

const million = 1_000_000;

/** TL as `8,4 B`, `300 B`, `1,25 Mn`; exact for every step of the grid. */
export function formatAxisMoney(value: number): string {
  if (value === 0) return "0";
  if (Math.abs(value) >= million - 500) return `${formatNumber(value / million, 2)}\u00a0${monthsMessages.million}`;
  return `${formatNumber(value / 1000, Math.abs(value) < 100_000 ? 1 : 0)}\u00a0${monthsMessages.thousand}`;
}
