import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Query } from "../../../src/core/query/query.ts";
import { toMatchingRows } from "../../../src/widgets/kit/table/rows/table-rows.ts";
import { routeFields, toRouteWorkbook } from "../../../src/widgets/routes/fields.tsx";
import { occupancyKinds, toOccupancy } from "../../../src/core/routes/route-seats.ts";
import {
  type RouteRow,
  sumOccupancy,
  toDestination,
  toRouteRows,
} from "../../../src/widgets/routes/route-row.model.ts";
import { texts as english } from "../../../src/widgets/routes/routes.messages.en.ts";
import { createRoutes, tableDefaults } from "../../../src/widgets/routes/routes.store.ts";
import { openDemoSession } from "../../demo/demo-session.ts";
import { openStore } from "../../helpers/open-store.ts";
import { administrator, openTestApi, prospectUser, type TestApi } from "../../demo/helpers.ts";
import { aRoute } from "../../helpers/rows.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function open(account: typeof administrator = administrator, query = "") {
  const { session, environment } = await openDemoSession(api, account);
  const { store, told, $attributes } = openStore({ attributes: {} }, createRoutes, session, { query });
  return { store, told, environment, $attributes };
}

async function loaded<Data>({ $load }: Query<Data>): Promise<Data> {
  return new Promise((resolve, reject) => {
    const stop = $load.subscribe((load) => {
      if (load.status === "loading") return;
      queueMicrotask(() => stop());
      if (load.status === "ready") resolve(load.data);
      else reject(load.error);
    });
  });
}

const aRow = (row: Partial<RouteRow> = {}): RouteRow => ({
  uniqueId: "R-1",
  routeId: 1,
  name: "x",
  people: [],
  count: 0,
  occupancy: null,
  waiting: [],
  ...row,
});

describe("rows", () => {
  test("join both directions with the people of both, in Turkish order", () => {
    const rows = toRouteRows([
      aRoute({ routeId: 2, timePeriod: "evening", passengers: ["Şule Er", "Ali Can"] }),
      aRoute({ routeId: 1, passengers: ["İpek Er", "Ali Can", "Çağ Ay", "Ilgaz Ay"] }),
      aRoute({ routeId: 3, routeUniqueId: "R-2", timePeriod: "evening" }),
    ]);
    expect(rows.map(({ uniqueId, routeId }) => [uniqueId, routeId])).toEqual([
      ["R-1", 1],
      ["R-2", 3],
    ]);
    expect(rows[0]?.people).toEqual(["Ali Can", "Çağ Ay", "Ilgaz Ay", "İpek Er", "Şule Er"]);
  });

  test("count namesakes apart, and a person of both directions once", () => {
    const rows = toRouteRows([
      aRoute({ passengers: ["Ali Can", "Ali Can"] }),
      aRoute({ routeId: 2, timePeriod: "evening", passengers: ["Ali Can"] }),
    ]);
    expect(rows[0]?.people).toEqual(["Ali Can", "Ali Can"]);
  });

  test("link to a route by its unique id, to a planned one by its numeric id", () => {
    const row = aRow({ routeId: 501 });
    expect(toDestination(row, false)).toEqual({ name: "route-details", params: { id: "R-1" } });
    expect(toDestination(row, true)).toEqual({ name: "offer-route-details", params: { id: "501" } });
  });
});

describe("free seats", () => {
  const seated = (uniqueId: string, seats: number | null, passengers: number) => {
    const occupancy = toOccupancy(seats === null ? { kind: "unknown" } : { kind: "known", count: seats }, passengers);
    return aRow({ uniqueId, name: uniqueId, occupancy });
  };
  const rows = [
    seated("a", 16, 10),
    seated("b", null, 8),
    seated("c", 16, 17),
    seated("d", 16, 16),
    seated("e", 16, 14),
  ];

  test("order routes by free seats, unknown ones last", () => {
    const state = { ...tableDefaults, sort: { column: "free", isDescending: false } };
    expect(toMatchingRows(rows, routeFields().company.columns, state).map(({ name }) => name)).toEqual([
      "c",
      "d",
      "e",
      "a",
      "b",
    ]);
  });

  test("sum up by kind to all routes", () => {
    const counts = occupancyKinds.map((kind) => sumOccupancy(rows, kind).routes);
    expect(counts).toEqual([2, 1, 1, 1]);
    expect(sumOccupancy(rows, null)).toEqual({ routes: 5, seats: 64, passengers: 57, free: 8, over: 1, waiting: 0 });
  });

  test("has one seat and one driver in the singular in English", () => {
    const { seatsLoaded, someFailed, tiles } = english.routesMessages;
    expect([seatsLoaded("0", "1"), someFailed("1"), tiles.sums.free("1"), tiles.sums.all("1", "1")]).toEqual([
      "Loading seats, 0 / 1 driver",
      "The seats of 1 driver could not be loaded.",
      "1 free seat",
      "1 seat, 1 regular passenger",
    ]);
    expect(tiles.sums.free("2")).toBe("2 free seats");
  });

  test("are asked for when the list shows them, for every row", async () => {
    const { store, environment } = await open(administrator, "occupancy=many");
    await loaded(store.rows);
    const isAsked = () => environment.requests.some(({ url }) => url.includes("/drivers/"));
    expect(isAsked()).toBe(false);
    const stop = store.$seated.listen(() => undefined);
    const { byRoute } = await loaded(store.occupancies as NonNullable<typeof store.occupancies>);
    expect(isAsked()).toBe(true);
    expect(store.$seated.get()?.map(({ uniqueId, occupancy }) => byRoute.get(uniqueId) === occupancy)).toEqual(
      Array.from({ length: 8 }, () => true),
    );
    expect(store.$table.get().filters).toEqual({ occupancy: ["many"] });
    stop();
  });
});

