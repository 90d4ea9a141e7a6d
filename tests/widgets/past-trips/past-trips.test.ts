import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { PastTrip } from "../../../src/core/api/past-trips.ts";
import type { PagedRoute, RoutePage } from "../../../src/core/api/route-pages.ts";
import type { DayRuns } from "../../../src/core/trips/day-runs.ts";
import { toArrival } from "../../../src/core/trips/punctuality.ts";
import { exportWorkbook } from "../../../src/widgets/kit/sheet/export/export-workbook.ts";
import { usualPageSize } from "../../../src/widgets/kit/table/page-size.contract.ts";
import {
  runFields,
  toRouteColumns,
  toRunWorkbook,
  toTripsDestination,
} from "../../../src/widgets/past-trips/fields.tsx";
import { pastTripsContract } from "../../../src/widgets/past-trips/past-trips.contract.ts";
import { createPastTrips, routeList, toDefaults } from "../../../src/widgets/past-trips/past-trips.store.ts";
import {
  readRuns,
  type RunRow,
  toEmptyTitle,
  toRunRows,
  writeRuns,
} from "../../../src/widgets/past-trips/runs.model.ts";
import { openDemoSession } from "../../demo/demo-session.ts";
import { administrator, openTestApi, type TestApi } from "../../demo/helpers.ts";
import { openStore } from "../../helpers/open-store.ts";
import { aPastTrip } from "../../helpers/rows.ts";
import { rawCells, unzip } from "../../kit/sheet/open-xlsx.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const defaults = toDefaults(usualPageSize);

async function open(query = "", opened?: Awaited<ReturnType<typeof openDemoSession>>) {
  const { session, environment } = opened ?? (await openDemoSession(api, administrator));
  environment.time = api.clock.now.getTime();
  const { store, told } = openStore(pastTripsContract, createPastTrips, session, { query });
  const page = () =>
    new Promise<RoutePage>((resolve, reject) => {
      store.routes.$load.subscribe((load) => {
        if (load.status === "ready" && !load.isPrevious) resolve(load.data);
        if (load.status === "failed") reject(load.error);
      });
    });
  return { store, told, environment, page };
}

describe("the query", () => {
  test("is empty for the evening's routes", () => {
    expect(routeList.write(defaults, defaults)).toBe("");
    expect(routeList.toSearch(routeList.read("", defaults))).toEqual({
      searchTerm: "",
      page: 1,
      pageSize: usualPageSize,
      timePeriods: ["evening"],
      routeNames: [],
      order: null,
    });
  });

  test("has the provider's parameter names and keeps the state", () => {
    const state = {
      search: "Şişli",
      sort: { column: "driver_name", isDescending: true },
      page: 2,
      pageSize: 50,
      filters: { time_period: ["morning", "evening"], route_name: ["Kadıköy – Levent"] },
    };
    const query = routeList.write(state, defaults);
    expect([...new URLSearchParams(query).keys()].toSorted()).toEqual([
      "page",
      "per_page",
      "route_names",
      "search_term",
      "sort",
      "time_periods",
      "time_periods",
    ]);
    expect(routeList.read(query, defaults)).toEqual(state);
  });

  test("keeps that the evening's filter is off", () => {
    const query = routeList.write({ ...defaults, filters: {} }, defaults);
    expect(query).toBe("time_periods=");
    expect(routeList.toSearch(routeList.read(query, defaults)).timePeriods).toEqual([]);
  });

  test("ignores what the provider would refuse", () => {
    const state = routeList.read("time_periods=noon&sort=password&per_page=x&page=0", defaults);
    expect(state).toMatchObject({ sort: null, page: 1, pageSize: usualPageSize, filters: {} });
  });
});

describe("a route", () => {
  test("leads to its past trips", () => {
    expect(toTripsDestination({ uniqueId: "R-17", name: "Şişli – Levent" } as PagedRoute)).toEqual({
      name: "past-route-details",
      params: { id: "R-17" },
      query: "routeName=%C5%9Ei%C5%9Fli+%E2%80%93+Levent",
    });
  });
});

describe("with the demo API", () => {
  test("requests the evening's routes page by page", async () => {
    const { store, page, environment, told } = await open("per_page=3");
    expect((await page()).rows).toHaveLength(3);
    const { searchParams } = new URL(environment.requests.at(-1)?.url ?? "");
    expect(searchParams.get("use_one_time_period")).toBe("true");
    expect(searchParams.get("column_filters")).toBe('{"time_periods":["evening"]}');
    store.changeTable({ ...store.$table.get(), page: 3 });
    await new Promise<void>((resolve) => {
      store.routes.$load.subscribe((load) => {
        if (load.status === "ready" && load.data.rows.length === 2) resolve();
      });
    });
    expect(told).toEqual(["page=3&per_page=3"]);
  });

  test("counts all routes in the badge, whatever is searched", async () => {
    const { store, page } = await open("search_term=yok+böyle+rota");
    expect((await page()).count).toBe(0);
    const count = await new Promise((resolve) => {
      store.allRoutes.$load.subscribe((load) => load.status === "ready" && resolve(load.data.length));
    });
    expect(count).toBe(8);
  });
});

