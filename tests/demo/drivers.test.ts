import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoAsset } from "../../demo/server/http/demo-assets.ts";
import { compareTurkish, foldTurkish } from "../../demo/server/text.ts";
import * as contract from "./contract.ts";
import { administrator, companyUser, openTestApi, prospectUser, withQuery, type TestApi } from "./helpers.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi({ employees: 160, routes: 12 });
  token = await api.tokenFor(administrator);
});
afterAll(() => api.close());

async function list(query: Readonly<Record<string, unknown>> = {}) {
  const everybody = { per_page: "1000", ...query };
  return v.parse(contract.driverList, await api.get(withQuery("/api/routes/drivers/", everybody), token));
}
async function names(query: Readonly<Record<string, unknown>>): Promise<string[]> {
  return (await list(query)).drivers.map((driver) => driver.driver_name);
}
const detail = async (id: number) =>
  v.parse(contract.driverDetail, await api.get(`/api/routes/drivers/${id}/`, token)).result;
const status = async (path: string, as?: string) =>
  (await api.request(path, as === undefined ? {} : { token: as })).status;

describe("the list", () => {
  test("has six drivers a route, twenty on a page, and counts everybody", async () => {
    const { meta, drivers } = v.parse(contract.driverList, await api.get("/api/routes/drivers/", token));
    expect([meta.total_count, meta.query_based_total_count, drivers.length]).toEqual([72, 72, 20]);
    const second = await list({ page: "2", per_page: "20" });
    const third = await list({ page: "4", per_page: "20" });
    expect([second.drivers.length, third.drivers.length]).toEqual([20, 12]);
    const all = await names({});
    expect(new Set(all).size).toBe(72);
    expect(all.slice(20, 40)).toEqual(second.drivers.map((driver) => driver.driver_name));
    expect((await list({ page: "9", per_page: "20" })).drivers).toEqual([]);
  });

  test("is in the order of the Turkish alphabet, by name unless another one is asked for", async () => {
    const all = await names({});
    expect(all).toEqual(all.toSorted(compareTurkish));
    expect(await names({ sort: { field: "driver_name", type: "desc" } })).toEqual(all.toReversed());
  });

  test.each(["route_name", "license_plate", "car_brand", "car_model", "car_year", "start_date", "completion_rate"])(
    "sorts by %s both ways, what isn't known last",
    async (field) => {
      for (const type of ["asc", "desc"]) {
        const { drivers } = await list({ sort: { field, type } });
        const values = drivers.map((driver) => {
          const value = driver[field as keyof typeof driver];
          if (value === "Undefined") return null;
          return Array.isArray(value) ? (value[0] ?? null) : value;
        });
        const known = values.filter((value) => value !== null);
        expect(values.slice(known.length).every((value) => value === null)).toBe(true);
        const ordered = known.toSorted((a, b) => compareTurkish(String(a), String(b)));
        expect(known).toEqual(type === "asc" ? ordered : ordered.toReversed());
      }
    },
  );

  test("holds nobody of other companies' routes, and everybody who drives ours", async () => {
    const { result } = v.parse(contract.ownRoutes, await api.get("/api/routes/", token));
    const ours = new Set(result.map((route) => route.driver_name));
    const listed = new Set(await names({}));
    expect([...ours].filter((name) => !listed.has(name))).toEqual([]);
    const own = new Set(result.map((route) => route.route_name));
    const { meta } = await list();
    expect(meta.column_filters.route_names.filter((name) => !own.has(name))).toEqual([]);
  });
});

describe("searching", () => {
  test("is done the Turkish way, in names, routes and plates", async () => {
    const all = await list();
    const [first] = all.drivers;
    if (!first?.license_plate) throw new Error("There is nobody");
    expect(await names({ search_term: first.driver_name.toLocaleUpperCase("tr") })).toContain(first.driver_name);
    expect(await names({ search_term: `  ${foldTurkish(first.driver_name)} ` })).toContain(first.driver_name);
    expect(await names({ search_term: first.license_plate.replaceAll(" ", "") })).toEqual([first.driver_name]);
    const onRoute = all.drivers.filter(({ route_name: routes }) => routes.includes(first.route_name[0] ?? ""));
    expect(await names({ search_term: first.route_name[0] })).toEqual(
      expect.arrayContaining(onRoute.map((driver) => driver.driver_name)),
    );
    expect(await names({ search_term: "kimse böyle değil" })).toEqual([]);
  });

  test("together with filters narrows the list and the stats, and leaves the total and the choices", async () => {
    const all = await list();
    const route = all.meta.column_filters.route_names[3] ?? "";
    const filtered = await list({ column_filters: { route_names: [route] } });
    const expected = all.drivers.filter((driver) => driver.route_name.includes(route));
    expect(filtered.drivers).toEqual(expected);
    expect(filtered.meta.total_count).toBe(all.meta.total_count);
    expect(filtered.meta.query_based_total_count).toBe(expected.length);
    expect(filtered.meta.column_filters).toEqual(all.meta.column_filters);
    expect(filtered.meta.stats.completed_drivers_ratio.all_count).toBe(expected.length);
    const [one, two] = expected.map((driver) => driver.driver_name);
    expect(await names({ column_filters: { driver_names: [one, two], route_names: [route] } })).toEqual([one, two]);
    expect(await names({ search_term: one, column_filters: { driver_names: [two] } })).toEqual([]);
  });

  test.each([
    ["a field that can't be sorted by", { sort: { field: "phone_number", type: "asc" } }],
    ["a filter that doesn't exist", { column_filters: { plates: ["34"] } }],
    ["a filter that is no JSON", { column_filters: "{" }],
    ["page zero", { page: "0" }],
  ])("%s is refused", async (_name, query) => {
    expect(await status(withQuery("/api/routes/drivers/", query), token)).toBe(400);
  });
});

