import type { Invoice } from "../../api/billing.ts";
import { type Kurus, sumKurus } from "../../billing/money.ts";
import { toNameKey } from "../../text/text.ts";
import type { Weekday } from "../../time/day.ts";
import { percentOf, type RouteUse } from "./seat-use.ts";

/** Cost of a route, both directions together, because the invoice doesn't separate them. */
export interface RouteCostUse {
  readonly routeId: string;
  readonly name: string;
  /** Without KDV; null: no invoice, or another route has the same name. */
  readonly cost: Kurus | null;
  readonly boardings: number;
  readonly metres: number | null;
  readonly perBoarding: Kurus | null;
  readonly perKilometre: Kurus | null;
}

/** Cost of each route: its passengers' lines plus the services and line usages that the invoice bills under its name. */
export function toRouteCosts(uses: readonly RouteUse[], invoice: Invoice | null): readonly RouteCostUse[] {
  const byRoute = new Map<string, RouteUse[]>();
  for (const use of uses) byRoute.set(use.routeId, [...(byRoute.get(use.routeId) ?? []), use]);
  const costs = invoice && costsOfRoutes(uses, invoice);
  return [...byRoute].flatMap(([routeId, own]) => {
    const [first] = own;
    if (!first) return [];
    const cost = costs?.get(routeId) ?? null;
    const boardings = own.reduce((sum, use) => sum + use.boardings, 0);
    const metres = own.reduce<number | null>(
      (sum, use) => (sum === null || use.metres === null ? null : sum + use.metres),
      0,
    );
    const isCounted = own.every(({ isFailed }) => !isFailed);
    return [
      {
        routeId,
        name: first.name,
        cost,
        boardings,
        metres,
        perBoarding: cost === null || boardings === 0 ? null : Math.round(cost / boardings),
        perKilometre: cost === null || !metres || !isCounted ? null : Math.round((cost * 1000) / metres),
      },
    ];
  });
}

/** By id, without routes that share their name with another, which the invoice can't tell apart, and without unknown amounts. */
export function costsOfRoutes(
  routes: readonly { readonly routeId: string; readonly name: string }[],
  invoice: Invoice,
): ReadonlyMap<string, Kurus> {
  const ids = new Map<string, Set<string>>();
  for (const { routeId, name } of routes)
    ids.set(toNameKey(name), (ids.get(toNameKey(name)) ?? new Set()).add(routeId));
  const costs = costsByName(invoice);
  return new Map(
    [...ids].flatMap(([name, [id, ...others]]) => {
      const cost = costs.get(name) ?? null;
      return id !== undefined && others.length === 0 && cost !== null ? [[id, cost]] : [];
    }),
  );
}

function costsByName({ passengers, usages, services }: Invoice): ReadonlyMap<string, Kurus | null> {
  const rows = new Map<string, (Kurus | null)[]>();
  const add = (route: string | null, amount: Kurus | null) => {
    const key = toNameKey(route);
    if (key !== "") rows.set(key, [...(rows.get(key) ?? []), amount]);
  };
  for (const { route, total } of passengers) add(route, total);
  for (const { route, amount } of [...usages, ...services]) add(route, amount);
  // A missing amount makes the sum unknown.
  return new Map([...rows].map(([name, amounts]) => [name, amounts.includes(null) ? null : sumKurus(amounts)]));
}

/** Figures of one weekday over all routes. */
export interface WeekdaySum {
  readonly weekday: Weekday;
  readonly late: number;
  /** Runs whose punctuality is known. */
  readonly judged: number;
  /** Late runs in percent of `judged`; null: no punctuality is known. */
  readonly lateShare: number | null;
  /** Occupancy in percent of the seats, over routes whose seats are known; null: none. */
  readonly use: number | null;
}

/** The weekdays with at least one run. */
export function sumWeekdays(uses: readonly RouteUse[]): readonly WeekdaySum[] {
  const sums = new Map<Weekday, { late: number; judged: number; runs: number; boardings: number; capacity: number }>();
  for (const { weekdays } of uses) {
    for (const day of weekdays) {
      const sum = sums.get(day.weekday) ?? { late: 0, judged: 0, runs: 0, boardings: 0, capacity: 0 };
      sums.set(day.weekday, sum);
      sum.late += day.late;
      sum.judged += day.judged;
      sum.runs += day.runs;
      if (day.capacity === null) continue;
      sum.boardings += day.boardings;
      sum.capacity += day.capacity;
    }
  }
  return [...sums]
    .filter(([, { runs }]) => runs > 0)
    .toSorted(([one], [other]) => one - other)
    .map(([weekday, { late, judged, boardings, capacity }]) => ({
      weekday,
      late,
      judged,
      lateShare: percentOf(late, judged),
      use: percentOf(boardings, capacity),
    }));
}

interface CostlyRoute {
  readonly routeId: string;
  readonly name: string;
  readonly perBoarding: Kurus;
}

/** The `count` routes with the highest cost per boarding, the highest first. */
export const costliest = (costs: readonly RouteCostUse[], count: number): readonly CostlyRoute[] =>
  costs
    .flatMap(({ routeId, name, perBoarding }) => (perBoarding === null ? [] : [{ routeId, name, perBoarding }]))
    .toSorted((one, other) => other.perBoarding - one.perBoarding)
    .slice(0, count);