const textOf = (row: RunRow, column: string) =>
  runFields()
    .columns.find(({ id }) => id === column)
    ?.text(row);

test("shows the duration between departure and arrival", () => {
  const row = { departure: "07:32", arrival: "08:30", duration: 3440 } as PagedRoute;
  const text = toRouteColumns([]).find(({ id }) => id === "duration")?.text;
  expect(text?.(row)).toBe("58\u00a0dk");
  expect(text?.({ ...row, arrival: null })).toBe("57\u00a0dk");
});

describe("the direction used last", () => {
  test("is used for the next list, not for a saved view", async () => {
    const opened = await openDemoSession(api, administrator);
    const { store } = await open("", opened);
    expect(store.$table.get()).toEqual(defaults);
    store.changeTable({ ...defaults, filters: { time_period: ["morning"] } });
    const { store: next, told } = await open("", opened);
    expect(next.$table.get().filters).toEqual({ time_period: ["morning"] });
    expect(next.views.toQuery(next.$table.get())).toBe("time_periods=morning");
    next.changeTable(defaults);
    expect(told).toEqual(["time_periods=evening"]);
    // The address takes precedence over what was used last.
    next.changeTable({ ...defaults, filters: { time_period: ["morning"] } });
    const { store: linked } = await open("time_periods=evening", opened);
    expect(linked.$table.get()).toEqual(defaults);
  });
});

describe("the tab used last", () => {
  test("is used for the next list unless the query names one", async () => {
    const opened = await openDemoSession(api, administrator);
    const { store: first } = await open("", opened);
    expect(first.$runs.get()).toBeNull();
    first.showRuns();
    const { store: next, told } = await open("", opened);
    expect(next.$runs.get()).toEqual({ day: "2026-11-18", trips: [] });
    expect((await open("time_periods=morning", opened)).store.$runs.get()).toBeNull();
    next.showRoutes();
    next.showRuns();
    next.showRoutes();
    expect(told).toEqual(["view=routes", "view=runs&day=2026-11-18", "view=routes"]);
    const { store: last } = await open("", opened);
    expect(last.$runs.get()).toBeNull();
    last.showRuns();
    // An alert's link chooses no tab for the next visit, and an address of the routes is one in every browser.
    expect((await open("view=routes", opened)).store.$runs.get()).toBeNull();
  });
});

