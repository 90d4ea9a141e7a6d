import type { InvoicePlan } from "../../../core/api/billing-rows.ts";
import { type Kurus, sumKurus } from "../../../core/billing/money.ts";
import { itemsMessages as texts } from "../billing.messages.ts";

/** One part of the doughnut, or a negative amount. */
export interface Item {
  readonly name: string;
  readonly value: Kurus;
}

/** The items of a plan without VAT (KDV). Items of one name are added up, since the chart identifies its parts by name. */
export function toItems(plan: InvoicePlan): readonly Item[] {
  const groups = [
    [texts.groups.employee, plan.items.employee, plan.employeeCost],
    [texts.groups.services, plan.items.services, plan.servicesCost],
    [texts.groups.usages, plan.items.usages, plan.usagesCost],
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
