import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Query } from "../../../src/core/query/query.ts";
import type { AttributeValues, CommonValues } from "../../../src/widgets/kit/element/contract.ts";
import { routeDetailsContract } from "../../../src/widgets/route-details/route-details.contract.ts";
import { createRouteDetails } from "../../../src/widgets/route-details/route-details.store.ts";
import { loadsOf } from "../../../src/widgets/kit/root/load-report.ts";
import { openDemoSession } from "../../demo/demo-session.ts";
import { openStore } from "../../helpers/open-store.ts";
import { administrator, openTestApi, prospectUser, type TestApi } from "../../demo/helpers.ts";

type Values = AttributeValues<typeof routeDetailsContract.attributes> & CommonValues;
interface Listed {
  readonly route_id: number;
  readonly route_unique_id: string;
  readonly time_period: string;
}

let api: TestApi;
let routes: readonly Listed[];
beforeAll(async () => {
  api = await openTestApi();
  ({ result: routes } = (await api.get("/api/routes/", await api.tokenFor(administrator))) as { result: Listed[] });
});
afterAll(() => api.close());

async function open(
  values: Partial<Values>,
  account: typeof administrator = administrator,
  answer?: () => Promise<Response>,
) {
  const { session, environment } = await openDemoSession(api, account);
  if (answer) environment.fetch = answer;
  const {
    store,
    scope,
    events: told,
    $attributes,
  } = openStore(routeDetailsContract, createRouteDetails, session, values);
  const asked = () => environment.requests.map(({ url }) => new URL(url).pathname);
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

const idOf = (uniqueId: string, period: string) =>
  routes.find((route) => route.route_unique_id === uniqueId && route.time_period === period)?.route_id;

describe("directions", () => {
  test("shows the morning first, and loads each direction by its own id", async () => {
    const { store, asked, told } = await open({ routeId: "R-1" });
    await settled(store.own);
    expect(store.$variant.get()?.period).toBe("morning");
    expect(asked()).toContain(`/api/routes/${idOf("R-1", "morning")}/`);
    store.chooseDirection("evening");
    await expect.poll(asked).toContain(`/api/routes/${idOf("R-1", "evening")}/`);
    expect(told).toEqual([["shuttle-query", { query: "direction=evening" }]]);
    store.chooseDirection("morning");
    await expect
      .poll(() => asked().filter((path) => path === `/api/routes/${idOf("R-1", "morning")}/`))
      .toHaveLength(2);
    expect(told.at(-1)).toEqual(["shuttle-query", { query: "" }]);
  });

  test("prefers the query to the attribute, and clears the stop with the direction", async () => {
    const { store, told } = await open({ routeId: "R-1", direction: "morning", query: "direction=evening&stop=B" });
    await settled(store.own);
    expect(store.$variant.get()?.period).toBe("evening");
    expect(store.$state.get().stop).toBe("B");
    store.chooseDirection("morning");
    expect(told).toEqual([["shuttle-query", { query: "" }]]);
  });

  test("shows the direction's own times", async () => {
    const { store } = await open({ routeId: "R-1" });
    const morning = await settled(store.own);
    expect(morning?.begins).toMatch(/^\d\d:\d\d$/);
    expect(morning?.stops[0]?.arrival && morning.stops[0].arrival >= (morning.begins ?? "")).toBe(true);
    expect(morning?.way.length).toBeGreaterThan(10);
    expect(morning?.offices).toHaveLength(1);
  });

  test("links to the present view by what differs from the portal's default", async () => {
    const { store } = await open({ routeId: "R-1", direction: "evening" });
    await settled(store.own);
    const variant = store.$variant.get();
    expect(variant && store.toPlace(variant, "C")).toEqual({
      name: "route-details",
      params: { id: "R-1" },
      query: "direction=evening&stop=C",
    });
  });
});

describe("which route", () => {
  test("asks for nothing when there is no id, or no number for a planned route", async () => {
    for (const values of [{}, { routeId: "  " }, { routeId: "R-1", offer: true }]) {
      const { scope, store, asked } = await open(values);
      store.routes.$load.subscribe(() => undefined);
      store.own.$load.subscribe(() => undefined);
      expect(loadsOf(scope)).toEqual([]);
      expect(asked()).toEqual([]);
      expect(["own", "offer"]).not.toContain(store.$requested.get()?.kind);
    }
  });

  test("has no variant when no route has the id", async () => {
    const { store } = await open({ routeId: "R-999" });
    await settled(store.routes);
    expect(store.$variants.get()).toEqual([]);
    expect(store.$variant.get()).toBeNull();
  });

  test("shows another route when the id changes", async () => {
    const { store, $attributes } = await open({ routeId: "R-1" });
    await settled(store.own);
    $attributes.set({ ...$attributes.get(), routeId: "R-2" });
    expect(store.$variant.get()?.routeId).toBe(idOf("R-2", "morning"));
  });

  test("keeps a known route when the routes fail later", async () => {
    const { store, environment } = await open({ routeId: "R-1" });
    await settled(store.own);
    environment.fetch = () => Promise.resolve(new Response("<html>", { status: 403 }));
    await store.routes.refresh();
    const load = store.routes.$load.get();
    expect(load.status === "ready" && load.refreshError?.status).toBe(403);
    expect(store.$variant.get()?.period).toBe("morning");
  });

  test("fails for an unknown route, and tells the page", async () => {
    const refused = () => Promise.resolve(new Response("<html>", { status: 403 }));
    const { store, told } = await open({ routeId: "R-1" }, administrator, refused);
    await expect(settled(store.routes)).rejects.toMatchObject({ status: 403 });
    store.emitNotFound();
    expect(told).toEqual([["shuttle-navigate", { name: "not-found", params: {}, query: "", href: null }]]);
  });
});

describe("a planned route", () => {
  const planned = async () => {
    const { routes: found } = (await api.get("/api/demo/routes/", await api.tokenFor(prospectUser))) as {
      routes: Listed[];
    };
    return found;
  };

  test("shows the wanted direction from one call, without one for the driver", async () => {
    const evening = (await planned()).find((route) => route.time_period === "evening");
    const { store, asked } = await open({ routeId: String(evening?.route_id), offer: true }, prospectUser);
    const sheet = await settled(store.planned);
    store.driver.$load.subscribe(() => undefined);
    expect(store.$variant.get()).toMatchObject({ routeId: evening?.route_id, period: "evening" });
    expect(sheet?.way.length).toBeGreaterThan(10);
    expect(sheet?.stops.length).toBeGreaterThan(0);
    expect(new Set(asked())).toEqual(new Set([`/api/demo/routes/${evening?.route_id}/`]));
    const variant = store.$variant.get();
    expect(variant && store.toPlace(variant, null).query).toBe("");
  });
});

test("keeps a feedback form for each direction", async () => {
  const { store } = await open({ routeId: "R-1" });
  await settled(store.own);
  store.feedbackOn(1).edit("sabah");
  expect(store.feedbackOn(2).$text.get()).toBe("");
  expect(store.feedbackOn(1).$text.get()).toBe("sabah");
});

describe("the vehicle's seats", () => {
  test("are asked of the route's driver when a card shows them", async () => {
    const { store, asked } = await open({ routeId: "R-1" });
    await settled(store.own);
    const drivers = () => asked().filter((path) => path.startsWith("/api/routes/drivers/"));
    expect(drivers()).toEqual([]);
    expect(await settled(store.seats)).toMatchObject({ kind: "known" });
    expect(drivers()).toEqual(["/api/routes/drivers/", "/api/routes/drivers/31/"]);
  });

  test("aren't asked for a planned route", async () => {
    const { store } = await open({ routeId: "9", offer: true }, prospectUser);
    store.seats.$load.listen(() => undefined);
    expect(store.seats.$load.get()).toEqual({ status: "loading", isIdle: true });
  });
});