describe("the runs of a day", () => {
  const found = (store: Awaited<ReturnType<typeof open>>["store"]) =>
    new Promise<DayRuns>((resolve, reject) => {
      store.runs.$load.subscribe((load) => {
        if (load.status === "ready") resolve(load.data);
        if (load.status === "failed") reject(load.error);
      });
    });

  test("are those of the last workday, with delay and no-shows", async () => {
    const { store, told, environment } = await open();
    store.showRuns();
    expect(told).toEqual(["view=runs&day=2026-11-18"]);
    const { runs, isIncomplete } = await found(store);
    expect(isIncomplete).toBe(false);
    const known = new Set(runs.map(({ routeUniqueId }) => routeUniqueId));
    expect(known.size).toBeGreaterThan(5);
    expect(runs.some(({ noShows }) => (noShows ?? 0) > 0)).toBe(true);
    const asked = environment.requests.map(({ url }) => new URL(url));
    expect(asked.filter(({ pathname }) => pathname.includes("bookings"))).toHaveLength(1);
    expect(asked.filter(({ pathname }) => pathname.includes("past-trips"))).toHaveLength(known.size);
    const rows = toRunRows(runs, { day: "2026-11-18", trips: [] });
    const late = rows.find(({ isLate, direction }) => isLate && direction === "morning");
    const run = runs.find(({ trip }) => trip.id === late?.id);
    expect(late?.minutes).toBe(run && toArrival(run.trip)?.minutes);
    expect(late && ["date", "difference"].map((id) => textOf(late, id))).toEqual([
      "18.11.2026",
      `${late?.minutes}\u00a0dk geç`,
    ]);
    expect(late?.to.query).toContain(`date_start=2026-11-18&trip=${late?.id}`);
  });

  test("are exported as numbers, times and text, with no-shows and kilometres", async () => {
    vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { store, environment } = await open();
    store.showRuns();
    const { runs } = await found(store);
    const rows = toRunRows(runs, { day: "2026-11-18", trips: [] });
    const before = environment.requests.length;
    const write = async (isIncomplete: boolean) => {
      const named = rows.map((row, index) => (index === 0 ? { ...row, routeName: "=1+1" } : row));
      const workbook = toRunWorkbook(named, { day: "2026-11-18", isIncomplete, fetchRoutes: store.fetchRoutes });
      const signal = new AbortController().signal;
      return exportWorkbook(workbook, "xlsx", { signal, onProgress: () => undefined });
    };
    const file = await write(false);
    expect(environment.requests.length - before).toBe(1);
    expect(file).toMatchObject({ name: "18.11.2026 Seferleri.xlsx", rows: rows.length });
    const cells = rawCells(unzip(await file.blob.arrayBuffer()));
    const line = (number: number) => [..."ABCDEFGHIJ"].map((letter) => cells.get(`${letter}${number}`)?.value);
    expect(line(1)).toEqual([
      "Tarih",
      "Rota",
      "Rota no",
      "Sefer no",
      "Yön",
      "Plan (ofis)",
      "Gerçekleşen",
      "Fark (dk)",
      "Gelmeyen",
      "Güzergâh (km)",
    ]);
    expect(cells.get("B2")).toMatchObject({ type: "s", value: "=1+1" });
    const index = rows.findIndex(({ minutes, noShows }) => minutes !== null && noShows !== null && noShows > 0);
    const written = line(index + 2);
    expect(cells.get(`F${index + 2}`)?.format).toContain("hh:mm");
    expect([written[3], Number(written[7]), Number(written[8])]).toEqual([
      String(rows[index]?.id),
      rows[index]?.minutes,
      rows[index]?.noShows,
    ]);
    expect(Number(written[9])).toBeGreaterThan(1);
    const warned = rawCells(unzip(await (await write(true)).blob.arrayBuffer()));
    expect(warned.get("A1")?.value).toBe("Bazı rotaların sefer ya da gelmeyen bilgisi alınamadı.");
  });

  test("have no end when nobody ended the run in the app", () => {
    const trip = aPastTrip({ plannedDay: "2026-11-18", startedAt: Date.parse("2026-11-18T07:02:11+03:00") });
    const shown = (ended: PastTrip) =>
      toRunRows([{ trip: ended, routeUniqueId: "R-17", routeName: "Kadıköy – Levent", noShows: null }], {
        day: "2026-11-18",
        trips: [],
      });
    expect(shown(trip).map((row) => [textOf(row, "actual"), row.minutes])).toEqual([["08:12", 2]]);
    const autoFinished = shown({ ...trip, isAutoFinished: true });
    expect(autoFinished.map((row) => [textOf(row, "actual"), row.minutes])).toEqual([["-", null]]);
  });

  test("show how many routes have answered, and request the list of routes once", async () => {
    const { store, environment } = await open();
    const told: string[] = [];
    store.$runsProgress.listen((progress) => told.push(progress ? `${progress.done}/${progress.total}` : "none"));
    store.allRoutes.$load.listen(() => undefined);
    store.showRuns();
    await found(store);
    expect(told.slice(0, 3)).toEqual(["0/8", "1/8", "2/8"]);
    expect(told.at(-1)).toBe("8/8");
    expect(environment.requests.filter(({ url }) => url.includes("per_page=1000"))).toHaveLength(1);
    store.chooseRunsDay("2026-11-17");
    expect(store.$runsProgress.get()).toBeNull();
  });

  test("are limited to those of the query, without invalid values", () => {
    const read = (query: string) => readRuns(query, "2026-11-18", "2026-11-19");
    const some = "view=runs&day=2026-11-17&trip=9001&trip=9002";
    expect(writeRuns(read(some))).toBe(some);
    expect(read("day=2026-11-17")).toBeNull();
    for (const day of ["", "2026-02-30", "2017-01-01", "2026-11-20"]) {
      expect(read(`view=runs&day=${day}&trip=1`)).toEqual({ day: "2026-11-18", trips: [] });
    }
    expect(read("view=runs&day=2026-11-17&trip=x&trip=5&trip=5")).toEqual({ day: "2026-11-17", trips: [5] });
  });

  test("are missing on a holiday, which is named, not on a half day", () => {
    expect(toEmptyTitle("2026-10-29")).toContain("Cumhuriyet Bayramı");
    expect(toEmptyTitle("2026-10-28")).toBe(toEmptyTitle("2026-11-18"));
  });

  test("are shown with a note when a route fails", async () => {
    const { store, environment } = await open();
    const answer = environment.fetch;
    environment.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.includes("route_unique_id=R-2&") || url.includes("bookings"))
        return Promise.resolve(new Response("{}", { status: 400 }));
      return answer(input, init);
    };
    store.showRuns();
    const { runs, isIncomplete } = await found(store);
    expect(isIncomplete).toBe(true);
    expect(runs.length).toBeGreaterThan(10);
    expect(runs.some(({ routeUniqueId }) => routeUniqueId === "R-2")).toBe(false);
    expect(new Set(runs.map(({ noShows }) => noShows))).toEqual(new Set([null]));
  });

  test("have no number of no-shows when the provider sends only a part of them", async () => {
    const { store, environment } = await open();
    const answer = environment.fetch;
    environment.fetch = async (input, init) => {
      const response = await answer(input, init);
      if (!(input instanceof Request ? input.url : String(input)).includes("bookings")) return response;
      const page = (await response.json()) as { count: number };
      return Response.json({ ...page, count: page.count + 1 });
    };
    store.showRuns();
    const { runs, isIncomplete } = await found(store);
    expect(isIncomplete).toBe(true);
    expect(new Set(runs.map(({ noShows }) => noShows))).toEqual(new Set([null]));
  });
});
