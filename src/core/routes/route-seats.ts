import { computed, type ReadableAtom } from "nanostores";
import { allDrivers, fetchDrivers } from "../api/drivers.ts";
import { driverOf } from "../api/driver-detail.ts";
import { type DetailedRoute, fetchDetailedRoutes, detailedRoutesCall } from "../api/route-list.ts";
import type { Stop } from "../api/stops.ts";
import { type BatchProgress, runBatch } from "../http/batch.ts";
import { clientOf, createQuery, type Load, type Query, type QueryOptions, shareAnswer } from "../query/query.ts";
import { lateOf, type QueryOwner, register, sessionOf, storeOf } from "../query/scope.ts";
import type { Session } from "../session/session.ts";
import { ownRoutes } from "./known-routes.ts";
import { type DrivenRoute, type DriverSeats, type Seats, seatDrivers, toDriverSeats, toSeats } from "./seats.ts";
import { keyOf } from "../query/call-query.ts";

/** Maximum number of concurrent calls, so that the seats don't slow down what the user does meanwhile. */
const mostCalls = 6;
/** Ms for which seats are shared: vehicles change seldom. */
const freshFor = 5 * 60_000;

const routeSeatsKey = ["route-seats"];

interface RouteSeats {
  /** By the routes' unique ids. */
  readonly seats: ReadonlyMap<string, Seats>;
  /** The drivers who have answered, by id; a refresh after a failure asks only for the others. */
  readonly drivers: ReadonlyMap<string, DriverSeats>;
  /** Number of drivers who couldn't be loaded. */
  readonly failed: number;
}

interface RouteSeatsQuery extends Query<RouteSeats> {
  /** Number of drivers asked so far; null: none is being asked. */
  readonly $progress: ReadableAtom<BatchProgress | null>;
}

const isPartial = ({ failed }: RouteSeats) => failed > 0;

/**
 * The seats of all routes, from their drivers' vehicles; the month's report and the driver's page share the drivers' answers.
 * A call per driver: mount it after what is shown first.
 */
export function createRouteSeats(owner: QueryOwner): RouteSeatsQuery {
  const session = sessionOf(owner);
  const $progress = storeOf<BatchProgress | null>(session, "route-seats", null);
  const fetch = async (_: unknown, signal: AbortSignal): Promise<RouteSeats> => {
    const share = <Data>(options: QueryOptions<Data>, own: AbortSignal) =>
      shareAnswer(session, { freshFor, ...options }, own);
    const before = clientOf(session).getQueryData<RouteSeats>(routeSeatsKey);
    const drivers = new Map(before && before.failed > 0 ? before.drivers : []);
    const [routes, listed] = await Promise.all([share(ownRoutes, signal), share(allDrivers, signal)]);
    const all = toDrivenRoutes(routes);
    const { failures, ended } = await runBatch({
      items: seatDrivers(all, listed).filter(({ id }) => !drivers.has(id)),
      limit: mostCalls,
      signal,
      run: async (driver, own) =>
        void drivers.set(driver.id, toDriverSeats(driver, await share(driverOf(driver.id), own))),
      onProgress: (progress) => $progress.set(progress),
    }).finally(() => $progress.set(null));
    signal.throwIfAborted();
    if (ended) throw ended;
    const failed = failures.length;
    return { seats: toSeats(all, [...drivers.values()], failed > 0), drivers, failed };
  };
  return { ...createQuery(owner, { key: routeSeatsKey, fetch, freshFor, isPartial }), $progress };
}

/** The company's own routes with stops, their passengers and the number of other companies' passengers. */
export const routesWithStops: QueryOptions<readonly DetailedRoute[]> = {
  key: keyOf(detailedRoutesCall, "with homes"),
  fetch: async (http, signal) => (await fetchDetailedRoutes(http, {}, signal)).routes,
};

/** One entry per route, with the driver of its first direction that names one. */
export function toDrivenRoutes(routes: readonly DetailedRoute[]): readonly DrivenRoute[] {
  const found = new Map<string, DrivenRoute>();
  for (const { routeUniqueId: uniqueId, routeName: name, driverName } of routes) {
    if (!found.get(uniqueId)?.driverName) found.set(uniqueId, { uniqueId, name, driverName });
  }
  return [...found.values()];
}

/** How full a vehicle is with its regular passengers. It doesn't tell how many ride on a day. */
export interface Occupancy {
  readonly seats: Seats;
  /** Regular passengers, other companies' included, in the fuller direction; null: the provider sent no stops. */
  readonly passengers: number | null;
  /** Negative: more passengers than seats. Null: seats or passengers aren't known. */
  readonly free: number | null;
  readonly kind: OccupancyKind;
}

