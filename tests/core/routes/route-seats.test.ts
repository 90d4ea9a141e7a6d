import { computed, type ReadableAtom } from "nanostores";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Stop } from "../../../src/core/api/stops.ts";
import type { Load, Query } from "../../../src/core/query/query.ts";
import { createScope } from "../../../src/core/query/scope.ts";
import { ownRoutes } from "../../../src/core/routes/known-routes.ts";
import {
  createOccupancies,
  createRouteSeats,
  seatsOfRoute,
  toDrivenRoutes,
  toOccupancies,
  toOccupancy,
} from "../../../src/core/routes/route-seats.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { administrator, openTestApi, type TestApi } from "../../demo/helpers.ts";
import { createTestEnvironment } from "../../helpers/environment.ts";

let api: TestApi | null = null;
afterEach(async () => {
  await api?.close();
  api = null;
});

const driverPath = /^\/api\/routes\/drivers\/\d+\/$/;

async function open() {
  const opened = await openTestApi();
  api = opened;
  const stage = { asked: [] as string[], running: 0, most: 0, failing: null as string | null, isHeld: false };
  /** Of the calls for drivers. */
  const signals: AbortSignal[] = [];
  const environment = createTestEnvironment(async (request) => {
    const { pathname, search } = new URL(request.url);
    const isDriver = driverPath.test(pathname);
    if (isDriver) {
      signals.push(request.signal);
      stage.asked.push(pathname);
      stage.running += 1;
      stage.most = Math.max(stage.most, stage.running);
      if (stage.isHeld) return new Promise<Response>(() => undefined);
      // Leaves room for others to begin.
      await new Promise(setImmediate);
    }
    try {
      if (stage.failing === pathname) return new Response("{}", { status: 403 });
      return await opened.request(pathname + search, { headers: Object.fromEntries(request.headers) });
    } finally {
      if (isDriver) stage.running -= 1;
    }
  });
  const session = createSession({ environment });
  const { fullName: userName, userType, accountType } = administrator;
  session.open(await opened.tokenFor(administrator), { userName, userType, accountType } as unknown as Profile);
  return { session, stage, signals };
}

const isSettled = (load: Load<unknown>) =>
  load.status === "failed" ? !load.isRetrying : load.status === "ready" && !load.isRefreshing;

/** The settled state while the query is watched, and after what `act` does. */
async function settled<Data>({ $load }: Query<Data>, act?: () => Promise<void>): Promise<Load<Data>> {
  const stop = $load.listen(() => undefined);
  await act?.();
  const load = await new Promise<Load<Data>>((resolve) => {
    const leave = $load.subscribe((next) => {
      if (!isSettled(next)) return;
      queueMicrotask(() => leave());
      resolve(next);
    });
  });
  stop();
  return load;
}

async function dataOf<Data>(query: Query<Data>, act?: () => Promise<void>): Promise<Data> {
  const load = await settled(query, act);
  if (load.status !== "ready") throw new Error(load.status);
  return load.data;
}

