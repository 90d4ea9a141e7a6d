import { type TimePeriod, timePeriods } from "../../api/routes.ts";
import { addDays, type Day, toWeekday, type Weekday } from "../../time/day.ts";
import { compareText, createNameKeys } from "../../text/text.ts";
import type { MonthBooking } from "../month-booking.ts";
import type { Seats } from "../../routes/seats.ts";
import type { RouteCostUse } from "./route-costs.ts";

/** One completed run. */
export interface MonthRun {
  readonly tripId: number;
  readonly day: Day;
  readonly timePeriod: TimePeriod;
  /** Null: planned or real time unknown, or a morning trip was ended automatically. */
  readonly isLate: boolean | null;
}

export interface MonthRoute {
  readonly id: string;
  readonly name: string;
  /** Length in metres, by direction; null: the provider gives no way. */
  readonly metres: Readonly<Record<TimePeriod, number | null>>;
}

/** Counts from which occupancy is computed. */
interface Filled {
  readonly boardings: number;
  readonly absences: number;
  readonly runs: number;
  /** Seats × runs on days whose bookings are known; null: seats or runs not known. */
  readonly capacity: number | null;
}

interface WeekdayUse extends Filled {
  readonly weekday: Weekday;
  readonly use: number | null;
  readonly late: number;
  readonly judged: number;
}

/** Figures of a route in one direction. */
export interface RouteUse extends Filled {
  readonly routeId: string;
  readonly name: string;
  readonly timePeriod: TimePeriod;
  readonly seats: Seats;
  /** The runs couldn't be loaded. */
  readonly isFailed: boolean;
  /** Occupancy in percent of the seats; null: not known. */
  readonly use: number | null;
  /** Absences in percent of the booked seats. */
  readonly absenceShare: number | null;
  /** Monday to Sunday. */
  readonly weekdays: readonly WeekdayUse[];
  readonly late: number;
  /** Runs whose punctuality is known. */
  readonly judged: number;
  readonly lateShare: number | null;
  /** Number of late runs in the week with the most. */
  readonly worstWeek: number;
  /** Metres of all runs; null: not known. */
  readonly metres: number | null;
}

