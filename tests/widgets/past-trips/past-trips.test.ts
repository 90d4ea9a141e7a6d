import { atom } from "nanostores";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PagedRoute, RoutePage } from "../../../src/core/api/route-pages.ts";
import { defaultValues } from "../../../src/widgets/kit/element/attributes.ts";
import { commonAttributes } from "../../../src/widgets/kit/element/contract.ts";
import { pastTripsContract } from "../../../src/widgets/past-trips/past-trips.contract.ts";
import {
  readQuery,
  toDefaults,
  toRouteSearch,
  toTripsPlace,
  writeQuery,
} from "../../../src/widgets/past-trips/past-trips.model.ts";
import { createPastTrips } from "../../../src/widgets/past-trips/past-trips.store.ts";
import { openDemoSession } from "../../core/demo-session.ts";
import { administrator, openTestApi, type TestApi } from "../../demo/helpers.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const defaults = toDefaults(20);

async function open(query = "") {
  const { session, environment } = await openDemoSession(api, administrator);
  const values = defaultValues({ ...commonAttributes, ...pastTripsContract.attributes });
  const $attributes = atom({ ...values, query } as never) as Parameters<typeof createPastTrips>[0]["$attributes"];
  const told: string[] = [];
  const store = createPastTrips({
    session,
    $attributes,
    emit: (name, detail) => {
      if (name === "shuttle-query") told.push((detail as { query: string }).query);
      return true;
    },
  });
  const page = () =>
    new Promise<RoutePage>((resolve, reject) => {
      store.routes.$load.subscribe((load) => {
        if (load.status === "ready" && !load.isPrevious) resolve(load.data);
        if (load.status === "failed") reject(load.error);
      });
    });
  return { store, told, environment, page };
}

describe("the address", () => {
  test("of an untouched list is empty, and means evenings", () => {
    expect(writeQuery(defaults, defaults)).toBe("");
    expect(toRouteSearch(readQuery("", defaults))).toEqual({
      searchTerm: "",
      page: 1,
      pageSize: 20,
      timePeriods: ["evening"],
      routeNames: [],
      order: null,
    });
  });

  test("has the provider's words and reads back the same", () => {
    const state = {
      search: "Şişli",
      sort: { column: "driver_name", isDescending: true },
      page: 2,
      pageSize: 50,
      filters: { time_period: ["morning", "evening"], route_name: ["Kadıköy – Levent"] },
    };
    const query = writeQuery(state, defaults);
    expect([...new URLSearchParams(query).keys()].toSorted()).toEqual([
      "page",
      "per_page",
      "route_names",
      "search_term",
      "sort",
      "time_periods",
      "time_periods",
    ]);
    expect(readQuery(query, defaults)).toEqual(state);
  });

  test("tells when the evenings' filter is off", () => {
    const query = writeQuery({ ...defaults, filters: {} }, defaults);
    expect(query).toBe("time_periods=");
    expect(toRouteSearch(readQuery(query, defaults)).timePeriods).toEqual([]);
  });

  test("what the provider would refuse is left out", () => {
    const state = readQuery("time_periods=noon&sort=password&per_page=x&page=0", defaults);
    expect(state).toMatchObject({ sort: null, page: 1, pageSize: 20, filters: {} });
  });
});

describe("a route", () => {
  test("leads to its past trips", () => {
    expect(toTripsPlace({ uniqueId: "R-17", name: "Şişli – Levent" } as PagedRoute)).toEqual({
      name: "past-route-details",
      params: { id: "R-17" },
      query: "routeName=%C5%9Ei%C5%9Fli+%E2%80%93+Levent",
    });
  });
});

describe("with the demo API", () => {
  test("the list asks for what the specification says, page by page", async () => {
    const { store, page, environment, told } = await open("per_page=3");
    expect((await page()).routes).toHaveLength(3);
    const { searchParams } = new URL(environment.requests.at(-1)?.url ?? "");
    expect(searchParams.get("use_one_time_period")).toBe("true");
    expect(searchParams.get("column_filters")).toBe('{"time_periods":["evening"]}');
    store.changeTable({ ...store.$table.get(), page: 3 });
    await new Promise<void>((resolve) => {
      store.routes.$load.subscribe((load) => {
        if (load.status === "ready" && load.data.routes.length === 2) resolve();
      });
    });
    expect(told).toEqual(["page=3&per_page=3"]);
    store.destroy();
  });

  test("the badge counts all routes, whatever is searched for", async () => {
    const { store, page } = await open("search_term=yok+böyle+rota");
    expect((await page()).count).toBe(0);
    const count = await new Promise((resolve) => {
      store.allRoutes.$load.subscribe((load) => load.status === "ready" && resolve(load.data.length));
    });
    expect(count).toBe(8);
    store.destroy();
  });
});
