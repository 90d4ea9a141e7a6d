import type { Kurus } from "../../billing/money.ts";
import type { Weekday } from "../../time/day.ts";
import { percentOf, type RouteUse } from "./seat-use.ts";
import { type RouteCostUse } from "./route-costs.ts";

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
