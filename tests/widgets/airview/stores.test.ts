import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { airviewContract } from "../../../src/widgets/airview/airview.contract.ts";
import { createAirview } from "../../../src/widgets/airview/airview.store.ts";
import { stopsOf } from "../../../src/widgets/airview/routes.model.ts";
import { type DemoSession, openDemoSession } from "../../demo/demo-session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { openStore } from "../../helpers/open-store.ts";
import { administrator, openTestApi, prospectUser, type TestApi } from "../../demo/helpers.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Given = Parameters<typeof openStore<typeof airviewContract.attributes, unknown>>[3];

async function open(given: Given = {}, account: typeof administrator = administrator) {
  return start(given, await openDemoSession(api, account));
}

function start(given: Given, { session, environment }: DemoSession) {
  const { store, told, give } = openStore(airviewContract, createAirview, session, given);
  return { store, environment, told, set: give };
}

/** Resolves with the first state of a store that matches. */
function until<Value>(
  $store: { subscribe(listener: (value: Value) => void): () => void },
  isWanted: (value: Value) => boolean,
): Promise<Value> {
  return new Promise((resolve) => {
    let stop = () => undefined as void;
    stop = $store.subscribe((value) => {
      if (!isWanted(value)) return;
      resolve(value);
      queueMicrotask(() => stop());
    });
  });
}

async function routesOf({ store }: Awaited<ReturnType<typeof open>>) {
  const found = await until(store.$routeIndex, (value) => value !== null);
  if (!found) throw new Error("no routes");
  return found;
}

const answered = ({ store }: Awaited<ReturnType<typeof open>>) =>
  until(store.routes.$load, (load) => load.status === "ready" && !load.isPrevious);