describe("the seats of all routes", () => {
  test("come from one call per driver, at most six at once, and are shared", async () => {
    const { session, stage } = await open();
    const told: number[] = [];
    const query = createRouteSeats(session);
    query.$progress.listen((progress) => progress && told.push(progress.done));
    const [one, other] = await Promise.all([dataOf(query), dataOf(createRouteSeats(session))]);
    expect(one).toBe(other);
    expect([...one.seats.values()].map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => "known"));
    expect(new Set(stage.asked).size).toBe(stage.asked.length);
    expect(stage.most).toBeGreaterThan(1);
    expect(stage.most).toBeLessThanOrEqual(6);
    expect(told.at(-1)).toBe(stage.asked.length);
    expect(query.$progress.get()).toBeNull();
  });

  test("are read no further when the element is removed, however many stores stand between", async () => {
    const { session, stage, signals } = await open();
    stage.isHeld = true;
    const scope = createScope(session);
    const { $load } = createOccupancies(scope.late);
    const $chain = [1, 2, 3].reduce<ReadableAtom<unknown>>(($before) => computed($before, (value) => value), $load);
    const stop = $chain.listen(() => undefined);
    await vi.waitFor(() => expect(stage.asked).toHaveLength(6));
    scope.end();
    stop();
    $chain.get();
    await new Promise(setImmediate);
    expect(signals.map(({ aborted }) => aborted)).toEqual(Array.from({ length: 6 }, () => true));
    expect(stage.asked).toHaveLength(6);
  });

  test("a failed driver leaves their route's seats unknown, and a retry asks for that driver only", async () => {
    const { session, stage } = await open();
    stage.failing = "/api/routes/drivers/31/";
    const query = createRouteSeats(session);
    const first = await dataOf(query);
    expect(first.failed).toBe(1);
    expect([...first.seats.values()].filter(({ kind }) => kind === "failed")).toHaveLength(1);
    stage.failing = null;
    stage.asked.length = 0;
    const second = await dataOf(query, () => query.refresh());
    expect(stage.asked).toEqual(["/api/routes/drivers/31/"]);
    expect(second.failed).toBe(0);
    expect([...second.seats.values()].every(({ kind }) => kind === "known")).toBe(true);
  });

  test("of one route come from its own drivers, unless they are known from all routes", async () => {
    const { session, stage } = await open();
    const { signal } = new AbortController();
    const [route] = toDrivenRoutes(await ownRoutes.fetch(session.http, signal));
    if (!route) throw new Error("The company has routes.");
    const { fetch } = seatsOfRoute(session, route);
    const own = await fetch(session.http, signal);
    expect(own.kind).toBe("known");
    expect(stage.asked).toHaveLength(1);
    const all = await dataOf(createRouteSeats(session));
    expect(all.seats.get(route.uniqueId)).toEqual(own);
    stage.asked.length = 0;
    expect(await fetch(session.http, signal)).toBe(all.seats.get(route.uniqueId));
    expect(stage.asked).toEqual([]);
  });
});

const stop = (own: number, shadowCount: number) =>
  ({ passengers: Array.from({ length: own }, () => ({})), shadowCount }) as unknown as Stop;

describe("how full a vehicle is", () => {
  test("other companies' passengers take seats too, and the fuller direction counts", () => {
    const seats = new Map([["R-1", { kind: "known", count: 16 } as const]]);
    const found = toOccupancies(seats, [
      { routeUniqueId: "R-1", stops: [stop(5, 2), stop(4, 0)] },
      { routeUniqueId: "R-1", stops: [stop(9, 5)] },
      { routeUniqueId: "R-2", stops: [stop(3, 0)] },
    ]);
    expect(found.get("R-1")).toMatchObject({ passengers: 14, free: 2, kind: "few" });
    expect(found.get("R-2")).toMatchObject({ passengers: 3, free: null, kind: "unknown" });
  });

  test("full begins at no free seat, many at four", () => {
    const kindAt = (free: number) => toOccupancy({ kind: "known", count: 16 }, 16 - free).kind;
    expect([-1, 0, 1, 3, 4].map(kindAt)).toEqual(["full", "full", "few", "few", "many"]);
  });

  test("isn't told without stops, or with vehicles of several sizes", () => {
    const seats = new Map([["R-1", { kind: "known", count: 16 } as const]]);
    expect(toOccupancies(seats, [{ routeUniqueId: "R-1", stops: [] }]).get("R-1")).toMatchObject({
      passengers: null,
      kind: "unknown",
    });
    expect(toOccupancy({ kind: "several", counts: [16, 27] }, 3)).toMatchObject({ free: null, kind: "unknown" });
  });

  test("a route is driven by whom its first direction with a driver names", () => {
    const route = (routeUniqueId: string, driverName: string | null) => ({
      routeUniqueId,
      routeName: "Hat",
      driverName,
    });
    const routes = [route("R-1", null), route("R-1", "Can Er"), route("R-2", "Ece Su"), route("R-2", "Nil Ay")];
    expect(toDrivenRoutes(routes as never).map(({ driverName }) => driverName)).toEqual(["Can Er", "Ece Su"]);
  });
});