interface SeatInput {
  readonly routes: readonly MonthRoute[];
  /** Runs by route id, without routes whose runs couldn't be loaded. */
  readonly runs: ReadonlyMap<string, readonly MonthRun[]>;
  readonly seats: ReadonlyMap<string, Seats>;
  readonly bookings: readonly MonthBooking[];
  /** Days whose bookings are known. */
  readonly days: ReadonlySet<Day>;
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const mondayOf = (day: Day): Day => addDays(day, 1 - toWeekday(day));

interface Count {
  boardings: number;
  absences: number;
}

/** Percent; null when `whole` is 0 or null. */
export const percentOf = (part: number, whole: number | null): number | null =>
  whole === null || whole === 0 ? null : (part / whole) * 100;

/** Figures of every route in each direction that has runs or bookings. */
export function toSeatUse({ routes, runs, seats, bookings, days }: SeatInput): readonly RouteUse[] {
  const counts = countBookings(routes, bookings);
  return routes.flatMap((route) =>
    timePeriods.flatMap((timePeriod): RouteUse[] => {
      const own = runs.get(route.id)?.filter((run) => run.timePeriod === timePeriod);
      const booked = counts.get(`${route.id}\n${timePeriod}`) ?? new Map<Weekday, Count>();
      if ((own?.length ?? 0) === 0 && booked.size === 0) return [];
      const vehicle = seats.get(route.id) ?? { kind: "unknown" };
      return [toRouteUse(route, timePeriod, { seats: vehicle, runs: own ?? null, booked, days })];
    }),
  );
}

interface DirectionInput {
  readonly seats: Seats;
  readonly runs: readonly MonthRun[] | null;
  readonly booked: ReadonlyMap<Weekday, Count>;
  readonly days: ReadonlySet<Day>;
}

function toRouteUse(
  route: MonthRoute,
  timePeriod: TimePeriod,
  { seats, runs, booked, days }: DirectionInput,
): RouteUse {
  const perRun = seats.kind === "known" && runs !== null ? seats.count : null;
  const byWeekday = new Map<Weekday, number>();
  const lateWeeks = new Map<Day, number>();
  const comparable = new Map<Weekday, number>();
  const lateDays = new Map<Weekday, number>();
  const judgedDays = new Map<Weekday, number>();
  for (const { day, isLate } of runs ?? []) {
    const weekday = toWeekday(day);
    byWeekday.set(weekday, (byWeekday.get(weekday) ?? 0) + 1);
    if (isLate !== null) judgedDays.set(weekday, (judgedDays.get(weekday) ?? 0) + 1);
    if (isLate) lateDays.set(weekday, (lateDays.get(weekday) ?? 0) + 1);
    if (days.has(day)) comparable.set(weekday, (comparable.get(weekday) ?? 0) + 1);
    if (isLate) lateWeeks.set(mondayOf(day), (lateWeeks.get(mondayOf(day)) ?? 0) + 1);
  }
  const parts = weekdays.map((weekday) => {
    const { boardings, absences } = booked.get(weekday) ?? { boardings: 0, absences: 0 };
    const count = byWeekday.get(weekday) ?? 0;
    const capacity = perRun === null ? null : (comparable.get(weekday) ?? 0) * perRun;
    const [late, judged] = [lateDays.get(weekday) ?? 0, judgedDays.get(weekday) ?? 0];
    return { weekday, boardings, absences, runs: count, capacity, use: percentOf(boardings, capacity), late, judged };
  });
  const sumOf = (name: "boardings" | "absences" | "runs") => parts.reduce((sum, part) => sum + part[name], 0);
  const [boardings, absences, count] = [sumOf("boardings"), sumOf("absences"), sumOf("runs")];
  const capacity = perRun === null ? null : parts.reduce((sum, part) => sum + (part.capacity ?? 0), 0);
  const judged = (runs ?? []).filter(({ isLate }) => isLate !== null).length;
  const late = (runs ?? []).filter(({ isLate }) => isLate).length;
  const length = route.metres[timePeriod];
  return {
    routeId: route.id,
    name: route.name,
    timePeriod,
    seats,
    isFailed: runs === null,
    boardings,
    absences,
    runs: count,
    capacity,
    use: percentOf(boardings, capacity),
    absenceShare: percentOf(absences, boardings + absences),
    weekdays: parts,
    late,
    judged,
    lateShare: percentOf(late, judged),
    worstWeek: Math.max(0, ...lateWeeks.values()),
    metres: length === null || runs === null ? null : count * length,
  };
}

/** Counts by route and direction, then weekday. Bookings without a known route id are assigned by name if only one route has it. */
function countBookings(routes: readonly MonthRoute[], bookings: readonly MonthBooking[]) {
  const keyOf = createNameKeys();
  const ids = new Set(routes.map(({ id }) => id));
  const byName = new Map<string, string | null>();
  for (const { id, name } of routes) byName.set(keyOf(name), byName.has(keyOf(name)) ? null : id);
  const weekdayOf = new Map<Day, Weekday>();
  const counts = new Map<string, Map<Weekday, Count>>();
  for (const { routeId, routeName, timePeriod, day, outcome } of bookings) {
    const id = routeId !== null && ids.has(routeId) ? routeId : (byName.get(keyOf(routeName)) ?? null);
    if (id === null || timePeriod === null || outcome === "open") continue;
    const weekday = weekdayOf.get(day) ?? toWeekday(day);
    weekdayOf.set(day, weekday);
    const key = `${id}\n${timePeriod}`;
    const days = counts.get(key) ?? new Map<Weekday, Count>();
    counts.set(key, days);
    const count = days.get(weekday) ?? { boardings: 0, absences: 0 };
    days.set(weekday, count);
    if (outcome === "boarded") count.boardings += 1;
    else count.absences += 1;
  }
  return counts;
}

const negative = (value: number | null | undefined) => (value === null || value === undefined ? null : -value);

export const seatOrders = ["use", "full", "cost", "kilometre", "late", "absence", "name"] as const;
export type SeatOrder = (typeof seatOrders)[number];

/** Sorts by `order`, the most conspicuous first: lowest or highest occupancy, or highest cost, delay or absence; unknown values last. */
export function rankUses(
  uses: readonly RouteUse[],
  costs: readonly RouteCostUse[],
  order: SeatOrder,
): readonly RouteUse[] {
  const costOf = new Map(costs.map((cost) => [cost.routeId, cost]));
  const rank = (use: RouteUse): number | null => {
    switch (order) {
      case "use":
        return use.use;
      case "full":
        return negative(use.use);
      case "cost":
        return negative(costOf.get(use.routeId)?.perBoarding);
      case "kilometre":
        return negative(costOf.get(use.routeId)?.perKilometre);
      case "late":
        return negative(use.lateShare);
      case "absence":
        return negative(use.absenceShare);
      case "name":
        return 0;
    }
  };

  return uses.toSorted(
    (a, b) => compareKnown(rank(a), rank(b)) || compareText(a.name, b.name) || compareText(a.routeId, b.routeId),
  );
}

/** Limits set by the user; a value beyond its limit is marked. */
export interface Thresholds {
  /** Occupancy in percent of the seats; lower values are marked. */
  readonly use: number;
  /** Number of late runs in a week; higher values are marked. */
  readonly late: number;
}
export const defaultThresholds: Thresholds = { use: 40, late: 3 };

export function marksOf(use: RouteUse, thresholds: Thresholds) {
  return {
    isEmpty: use.use !== null && use.use < thresholds.use,
    isLate: use.worstWeek > thresholds.late,
  };
}

/** Unknown values come last. */
function compareKnown(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}
