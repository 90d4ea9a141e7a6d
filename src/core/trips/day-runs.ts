import { fetchBookings } from "../api/bookings.ts";
import { fetchPastTrips, type PastTrip } from "../api/past-trips.ts";
import type { PagedRoute } from "../api/route-pages.ts";
import { type BatchProgress, runBatch } from "../http/batch.ts";
import type { Day } from "../time/day.ts";
import type { Http } from "../http/http.ts";
import { reportRoutes } from "../routes/known-routes.ts";
import { type QueryOptions, shareAnswer } from "../query/query.ts";
import type { Session } from "../session/session.ts";

/** One run of a day, of any route. */
export interface DayRun {
  readonly trip: PastTrip;
  readonly routeUniqueId: string;
  readonly routeName: string;
  /** Number of the company's employees who had a seat and didn't travel; null: not known. */
  readonly noShows: number | null;
}

export interface DayRuns {
  readonly runs: readonly DayRun[];
  /** Some routes, or the absences, couldn't be loaded. */
  readonly isIncomplete: boolean;
}

/** Parallel calls: the provider gives past trips of one route per call. */
const limit = 10;
/** Page size, the maximum number of absences of one day; with more of them, absences aren't shown. */
const mostAbsences = 2000;
const absent = ["not-coming", "cancelled-by-driver"];

interface DayRunsOptions {
  readonly session: Session;
  readonly day: Day;
  /** Called with the number of routes whose call has completed. */
  readonly onProgress?: (progress: BatchProgress) => void;
}

/** All runs of a day: a call per route, and one for the absences. */
export const dayRuns = (options: DayRunsOptions): QueryOptions<DayRuns> => ({
  key: ["day-runs", options.day],
  fetch: (http, signal) => fetchDayRuns(http, options, signal),
  isPartial: ({ isIncomplete }) => isIncomplete,
});

async function fetchDayRuns(
  http: Http,
  { session, day, onProgress }: DayRunsOptions,
  signal: AbortSignal,
): Promise<DayRuns> {
  const run = ({ uniqueId }: PagedRoute, own: AbortSignal) =>
    fetchPastTrips(http, { routeUniqueId: uniqueId, start: day, end: day }, own);
  const [trips, absences] = await Promise.all([
    // Shared, because the list's badge needs the routes too.
    shareAnswer(session, reportRoutes, signal).then((items) => runBatch({ items, run, limit, signal, onProgress })),
    countAbsences(http, day, signal),
  ]);
  signal.throwIfAborted();
  const [failure] = trips.failures;
  // The query fails only when the calls for all routes have failed.
  if (failure && trips.results.size === 0) throw failure.error;
  const runs = [...trips.results].flatMap(([{ uniqueId, name }, found]) =>
    found.map((trip) => ({
      trip,
      routeUniqueId: uniqueId,
      routeName: trip.routeName ?? name,
      noShows: absences && (absences.get(trip.id) ?? 0),
    })),
  );
  return { runs, isIncomplete: !trips.isComplete || absences === null };
}

/** Number of absences by trip; null when they couldn't be loaded completely; the runs are then shown without them. */
async function countAbsences(http: Http, day: Day, signal: AbortSignal): Promise<ReadonlyMap<number, number> | null> {
  const search = { states: absent, scheduledDays: [day], page: 1, pageSize: mostAbsences };
  const outcome = await fetchBookings(http, search, signal).catch(() => null);
  if (outcome === null || (outcome.count ?? 0) > outcome.rows.length) return null;
  const counts = new Map<number, number>();
  for (const { tripId } of outcome.rows) if (tripId !== null) counts.set(tripId, (counts.get(tripId) ?? 0) + 1);
  return counts;
}