describe("a company's routes", () => {
  test("loads all routes with stops and ways in one call of 999", async () => {
    const airview = await open();
    const { routes } = await routesOf(airview);
    expect(routes.length).toBeGreaterThan(10);
    expect(routes.every(({ stops, waypointsPolyline: way }) => stops.length > 0 && way)).toBe(true);
    const { searchParams } = new URL(airview.environment.requests[0]?.url ?? "");
    expect(Object.fromEntries(searchParams)).toEqual({
      all_routes: "false",
      area_routes: "true",
      with_detail: "true",
      per_page: "999",
    });
  });

  test("reads the query at the start and writes changed filters, nothing at the defaults", async () => {
    const airview = await open({ query: "scope=area&sides=Anadolu" });
    await routesOf(airview);
    const { searchParams } = new URL(airview.environment.requests[0]?.url ?? "");
    expect(searchParams.get("all_routes")).toBe("true");
    expect(JSON.parse(searchParams.get("column_filters") ?? "")).toEqual({ sides: ["Anadolu"] });
    airview.store.changeFilters({ ...airview.store.$filters.get(), timePeriods: ["evening"] });
    await answered(airview);
    expect(new Set((await routesOf(airview)).routes.map(({ timePeriod: period }) => period))).toEqual(
      new Set(["evening"]),
    );
    airview.store.changeFilters(airview.store.defaults());
    expect(airview.told).toEqual(["scope=area&time_periods=evening&sides=Anadolu", ""]);
  });

  test("clears the selection and cancels the call when a filter changes", async () => {
    const airview = await open();
    const [first] = (await routesOf(airview)).routes;
    airview.store.selectRoute(first?.routeId ?? 0);
    expect(airview.store.$selected.get()?.route).toBe(first);
    const filters = airview.store.$filters.get();
    airview.store.changeFilters({ ...filters, sides: ["Avrupa"] });
    expect(airview.store.$selected.get()).toBeNull();
    airview.store.changeFilters({ ...filters, sides: ["Anadolu"] });
    await answered(airview);
    expect(airview.environment.requests.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
  });

  test("takes scope as the default, and selects route-id whenever it changes", async () => {
    const airview = await open({ scope: "area" });
    const { routes } = await routesOf(airview);
    expect(routes.some(({ isOwn }) => !isOwn)).toBe(true);
    expect(airview.told).toEqual([]);
    const [one, other] = [...new Set(routes.map(({ routeUniqueId: id }) => id))];
    const second = await open({ scope: "area", routeId: one ?? "" });
    await until(second.store.$selected, (selected) => selected?.route.routeUniqueId === one);
    second.set({ routeId: other ?? "" });
    expect(second.store.$selected.get()?.route.routeUniqueId).toBe(other);
    second.set({ routeId: null });
    expect(second.store.$selected.get()).toBeNull();
  });

  test("writes the selection into the query and restores it from there", async () => {
    const airview = await open();
    const { routes } = await routesOf(airview);
    const ofStop = routes.find((route) => stopsOf(route)[1]?.tone === "own");
    airview.store.toggleStop(ofStop?.routeId ?? 0, 1);
    const query = airview.told.at(-1) ?? "";
    const { route, stop } = airview.store.$selected.get() ?? {};
    const inQuery = { route: route?.routeUniqueId, period: route?.timePeriod, stop: stop?.entry.id };
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual(inQuery);
    // A selection requests only the driver, not the routes again.
    expect(airview.environment.requests.filter(({ url }) => url.includes("per_page"))).toHaveLength(1);
    const opened = await open({ query });
    await routesOf(opened);
    expect(opened.store.$selected.get()?.stop?.index).toBe(1);
    expect(opened.told).toEqual([]);
    opened.store.clearStop();
    const withoutStop = query.replace(/&stop=.*/, "");
    expect(opened.told).toEqual([withoutStop]);
    // A page that keeps the query in its address passes it back.
    opened.set({ query: withoutStop });
    expect(opened.store.$selected.get()).toMatchObject({ route: { routeId: ofStop?.routeId }, stop: null });
    opened.store.clear();
    expect(opened.told).toEqual([withoutStop, ""]);
    opened.set({ query: "" });
    // Back in the browser: the cleared selection is restored.
    opened.set({ query });
    expect(opened.store.$selected.get()?.stop?.index).toBe(1);
  });

  test("writes nothing for the route of route-id, but that it is cleared", async () => {
    const airview = await open();
    const [route] = (await routesOf(airview)).routes;
    const named = await open({ routeId: route?.routeUniqueId ?? "" });
    await until(named.store.$selected, (selected) => selected !== null);
    expect(named.told).toEqual([]);
    named.store.clear();
    expect(named.told).toEqual(["route="]);
    const cleared = await open({ routeId: route?.routeUniqueId ?? "", query: "route=" });
    await routesOf(cleared);
    expect(cleared.store.$selected.get()).toBeNull();
  });

  test("toggles a stop, but none with only other companies' people", async () => {
    const airview = await open({ scope: "area" });
    const { routes } = await routesOf(airview);
    const own = routes.find((route) => stopsOf(route)[0]?.tone !== "shadow");
    airview.store.toggleStop(own?.routeId ?? 0, 0);
    expect(airview.store.$selected.get()?.stop?.index).toBe(0);
    airview.store.toggleStop(own?.routeId ?? 0, 0);
    expect(airview.store.$selected.get()?.stop).toBeNull();
    const foreign = routes.find((route) => stopsOf(route)[0]?.tone === "shadow");
    airview.store.toggleStop(foreign?.routeId ?? 0, 0);
    expect(airview.store.$selected.get()).toMatchObject({ route: { routeId: foreign?.routeId }, stop: null });
  });

  test("keeps the selected stop when another can't be selected or its route is selected again", async () => {
    const stop = (order: number, isShadow: boolean) => ({
      order_number: order,
      route_point_coordinate: "41,29",
      passengers: [{ passenger_id: order, passenger_name: "Can Öz", is_shadow: isShadow }],
    });
    const route = { route_id: 1, route_unique_id: "R-1", rps_detail: [stop(1, false), stop(2, true)] };
    const environment = createTestEnvironment(() => json({ routes: [route] }));
    const session = createSession({ environment });
    session.open("token", { userName: "Elif Şahin" } as Profile);
    const airview = start({}, { session, environment });
    await routesOf(airview);
    airview.store.toggleStop(1, 0);
    airview.store.toggleStop(1, 1);
    airview.store.selectRoute(1);
    expect(airview.store.$selected.get()?.stop?.index).toBe(0);
  });

  test("asks for the driver of the selected variant, not for that of other companies' routes", async () => {
    const airview = await open({ scope: "area" });
    const { routes } = await routesOf(airview);
    const metaCalls = () => airview.environment.requests.filter(({ url }) => url.endsWith("/meta/")).length;
    const foreign = routes.find(({ isOwn, passengers }) => !isOwn && passengers.length === 0);
    airview.store.selectRoute(foreign?.routeId ?? 0);
    expect(airview.store.$driver.get()).toBeNull();
    const own = routes.find(({ isOwn }) => isOwn);
    airview.store.selectRoute(own?.routeId ?? 0);
    const driver = airview.store.$driver.get();
    if (!driver) throw new Error("no driver");
    const load = await until(driver.$load, ({ status }) => status === "ready");
    expect(load.status === "ready" && load.data.name).toBe(own?.driverName);
    expect(metaCalls()).toBe(1);
  });
});

describe("a demo account", () => {
  test("shows the first offer's routes, and another's without a further call", async () => {
    const airview = await open({}, prospectUser);
    const first = await routesOf(airview);
    const [one = "", other = ""] = airview.store.$offers.get().names;
    expect(airview.store.$offers.get().chosen).toBe(one);
    expect(new Set(first.routes.map(({ pilotName: name }) => name))).toEqual(new Set([one]));
    const calls = airview.environment.requests.length;
    airview.store.selectRoute(first.routes[0]?.routeId ?? 0);
    airview.store.chooseOffer(other);
    expect(airview.store.$selected.get()).toBeNull();
    expect(new Set(airview.store.$routeIndex.get()?.routes.map(({ pilotName: name }) => name))).toEqual(
      new Set([other]),
    );
    airview.store.chooseOffer(one);
    const selected = airview.told[0];
    expect(airview.told).toEqual([selected, new URLSearchParams({ pilot: other }).toString(), ""]);
    expect(airview.environment.requests.length).toBe(calls);
    expect(airview.environment.requests.every(({ url }) => url.includes("/api/demo/"))).toBe(true);
  });

  test("shows the query's offer, the first when there is no such one", async () => {
    const airview = await open({ query: "pilot=Gebze+Pilotu" }, prospectUser);
    await routesOf(airview);
    expect(airview.store.$offers.get().chosen).toBe("Gebze Pilotu");
    const wrong = await open({ query: "pilot=Yok" }, prospectUser);
    await routesOf(wrong);
    expect(wrong.store.$offers.get().chosen).toBe(wrong.store.$offers.get().names[0]);
  });

  test("asks for no driver", async () => {
    const airview = await open({}, prospectUser);
    const { routes } = await routesOf(airview);
    airview.store.selectRoute(routes[0]?.routeId ?? 0);
    expect(airview.store.$driver.get()).toBeNull();
  });
});
