import type { Invoice } from "../../api/billing.ts";
import { type Kurus, sumKurus } from "../../billing/money.ts";
import { toNameKey } from "../../text/name-key.ts";
import type { RouteUse } from "./seat-use.ts";

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
  const ids = [...new Set(uses.map(({ routeId }) => routeId))];
  const names = new Map<string, number>();
  const found = ids.map((id) => uses.filter(({ routeId }) => routeId === id));
  for (const [use] of found)
    names.set(toNameKey(use?.name ?? null), (names.get(toNameKey(use?.name ?? null)) ?? 0) + 1);
  const costs = invoice && costsByName(invoice);
  return found.flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const key = toNameKey(first.name);
    const cost = names.get(key) === 1 ? (costs?.get(key) ?? null) : null;
    const boardings = own.reduce((sum, use) => sum + use.boardings, 0);
    const metres = own.reduce<number | null>(
      (sum, use) => (sum === null || use.metres === null ? null : sum + use.metres),
      0,
    );
    const isCounted = own.every(({ isFailed }) => !isFailed);
    return [
      {
        routeId: first.routeId,
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
