import type { BilledPassenger } from "../api/billing-passengers.ts";
import type { Kurus } from "./money.ts";
import { type PassengerTotals, toTotals } from "./totals.ts";

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
