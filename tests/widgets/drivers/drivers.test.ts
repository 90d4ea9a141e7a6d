import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DriverPage } from "../../../src/core/api/drivers.ts";
import { usualPageSize } from "../../../src/widgets/kit/table/page-size.contract.ts";
import { firstPage } from "../../../src/widgets/kit/table/table-state.ts";
import { driversContract } from "../../../src/widgets/drivers/drivers.contract.ts";
import { createDrivers, driverList, toDriverPlace } from "../../../src/widgets/drivers/drivers.store.ts";
import { toFields, toVehicle } from "../../../src/widgets/drivers/fields.tsx";
import { openDemoSession } from "../../demo/demo-session.ts";
import { administrator, openTestApi, type TestApi } from "../../demo/helpers.ts";
import { openStore } from "../../helpers/open-store.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const defaults = firstPage(20);

async function open(query = "") {
  const { session, environment } = await openDemoSession(api, administrator);
  const { store, told } = openStore(driversContract, createDrivers, session, { query });
  const page = () =>
    new Promise<DriverPage>((resolve, reject) => {
      store.drivers.$load.subscribe((load) => {
        if (load.status === "ready" && !load.isPrevious) resolve(load.data);
        if (load.status === "failed") reject(load.error);
      });
    });
  return { store, told, environment, page };
}

describe("the address", () => {
  test("is empty for the first twenty drivers in the provider's order", () => {
    expect(driverList.write(defaults, defaults)).toBe("");
    expect(driverList.toSearch(driverList.read("", defaults))).toEqual({
      searchTerm: "",
      page: 1,
      pageSize: 20,
      driverNames: [],
      routeNames: [],
      order: null,
    });
  });

  test("uses the provider's parameters, and reads its own text as the same state", () => {
    const state = {
      search: "34 ABC",
      sort: { column: "completion_rate", isDescending: true },
      page: 3,
      pageSize: 50,
      filters: { driver_name: ["Ali", "Şule"], route_name: ["Kadıköy – Levent"] },
    };
    const query = driverList.write(state, defaults);
    expect([...new Set(new URLSearchParams(query).keys())].toSorted()).toEqual([
      "driver_names",
      "page",
      "per_page",
      "route_names",
      "search_term",
      "sort",
    ]);
    expect(driverList.read(query, defaults)).toEqual(state);
    expect(driverList.read("sort=password", defaults).sort).toBe(null);
  });

  test("of a driver has the list's query for the link back", () => {
    expect(toDriverPlace({ id: "31" }, "")).toEqual({ name: "driver-details", params: { id: "31" }, query: "" });
    const { query } = toDriverPlace({ id: "31" }, "search_term=ay&page=2");
    expect(new URLSearchParams(query).get("list")).toBe("search_term=ay&page=2");
  });
});

test("lets only columns be sorted that the provider can sort", () => {
  const columns = toFields([], []);
  for (const { id, isSortable } of columns) {
    if (isSortable) expect(driverList.read(`sort=${id}`, defaults).sort?.column).toBe(id);
  }
});

test("writes make and model, as far as they are known", () => {
  expect(toVehicle({ brand: "Mercedes", model: "Sprinter" })).toBe("Mercedes Sprinter");
  expect(toVehicle({ brand: null, model: "Sprinter" })).toBe("Sprinter");
  expect(toVehicle({ brand: null, model: null })).toBe(null);
});

describe("the list, from the demo provider", () => {
  test("loads a page with shares and filters, and the number of documents that await approval", async () => {
    const { store, page } = await open();
    const { rows: drivers, totalCount, count, driverNames, routeNames, stats } = await page();
    expect(drivers).toHaveLength(usualPageSize);
    expect(count).toBe(totalCount);
    expect(driverNames.length).toBeGreaterThan(20);
    expect(routeNames.length).toBeGreaterThan(5);
    for (const share of Object.values(stats)) {
      expect(share?.ratio).toBeCloseTo(((share?.count ?? 0) / (share?.total ?? 1)) * 100, 0);
    }
    const waiting = await new Promise<number | null>((resolve) => {
      store.pending.$load.subscribe((load) => load.status === "ready" && resolve(load.data));
    });
    expect(waiting).toBeGreaterThan(0);
  });

  test("sends search and order to the provider, and reports them as its query", async () => {
    const { store, told, page, environment } = await open();
    const [first] = (await page()).rows;
    const name = first?.name ?? "";
    store.changeTable({ ...store.$table.get(), search: name, sort: { column: "driver_name", isDescending: true } });
    const found = await page();
    expect(found.count).toBeLessThan(found.totalCount ?? 0);
    expect(found.rows.every((driver) => driver.name.includes(name))).toBe(true);
    expect(told).toEqual([new URLSearchParams({ search_term: name, sort: "-driver_name" }).toString()]);
    expect(store.$listQuery.get()).toBe(told[0]);
    const asked = new URL(environment.requests.at(-1)?.url ?? "").searchParams;
    expect(asked.get("sort")).toBe('{"field":"driver_name","type":"desc"}');
  });
});