describe("a company's list", () => {
  test("shows one row for each route, with its people", async () => {
    const { store } = await open();
    const rows = await loaded(store.rows);
    expect(rows).toHaveLength(8);
    expect(new Set(rows.map(({ uniqueId }) => uniqueId)).size).toBe(8);
    expect(rows.every(({ people }) => people.length > 0)).toBe(true);
    expect(store.offers).toBeNull();
  });

  test("reads its state from the query, and writes only changes", async () => {
    const { store, told } = await open(administrator, "search=sifa&page=2&sort=-count&unknown=1");
    expect(store.$table.get()).toMatchObject({
      search: "sifa",
      page: 2,
      sort: { column: "count", isDescending: true },
    });
    store.changeTable({ ...tableDefaults, search: "ışık" });
    store.changeTable({ ...tableDefaults, search: "ışık" });
    store.changeTable(tableDefaults);
    expect(told).toEqual(["search=%C4%B1%C5%9F%C4%B1k", ""]);
  });

  test("exports what matches, in the table's order", async () => {
    const rows = [
      aRow({ name: "Şişli – Levent", people: ["Ali Can"], count: 1 }),
      aRow({ uniqueId: "R-2", name: "Kadıköy – Levent", people: ["Işıl Er", "Ali Can"], count: 2 }),
      aRow({ uniqueId: "R-3", name: "Çınar – Maslak" }),
    ];
    const names = (search: string) =>
      toMatchingRows(rows, routeFields().company.columns, { ...tableDefaults, search }).map(({ uniqueId }) => uniqueId);
    expect(names("")).toEqual(["R-3", "R-2", "R-1"]);
    expect(names("sisli")).toEqual(["R-1"]);
    expect(names("ışıl")).toEqual(["R-2"]);
    const byCount = { ...tableDefaults, sort: { column: "count", isDescending: true } };
    expect(toMatchingRows(rows, routeFields().company.columns, byCount).map(({ people }) => people.length)).toEqual([
      2, 1, 0,
    ]);
    const [sheet] = toRouteWorkbook(rows).sheets;
    expect(sheet?.columns.map((column) => column.value(rows[1] as never))).toEqual([
      "Kadıköy – Levent",
      "R-2",
      2,
      "Işıl Er, Ali Can",
    ]);
  });
});

describe("a demo account's list", () => {
  test("shows one offer's routes at a time, and writes the chosen one into the query", async () => {
    const { store, told } = await open(prospectUser);
    const first = await loaded(store.rows);
    const [one, two] = store.offers?.$names.get() ?? [];
    expect(store.offers?.$pilot.get()).toBe(one);
    store.choosePilot(two ?? "");
    const second = await loaded(store.rows);
    expect(second.length).toBeGreaterThan(0);
    const ids = new Set(first.map(({ uniqueId }) => uniqueId));
    expect(second.some(({ uniqueId }) => ids.has(uniqueId))).toBe(false);
    expect(told).toEqual([new URLSearchParams({ pilot: two ?? "" }).toString()]);
  });

  test("shows the offers named by routes when the offers fail", async () => {
    const { store, environment } = await open(prospectUser);
    const { fetch } = environment;
    environment.fetch = (input, init) =>
      String(input instanceof Request ? input.url : input).includes("line-based-offers")
        ? Promise.resolve(new Response("<html>", { status: 200 }))
        : fetch(input, init);
    expect((await loaded(store.rows)).length).toBeGreaterThan(0);
    expect(store.offers?.$names.get().length).toBe(2);
    expect(store.offers?.$areNamesCut.get()).toBe(true);
    environment.fetch = fetch;
    store.offers?.retryNames();
    await vi.waitFor(() => expect(store.offers?.$areNamesCut.get()).toBe(false));
  });

  test("shows the first offer when the query's is unknown", async () => {
    const { store } = await open(prospectUser, "pilot=Yok");
    await loaded(store.rows);
    expect(store.offers?.$pilot.get()).toBe(store.offers?.$names.get()[0]);
  });
});
