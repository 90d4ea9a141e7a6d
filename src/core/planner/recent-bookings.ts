import { computed, type ReadableAtom } from "nanostores";
import type { TimePeriod } from "../api/routes.ts";
import type { MonthBooking } from "../month/month-booking.ts";
import { fetchDay } from "../month/month-parts.ts";
import { mostCalls, readBookings } from "../month/month-reading.ts";
import { shareAnswer, whenMendable } from "../query/query.ts";
import { type QueryOwner, sessionOf, whileMounted } from "../query/scope.ts";
import { createTask } from "../query/task.ts";
import { addDays, type Day, toDay } from "../time/day.ts";
import { isWorkday } from "../time/holidays.ts";
import type { BookingCounts } from "./route-pairs.ts";

/** Days before today whose workdays' bookings are read. */
const span = 28;
/** Ms for which a day's counts are shared: past days change seldom. */
const freshFor = 5 * 60_000;

/** The workdays of the last four weeks before today, the earliest first. */
export function recentWorkdays(today: Day): readonly Day[] {
  return Array.from({ length: span }, (_, index) => addDays(today, index - span)).filter(isWorkday);
}

interface RecentBookings {
  readonly status: "idle" | "running" | "cancelled" | "complete";
  readonly days: readonly Day[];
  /** Days answered so far, with success or failure. */
  readonly done: number;
  readonly failed: number;
  /** Of the days that were answered; empty while they are read. */
  readonly counts: BookingCounts;
}

interface RecentBookingsQuery {
  /** Reads while it has listeners. */
  readonly $bookings: ReadableAtom<RecentBookings>;
  cancel(): void;
  /** Reads the days that are missing: those that failed or weren't reached. */
  resume(): void;
}

type DayCounts = Readonly<Record<string, Readonly<Record<TimePeriod, number>>>>;

/** Reserved seats by route: those of people who then didn't come are counted too, because they had a seat. */
export function countByRoute(bookings: readonly Pick<MonthBooking, "routeId" | "timePeriod">[]): DayCounts {
  const counts: Record<string, Record<TimePeriod, number>> = {};
  for (const { routeId, timePeriod } of bookings) {
    if (routeId !== null && timePeriod !== null) (counts[routeId] ??= { morning: 0, evening: 0 })[timePeriod] += 1;
  }
  return counts;
}

/**
 * The bookings of the last four weeks' workdays as numbers, one day after the other as Ay Sonu reads them; a day that it has read
 * isn't asked for again, and elements of a session share their days.
 */
export function createRecentBookings(owner: QueryOwner, companyId: string | null): RecentBookingsQuery {
  const session = sessionOf(owner);
  const days = recentWorkdays(toDay(session.environment.now()));
  const fetchCounts = (day: Day, signal: AbortSignal): Promise<DayCounts> => {
    const known = companyId === null ? null : readBookings(session, companyId, day);
    const fetch = async () => countByRoute(known ?? (await fetchDay(session.http, day, signal)).bookings);
    return shareAnswer(session, { key: ["booking-counts", day], fetch, freshFor }, signal);
  };
  const task = createTask(owner, {
    plan: () => [days],
    limit: mostCalls,
    run: (day: Day, { signal }) => fetchCounts(day, signal),
  });
  const $bookings = computed(task.$state, (state): RecentBookings => {
    if (state.status === "idle") return { status: "idle", days, done: 0, failed: 0, counts: noCounts };
    const { done, failed, results } = state;
    if (state.status === "running") return { status: "running", days, done, failed, counts: noCounts };
    const status = state.end === "cancelled" ? "cancelled" : "complete";
    return { status, days, done, failed, counts: sumDays(results) };
  });

  whileMounted(owner, $bookings, () => {
    if (task.$state.get().status === "idle") void task.start(null);
    const stopMending = whenMendable(session, () => {
      const { status, failed } = $bookings.get();
      if (status === "complete" && failed > 0) void task.resume();
    });
    return () => {
      stopMending();
      if (task.$state.get().status === "running") task.reset();
    };
  });

  return { $bookings, cancel: task.cancel, resume: () => void task.resume() };
}

const noCounts: BookingCounts = new Map();

function sumDays(days: ReadonlyMap<Day, DayCounts>): BookingCounts {
  const sums = new Map<string, Record<TimePeriod, Map<Day, number>>>();
  for (const [day, routes] of days) {
    for (const [id, counts] of Object.entries(routes)) {
      const sum = sums.get(id) ?? { morning: new Map(), evening: new Map() };
      for (const period of ["morning", "evening"] as const)
        if (counts[period] > 0) sum[period].set(day, counts[period]);
      sums.set(id, sum);
    }
  }
  return sums;
}
