import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Query } from "../../../src/core/query/query.ts";
import type { AttributeValues, CommonValues } from "../../../src/widgets/kit/element/contract.ts";
import { pastRouteDetailsContract } from "../../../src/widgets/past-route-details/past-route-details.contract.ts";
import { createPastRouteDetails } from "../../../src/widgets/past-route-details/past-route-details.store.ts";
import { loadsOf } from "../../../src/widgets/kit/root/load-report.ts";
import { openDemoSession } from "../../demo/demo-session.ts";
import { openStore } from "../../helpers/open-store.ts";
import { administrator, openTestApi, type TestApi } from "../../demo/helpers.ts";

type Values = AttributeValues<typeof pastRouteDetailsContract.attributes> & CommonValues;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function open(values: Partial<Values>, { followsLinks = true } = {}) {
  const { session, environment } = await openDemoSession(api, administrator);
  environment.time = api.clock.now.getTime();
  const {
    store,
    scope,
    events: told,
    $attributes,
  } = openStore(pastRouteDetailsContract, createPastRouteDetails, session, values, !followsLinks);
  const asked = () =>
    environment.requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search);
  return { store, scope, told, asked, environment, $attributes };
}

/** Settles once the query is ready or has failed; keeps listening, as a view does. */
async function settled<Data>({ $load }: Query<Data>): Promise<Data> {
  return new Promise((resolve, reject) => {
    $load.subscribe((load) => {
      if (load.status === "ready") resolve(load.data);
      if (load.status === "failed") reject(load.error);
    });
  });
}
type Opened = Awaited<ReturnType<typeof open>>["store"];
const watchAll = (store: Opened) => {
  for (const query of [store.list, store.details, store.directions, store.passengers, store.driver]) {
    query.$load.subscribe(() => undefined);
  }
};

describe("the list of trips", () => {
  test("lists from five days before today and selects the first trip", async () => {
    const { store, asked, told } = await open({ routeId: "R-2" });
    const trips = await settled(store.list);
    expect(asked()).toEqual(["/api/routes/past-trips/?route_unique_id=R-2&date_start=2026-11-14&date_end=2026-11-19"]);
    expect(store.$trip.get()).toBe(trips[0]);
    expect(trips.length).toBeGreaterThan(4);
    expect(told).toEqual([]);
  });

  test("filters by direction without a call and keeps a trip selected", async () => {
    const { store, asked, told } = await open({ routeId: "R-2" });
    await settled(store.list);
    store.chooseDirection("morning");
    expect(new Set(store.$trips.get().map(({ timePeriod }) => timePeriod))).toEqual(new Set(["morning"]));
    expect(store.$trip.get()).toBe(store.$trips.get()[0]);
    expect(asked().filter((address) => address.includes("route_unique_id"))).toHaveLength(1);
    expect(told).toEqual([["shuttle-query", { query: "direction=morning" }]]);
  });

  test("selects the first trip of other days, and loads the same days anew", async () => {
    const { store, asked, told } = await open({ routeId: "R-2", query: "date_start=2026-11-10&trip=1" });
    await settled(store.list);
    const range = { start: "2026-11-09", end: "2026-11-13" };
    await store.listDays(range);
    await expect.poll(() => store.list.$load.get().status).toBe("ready");
    expect(told).toEqual([["shuttle-query", { query: "date_start=2026-11-09&date_end=2026-11-13" }]]);
    expect(store.$trip.get()).toBe(store.$trips.get()[0]);
    const before = asked().length;
    await store.listDays(range);
    expect(asked().slice(before)).toHaveLength(1);
    expect(told).toHaveLength(1);
  });
});

