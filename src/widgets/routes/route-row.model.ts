import type { Employee } from "../../core/api/employees.ts";
import type { DetailedRoute } from "../../core/api/route-list.ts";
import { type Occupancy, type OccupancyKind, toOccupancy } from "../../core/routes/route-seats.ts";
import { compareText } from "../../core/text/text.ts";
import type { Destination } from "../kit/element/events.ts";

/** One route of the list: both directions are one row. */
export interface RouteRow {
  /** Shared by both directions; shown as the route's number. */
  readonly uniqueId: string;
  /** Id of the direction that the row of a demo account links to: the morning one if there is one. */
  readonly routeId: number;
  readonly name: string;
  /** Names, in Turkish collation order. */
  readonly people: readonly string[];
  /** Number of employees; null: the provider sent none. */
  readonly count: number | null;
  /** How full the vehicle is; null: not loaded, or a route of an offer. */
  readonly occupancy: Occupancy | null;
  /** Employees without a route whose nearest stop is on this one, which is full. */
  readonly waiting: readonly Employee[];
}

/** One row per unique id, in the provider's order. */
export function toRouteRows(routes: readonly DetailedRoute[]): RouteRow[] {
  const variants = new Map<string, DetailedRoute[]>();
  for (const route of routes) {
    const found = variants.get(route.routeUniqueId);
    if (found) found.push(route);
    else variants.set(route.routeUniqueId, [route]);
  }
  return [...variants].flatMap(([uniqueId, found]) => {
    const first = found.find(({ timePeriod: period }) => period === "morning") ?? found[0];
    if (!first) return [];
    const people = toPeople(found);
    const count = found.some(({ arePassengersKnown: areKnown }) => areKnown) ? people.length : null;
    return [{ uniqueId, routeId: first.routeId, name: first.routeName, people, count, occupancy: null, waiting: [] }];
  });
}

/** Everybody who rides in either direction. A name counts twice only when one direction has it twice. */
function toPeople(variants: readonly DetailedRoute[]): string[] {
  const most = new Map<string, number>();
  for (const { passengers } of variants) {
    const counts = new Map<string, number>();
    for (const name of passengers) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, count] of counts) most.set(name, Math.max(count, most.get(name) ?? 0));
  }
  return [...most].flatMap(([name, count]) => Array.from({ length: count }, () => name)).sort(compareText);
}

/** Where a row leads: to the route, or to the offer's route of a demo account. */
export function toDestination({ uniqueId, routeId }: RouteRow, isDemo: boolean): Destination {
  return isDemo
    ? { name: "offer-route-details", params: { id: String(routeId) } }
    : { name: "route-details", params: { id: uniqueId } };
}

/** The rows with how full their vehicles are and who waits for a seat, as far as it is known. */
export function withOccupancy(
  rows: readonly RouteRow[],
  byRoute: ReadonlyMap<string, Occupancy>,
  waiting: ReadonlyMap<string, readonly Employee[]>,
): readonly RouteRow[] {
  return rows.map((row) => {
    const occupancy = byRoute.get(row.uniqueId) ?? toOccupancy({ kind: "unknown" }, null);
    const isFull = occupancy.kind === "full";
    return { ...row, occupancy, waiting: (isFull && waiting.get(row.uniqueId)) || [] };
  });
}

/** Sums of the rows of a tile. */
export interface OccupancySum {
  readonly routes: number;
  readonly seats: number;
  readonly passengers: number;
  /** Free seats of vehicles that aren't full. */
  readonly free: number;
  /** Passengers beyond the seats. */
  readonly over: number;
  /** Employees who wait for a seat. */
  readonly waiting: number;
}

/** @param kind null: the rows of every kind; only vehicles whose seats are known are summed up */
export function sumOccupancy(rows: readonly RouteRow[], kind: OccupancyKind | null): OccupancySum {
  const shown = rows.filter(({ occupancy }) => occupancy && (kind ?? occupancy.kind) === occupancy.kind);
  const own = shown.flatMap(({ occupancy }) => occupancy ?? []);
  const sum = (toNumber: (one: Occupancy) => number) => own.reduce((all, one) => all + toNumber(one), 0);
  return {
    routes: own.length,
    seats: sum(({ seats, free }) => (free !== null && seats.kind === "known" ? seats.count : 0)),
    passengers: sum(({ passengers, free }) => (free === null ? 0 : (passengers ?? 0))),
    free: sum(({ free }) => Math.max(0, free ?? 0)),
    over: sum(({ free }) => Math.max(0, -(free ?? 0))),
    waiting: shown.reduce((all, { waiting }) => all + waiting.length, 0),
  };
}
