import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "./contract.ts";
import { administrator, openTestApi, withQuery, type TestApi } from "./helpers.ts";

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await openTestApi({ employees: 160, routes: 20 });
  token = await api.tokenFor(administrator);
});
afterAll(() => api.close());

async function list(query: Readonly<Record<string, unknown>>) {
  return v.parse(contract.routeList, await api.get(withQuery("/api/routes/", query), token));
}
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

describe("filters", () => {
  test("each choice that is offered finds something, and only what it says", async () => {
    const { meta } = await list({ all_routes: true });
    expect(meta.column_filters.time_period).toEqual(["morning", "evening"]);
    expect(meta.column_filters.sides).toEqual(["Avrupa", "Anadolu"]);
    for (const side of meta.column_filters.sides) {
      expect((await list({ all_routes: true, column_filters: { sides: [side] } })).meta.total_count).toBeGreaterThan(0);
    }
    const [neighbourhood = ""] = meta.column_filters.through_neighborhoods;
    expect(
      (await list({ all_routes: true, column_filters: { neighborhoods: [neighbourhood] } })).routes.length,
    ).toBeGreaterThan(0);
    const [name = ""] = meta.column_filters.route_name;
    const named = await list({ all_routes: true, column_filters: { route_names: [name] } });
    expect(new Set(named.routes.map((route) => route.route_name))).toEqual(new Set([name]));
    // The choices are those of the scope, not of the filtered routes.
    expect(named.meta.column_filters).toEqual(meta.column_filters);
  });

  test("time periods, offices and companies", async () => {
    const evenings = await list({ column_filters: { time_periods: ["evening"] } });
    expect(new Set(evenings.routes.map((route) => route.time_period))).toEqual(new Set(["evening"]));
    const maslak = await list({ column_filters: { bu_names: ["Maslak"] } });
    expect(maslak.routes.every((route) => route.route_name.includes("– Maslak"))).toBe(true);
    expect(maslak.routes.length).toBeGreaterThan(0);
    const anka = await list({ all_routes: true, column_filters: { companies: ["Anka Yazılım A.Ş."] } });
    expect(anka.routes.every((route) => !route.is_company_my_own)).toBe(true);
    expect(anka.routes.length).toBeGreaterThan(0);
  });

  test("several filters hold together, and one that fits nothing gives an empty list", async () => {
    const both = await list({ column_filters: { time_periods: ["morning"], bu_names: ["Levent", "Maslak"] } });
    expect(
      both.routes.every((route) => route.time_period === "morning" && !route.route_name.includes("Kozyatağı")),
    ).toBe(true);
    expect((await list({ column_filters: { route_names: ["Yok"] } })).meta.total_count).toBe(0);
  });

  test("one time period leaves one variant of each route", async () => {
    const once = await list({ use_one_time_period: true });
    expect(once.meta.total_count).toBe(20);
    expect(once.routes.every((route) => route.time_period === "morning")).toBe(true);
    const evenings = await list({ use_one_time_period: true, column_filters: { time_periods: ["evening"] } });
    expect(evenings.meta.total_count).toBe(20);
    expect(evenings.routes.every((route) => route.time_period === "evening")).toBe(true);
  });

  test("pages cut the list and tell the whole count", async () => {
    const whole = await list({ all_routes: false });
    const second = await list({ page: 2, per_page: 15 });
    expect(second.meta.total_count).toBe(40);
    expect(second.routes).toEqual(whole.routes.slice(15, 30));
    expect((await list({ page: 9, per_page: 15 })).routes).toEqual([]);
  });

  test.each([
    ["column_filters", "{"],
    ["column_filters", '{"time_periods":"evening"}'],
    ["column_filters", '{"time_periods":["noon"]}'],
    ["column_filters", '{"unknown":[]}'],
    ["sort", '{"field":"password","type":"asc"}'],
    ["sort", '{"field":"route_name","type":"up"}'],
    ["all_routes", "yes"],
    ["page", "0"],
    ["per_page", "-1"],
    ["per_page", "ten"],
  ])("%s=%s is a 400", async (name, value) => {
    const response = await api.request(withQuery("/api/routes/", { [name]: value }), { token });
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)[0]).toContain(name);
  });
});

describe("the Turkish way", () => {
  test("names sort by the Turkish alphabet, numbers by their value", async () => {
    const collator = new Intl.Collator("tr");
    for (const type of ["asc", "desc"]) {
      const { routes } = await list({ all_routes: true, sort: { field: "route_name", type } });
      const names = routes.map((route) => route.route_name);
      const expected = names.toSorted((a, b) => collator.compare(a, b) * (type === "asc" ? 1 : -1));
      expect(names).toEqual(expected);
    }
    const { routes } = await list({ sort: { field: "route_unique_id", type: "asc" }, use_one_time_period: true });
    expect(routes.map((route) => route.route_unique_id)).toEqual(
      Array.from({ length: 20 }, (_, index) => `R-${index + 1}`),
    );
  });

  test.each(["duration", "departure", "arrival", "average_walking_distance", "average_detour_ratio"] as const)(
    "%s sorts by its value",
    async (field) => {
      const { routes } = await list({ sort: { field, type: "desc" } });
      const values = routes.map((route) => (typeof route[field] === "string" ? minutes(route[field]) : route[field]));
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    },
  );

  test("search finds letters with and without their marks, in any case", async () => {
    const { routes } = await list({ all_routes: false });
    const person = routes
      .flatMap((route) => route.passengers)
      .find((name) => /[çğıöşü]/.test(name) && /[İIı]/.test(name));
    if (!person) throw new Error("The demo has nobody with such a name");
    const plain = person.replaceAll(/[çğıİöşü]/g, (letter) => "cgiIosu"["çğıİöşü".indexOf(letter)] ?? "");
    for (const term of [person, person.toLocaleUpperCase("tr"), plain.toLowerCase(), ` ${person} `]) {
      const found = await list({ search_term: term });
      expect(
        found.routes.some((route) => route.passengers.includes(person)),
        term,
      ).toBe(true);
      expect(found.meta.total_count).toBeLessThan(40);
    }
  });

  test("search finds routes by name, number and driver", async () => {
    const [route] = (await list({ all_routes: false })).routes;
    for (const term of [route?.route_name, route?.route_unique_id, route?.driver_name]) {
      const found = await list({ search_term: term });
      expect(found.routes.some((match) => match.route_unique_id === route?.route_unique_id)).toBe(true);
    }
  });
});