export const occupancyKinds = ["full", "few", "many", "unknown"] as const;
export type OccupancyKind = (typeof occupancyKinds)[number];

/** More free seats than this aren't few. */
const fewSeats = 3;

function toKind(free: number | null): OccupancyKind {
  if (free === null) return "unknown";
  if (free <= 0) return "full";
  return free <= fewSeats ? "few" : "many";
}

export function toOccupancy(seats: Seats, passengers: number | null): Occupancy {
  const free = seats.kind === "known" && passengers !== null ? seats.count - passengers : null;
  return { seats, passengers, free, kind: toKind(free) };
}

/** Regular passengers of a direction: the company's own and those of other companies. */
export const countPassengers = (stops: readonly Stop[]): number =>
  stops.reduce((sum, { passengers, shadowCount }) => sum + passengers.length + shadowCount, 0);

/** The occupancy of every route in `routes`, by unique id. */
export function toOccupancies(
  seats: ReadonlyMap<string, Seats>,
  routes: readonly Pick<DetailedRoute, "routeUniqueId" | "stops">[],
): ReadonlyMap<string, Occupancy> {
  const passengers = new Map<string, number>();
  for (const { routeUniqueId: id, stops } of routes) {
    if (stops.length > 0) passengers.set(id, Math.max(passengers.get(id) ?? 0, countPassengers(stops)));
  }
  const ids = new Set([...seats.keys(), ...routes.map(({ routeUniqueId }) => routeUniqueId)]);
  return new Map(
    [...ids].map((id) => [id, toOccupancy(seats.get(id) ?? { kind: "unknown" }, passengers.get(id) ?? null)]),
  );
}

interface Occupancies {
  /** By the routes' unique ids. */
  readonly byRoute: ReadonlyMap<string, Occupancy>;
  /** Number of drivers who couldn't be loaded. */
  readonly failed: number;
}

export interface OccupanciesQuery extends Query<Occupancies> {
  readonly $progress: ReadableAtom<BatchProgress | null>;
}

const isLacking = (load: Load<unknown>) => load.status !== "ready" || load.refreshError !== null;

/** How full the vehicles of all routes are. */
export function createOccupancies(owner: QueryOwner): OccupanciesQuery {
  const late = lateOf(owner);
  const seats = createRouteSeats(late);
  const stops = createQuery(late, routesWithStops);
  let last: {
    readonly seats: RouteSeats;
    readonly routes: readonly DetailedRoute[];
    readonly data: Occupancies;
  } | null = null;
  return register(owner, {
    $load: computed([seats.$load, stops.$load], (made, listed): Load<Occupancies> => {
      if (made.status === "failed") return made;
      if (listed.status !== "ready") return listed;
      if (made.status !== "ready") return made;
      if (last?.seats !== made.data || last.routes !== listed.data) {
        const byRoute = toOccupancies(made.data.seats, listed.data);
        last = { seats: made.data, routes: listed.data, data: { byRoute, failed: made.data.failed } };
      }
      return { ...made, data: last.data };
    }),
    refresh: async () => {
      await Promise.all([seats.refresh(), isLacking(stops.$load.get()) ? stops.refresh() : null]);
    },
    $progress: seats.$progress,
  });
}

/** Most drivers of one route. */
const mostDrivers = 100;

/** The seats of one route: as known from all routes' seats, else from the route's own drivers. */
export function seatsOfRoute(session: Session, route: DrivenRoute): QueryOptions<Seats> {
  return {
    key: [...routeSeatsKey, route.uniqueId, route.name, route.driverName],
    freshFor,
    isPartial: ({ kind }) => kind === "failed",
    fetch: async (http, signal) => {
      const all = clientOf(session).getQueryData<RouteSeats>(routeSeatsKey);
      const known = all?.seats.get(route.uniqueId);
      if (known && known.kind !== "failed") return known;
      const search = { routeNames: [route.name], page: 1, pageSize: mostDrivers };
      const { rows: drivers } = await fetchDrivers(http, search, signal);
      const { results, failures } = await runBatch({
        items: seatDrivers([route], drivers),
        limit: mostCalls,
        signal,
        run: async (driver, own) =>
          toDriverSeats(driver, await shareAnswer(session, { freshFor, ...driverOf(driver.id) }, own)),
      });
      signal.throwIfAborted();
      return toSeats([route], [...results.values()], failures.length > 0).get(route.uniqueId) ?? { kind: "unknown" };
    },
  };
}
