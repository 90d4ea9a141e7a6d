import { describe, expect, test } from "vitest";
import { detailedRoutesCall } from "../../src/core/api/route-list.ts";
import { sharedTestApi, withQuery } from "./helpers.ts";

const demo = sharedTestApi({ employees: 160, routes: 20 });
const list = (query: Readonly<Record<string, unknown>>) => demo.read(detailedRoutesCall, query);
const find = (filters: Readonly<Record<string, readonly string[]>>, query = {}) =>
  list({ all_routes: true, column_filters: filters, ...query });

describe("filters", () => {
  test("each choice that is offered finds something, and only what it says", async () => {
    const { meta } = await list({ all_routes: true });
    expect(meta.filters.timePeriods).toEqual(["morning", "evening"]);
    expect(meta.filters.sides).toEqual(["Avrupa", "Anadolu"]);
    for (const side of meta.filters.sides) expect((await find({ sides: [side] })).meta.totalCount).toBeGreaterThan(0);
    const [neighbourhood = ""] = meta.filters.neighborhoods;
    expect((await find({ neighborhoods: [neighbourhood] })).routes.length).toBeGreaterThan(0);
    const [name = ""] = meta.filters.routeNames;
    const named = await find({ route_names: [name] });
    expect(new Set(named.routes.map((route) => route.routeName))).toEqual(new Set([name]));
    // The choices are those of the scope, not of the filtered routes.
    expect(named.meta.filters).toEqual(meta.filters);
  });

  test("are time periods, offices and companies", async () => {
    const { routes: evenings } = await find({ time_periods: ["evening"] });
    expect(new Set(evenings.map((route) => route.timePeriod))).toEqual(new Set(["evening"]));
    const { routes: maslak } = await find({ bu_names: ["Maslak"] }, { all_routes: false });
    expect(maslak.every((route) => route.routeName.includes("– Maslak"))).toBe(true);
    expect(maslak.length).toBeGreaterThan(0);
    const { routes: anka } = await find({ companies: ["Anka Yazılım A.Ş."] });
    expect(anka.every((route) => !route.isOwn)).toBe(true);
    expect(anka.length).toBeGreaterThan(0);
  });

  test("hold together, and one that fits nothing gives an empty list", async () => {
    const both = await find({ time_periods: ["morning"], bu_names: ["Levent", "Maslak"] }, { all_routes: false });
    expect(both.routes.length).toBeGreaterThan(0);
    for (const { timePeriod, routeName } of both.routes) {
      expect(timePeriod).toBe("morning");
      expect(routeName).not.toContain("Kozyatağı");
    }
    expect((await find({ route_names: ["Yok"] })).meta.totalCount).toBe(0);
  });

  test.each([
    ["morning", {}],
    ["evening", { column_filters: { time_periods: ["evening"] } }],
  ] as const)("with use_one_time_period leave one variant of each route, the %s's", async (period, query) => {
    const { meta, routes } = await list({ use_one_time_period: true, ...query });
    expect(meta.totalCount).toBe(20);
    expect(routes.every((route) => route.timePeriod === period)).toBe(true);
  });

  test("leave the whole count on a page", async () => {
    const whole = await list({ all_routes: false });
    const second = await list({ page: 2, per_page: 15 });
    expect(second.meta.totalCount).toBe(40);
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
    const response = await demo.request(withQuery("/api/routes/", { [name]: value }));
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)[0]).toContain(name);
  });
});

describe("the Turkish way", () => {
  test("names sort by the Turkish alphabet, numbers by their value", async () => {
    const collator = new Intl.Collator("tr");
    for (const type of ["asc", "desc"]) {
      const { routes } = await list({ all_routes: true, sort: { field: "route_name", type } });
      const names = routes.map((route) => route.routeName);
      expect(names).toEqual(names.toSorted((a, b) => collator.compare(a, b) * (type === "asc" ? 1 : -1)));
    }
    const { routes } = await list({ sort: { field: "route_unique_id", type: "asc" }, use_one_time_period: true });
    expect(routes.map((route) => route.routeUniqueId)).toEqual(
      Array.from({ length: 20 }, (_, index) => `R-${index + 1}`),
    );
  });

  test.each([
    ["duration", "duration"],
    ["departure", "departure"],
    ["arrival", "arrival"],
    ["average_walking_distance", "averageWalkingDistance"],
    ["average_detour_ratio", "averageDetourRatio"],
  ] as const)("%s sorts by its value", async (field, name) => {
    const { routes } = await list({ sort: { field, type: "desc" } });
    const values = routes.map((route) => Number(String(route[name]).replace(":", "")));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

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
      expect(found.meta.totalCount).toBeLessThan(40);
    }
  });

  test("search finds routes by name, number and driver", async () => {
    const [route] = (await list({ all_routes: false })).routes;
    for (const term of [route?.routeName, route?.routeUniqueId, route?.driverName]) {
      const found = await list({ search_term: term });
      expect(found.routes.some((match) => match.routeUniqueId === route?.routeUniqueId)).toBe(true);
    }
  });
});