describe("one trip", () => {
  test("asks for no trip of the list before", async () => {
    const { store: before } = await open({ routeId: "R-2" });
    const [first, second] = await settled(before.list);
    const { store, asked } = await open({ routeId: "R-2", query: `trip=${second?.id}` });
    watchAll(store);
    await settled(store.details);
    await store.listDays({ start: "2026-11-09", end: "2026-11-13" });
    await expect.poll(() => store.list.$load.get().status).toBe("ready");
    await settled(store.details);
    expect(asked().filter((address) => address.includes(`/${first?.id}`))).toEqual([]);
  });

  test("asks for all parts of a trip and cancels those of the one before", async () => {
    const { store, environment } = await open({ routeId: "R-2" });
    const [first, second] = await settled(store.list);
    if (!first || !second) throw new Error("No trips");
    const answer = environment.fetch;
    const given: string[] = [];
    let waiting = 0;
    environment.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), "http://portal.test");
      if (!pathname.includes(String(first.id))) return answer(input, init);
      waiting += 1;
      return new Promise((_resolve, reject) => {
        const signal = input instanceof Request ? input.signal : init?.signal;
        signal?.addEventListener("abort", () => {
          given.push(pathname.replace(String(first.id), "…"));
          reject(new DOMException("Aborted", "AbortError"));
        });
      });
    };
    watchAll(store);
    await expect.poll(() => waiting).toBe(4);
    store.chooseTrip(second.id);
    const base = "/api/routes/past-trips/…";
    await expect
      .poll(() => given.toSorted())
      .toEqual([base, `${base}/directions/`, `${base}/meta/`, `${base}/passengers/`]);
    environment.fetch = answer;
    const passengers = await settled(store.passengers);
    expect(passengers.length).toBeGreaterThan(0);
    expect(store.$trip.get()?.id).toBe(second.id);
    // Back to the second trip: its loaded data are shown at once, without another request.
    await Promise.all([settled(store.details), settled(store.directions), settled(store.driver)]);
    store.chooseTrip(first.id);
    await settled(store.directions);
    const seen = environment.requests.length;
    store.chooseTrip(second.id);
    expect(store.directions.$load.get().status).toBe("ready");
    expect(environment.requests.length).toBe(seen);
  });

  test("reads five thousand points, the company and all kinds of events of the longest trip", async () => {
    const { store } = await open({ routeId: "R-1" });
    await settled(store.list);
    const way = await settled(store.directions);
    expect(way.driven).toHaveLength(5000);
    expect(way.companies).toHaveLength(1);
    expect(way.planned.length).toBeGreaterThan(0);
    const { events } = await settled(store.details);
    expect(new Set(events?.map(({ kind }) => kind)).size).toBe(5);
  });

  test("keeps a feedback form for each trip and sends its id", async () => {
    const { store, environment } = await open({ routeId: "R-2" });
    const [first] = await settled(store.list);
    if (!first) throw new Error("No trips");
    const form = store.feedbackOn(first.id);
    expect(store.feedbackOn(first.id)).toBe(form);
    form.edit("Teşekkürler");
    await form.submit();
    const request = environment.requests.at(-1);
    expect(await request?.clone().json()).toEqual({ past_trip_id: first.id, feedback: "Teşekkürler" });
  });
});

describe("which route", () => {
  test("asks for nothing when there is no id", async () => {
    const { scope, store, asked } = await open({ routeId: "  " });
    watchAll(store);
    expect(loadsOf(scope)).toEqual([]);
    expect(asked()).toEqual([]);
  });

  test("asks the page for another route, and shows it here when the page doesn't navigate", async () => {
    const query = "date_start=2026-11-10&trip=5";
    const portal = await open({ routeId: "R-2", query });
    portal.store.chooseRoute("R-3");
    const detail = { name: "past-route-details", params: { id: "R-3" }, query: "date_start=2026-11-10", href: null };
    expect(portal.told).toEqual([["shuttle-navigate", detail]]);
    expect(portal.store.$routeId.get()).toBe("R-2");

    const intranet = await open({ routeId: "R-2", query }, { followsLinks: false });
    intranet.store.chooseRoute("R-3");
    expect(intranet.store.$routeId.get()).toBe("R-3");
    expect(intranet.told.at(-1)).toEqual(["shuttle-query", { query: "route=R-3&date_start=2026-11-10" }]);
    // The attribute takes precedence over what was chosen here.
    intranet.$attributes.set({ ...intranet.$attributes.get(), routeId: "R-4", query: "" });
    expect(intranet.store.$routeId.get()).toBe("R-4");
    await Promise.all([settled(portal.store.list), settled(intranet.store.list)]);
  });
});
