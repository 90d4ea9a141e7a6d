import type { BilledPassenger } from "../api/billing-passengers.ts";
import type { Kurus } from "./money.ts";
import { type PassengerTotals, toTotals } from "./totals.ts";

/** What a route costs in the month: the lines of its passengers added up. */
export interface RouteCost extends PassengerTotals {
  /** Null: lines without a route. */
  readonly route: string | null;
  /** Rounded to the kuruş; null when nobody has a total. */
  readonly perPassenger: Kurus | null;
  /** Percent of all lines; null when there is nothing to be part of. */
  readonly share: number | null;
}

/** The per-employee table by route, the dearest first. The routes add up to the table's totals, to the kuruş. */
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