describe("stats", () => {
  test("are computed from the documents", async () => {
    const { meta, drivers } = await list();
    const statuses = await Promise.all(
      drivers.map(async ({ id }) => (await detail(id)).verification_documents.map((document) => document.status)),
    );
    const all = statuses.flat();
    const countOf = (...wanted: string[]) => all.filter((one) => wanted.includes(one)).length;
    const complete = statuses.filter((own) => own.length > 0 && own.every((one) => one === "hr_approved")).length;
    const ratioOf = (part: number, whole: number) => ({
      ratio: Math.round((part / whole) * 1000) / 10,
      query_count: part,
      all_count: whole,
    });
    expect(meta.stats).toEqual({
      completed_drivers_ratio: ratioOf(complete, drivers.length),
      document_completion_ratio: ratioOf(countOf("hr_approved"), all.length),
      waiting_approval_ratio: ratioOf(countOf("approved", "whs_approved"), all.length),
      missing_document_ratio: ratioOf(countOf("missing", "rejected", "expired"), all.length),
    });
    expect(complete).toBeGreaterThan(drivers.length / 3);
    expect(new Set(all)).toEqual(new Set(contract.documentStatus.options));
    for (const [index, driver] of drivers.entries()) {
      const own = statuses[index] ?? [];
      const share = own.filter((one) => one === "hr_approved").length / Math.max(1, own.length);
      expect(driver.completion_rate).toBeCloseTo(share * 100, 0);
    }
  });

  test("of nobody are zero", async () => {
    const { meta } = await list({ search_term: "kimse böyle değil" });
    expect(meta.stats.completed_drivers_ratio).toEqual({ ratio: 0, query_count: 0, all_count: 0 });
  });
});

describe("a driver", () => {
  test("is told with vehicle, routes and documents, the number hidden", async () => {
    const { drivers } = await list();
    const regular = drivers.find(({ id }) => id === 32);
    expect(await detail(32)).toMatchObject({
      driver_name: regular?.driver_name,
      avatar: regular?.avatar,
      vehicle: {
        brand_model: `${regular?.car_brand} ${regular?.car_model}`,
        license_plate: regular?.license_plate,
        year: regular?.car_year,
      },
      routes: [{ name: regular?.route_name[0], unique_id: "R-2" }],
    });
  });

  test("of a route is the one whom its driver card names", async () => {
    const card = v.parse(contract.routeMeta, await api.get("/api/routes/501/meta/", token));
    const told = await detail(card.driver_id);
    expect(told.driver_name).toBe(card.driver_name);
    expect(told.avatar).toBe(card.driver_avatar);
    expect(told.vehicle?.license_plate).toBe(card.driver_plate);
    expect(told.driver_rating_score).toBe(card.driver_rate);
  });

  test("who has just come has neither route nor vehicle nor number nor reviews", async () => {
    const newcomer = await detail(10_001);
    expect(newcomer).toMatchObject({
      is_default_avatar: true,
      phone_number: null,
      reviews_count: 0,
      driver_rating_score: null,
      vehicle: null,
      routes: [],
    });
    expect(new Set(newcomer.verification_documents.map((document) => document.status))).toEqual(new Set(["missing"]));
    const row = (await list()).drivers.find(({ id }) => id === 10_001);
    expect(row).toMatchObject({ route_name: [], license_plate: null, car_brand: null, completion_rate: 0 });
  });

  test("may have a plate that isn't known, several routes, or no documents", async () => {
    expect((await detail(10_002)).vehicle?.license_plate).toBe("Undefined");
    expect((await detail(10_003)).routes).toHaveLength(3);
    expect((await detail(34)).verification_documents).toEqual([]);
  });

  test("is drawn by the server, and has nobody's face", async () => {
    for (const { avatar, is_default_avatar: isDefault } of (await list()).drivers) {
      expect(avatar === "/demo-assets/driver.svg").toBe(isDefault);
      expect(demoAsset(avatar).status).toBe(200);
    }
  });

  test("of another company, unknown or without a number is not found", async () => {
    const region = v.parse(contract.routeList, await api.get("/api/routes/?all_routes=true&per_page=999", token));
    const foreign = region.routes.find((route) => !route.is_company_my_own);
    const card = v.parse(contract.routeMeta, await api.get(`/api/routes/${foreign?.route_id}/meta/`, token));
    expect(await status(`/api/routes/drivers/${card.driver_id}/`, token)).toBe(404);
    expect(await status("/api/routes/drivers/999999/", token)).toBe(404);
    expect(await status("/api/routes/drivers/x/", token)).toBe(400);
  });
});

test("any user of the company sees drivers, demo accounts and strangers don't", async () => {
  const [user, prospect] = [await api.tokenFor(companyUser), await api.tokenFor(prospectUser)];
  for (const path of ["/api/routes/drivers/", "/api/routes/drivers/31/"]) {
    expect([await status(path, user), await status(path, prospect), await status(path)]).toEqual([200, 403, 401]);
  }
});
