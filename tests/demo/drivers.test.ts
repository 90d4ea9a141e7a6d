import { describe, expect, test } from "vitest";
import { demoAsset } from "../../demo/server/http/demo-assets.ts";
import { compareTurkish, foldTurkish } from "../../demo/server/text.ts";
import { driverCall, routeDriverCall } from "../../src/core/api/driver-detail.ts";
import { type DriverRow, driversCall } from "../../src/core/api/drivers.ts";
import { detailedRoutesCall, ownRouteRowsCall } from "../../src/core/api/route-list.ts";
import { sharedTestApi, withQuery } from "./helpers.ts";

const demo = sharedTestApi();

const list = (query: Readonly<Record<string, unknown>> = {}) => demo.read(driversCall, { per_page: 1000, ...query });
const names = async (query: Readonly<Record<string, unknown>>) => (await list(query)).drivers.map(({ name }) => name);
const detail = async (id: number | string | null) => (await demo.read(driverCall, { id })).result;
const documentStatuses = ["missing", "uploaded", "approved", "whs_approved", "hr_approved", "rejected", "expired"];

describe("the list", () => {
  test("has six drivers a route, twenty on a page, and counts everybody", async () => {
    const { meta, drivers } = await demo.read(driversCall);
    expect([meta.all, meta.found, drivers.length]).toEqual([48, 48, 20]);
    const all = (await list()).drivers;
    expect(new Set(all.map(({ name }) => name)).size).toBe(48);
    const page = async (number: number) => (await list({ page: number, per_page: 20 })).drivers;
    expect([await page(2), await page(3), await page(9)]).toEqual([all.slice(20, 40), all.slice(40), []]);
  });

  test("is in the order of the Turkish alphabet, by name unless another one is asked for", async () => {
    const all = await names({});
    expect(all).toEqual(all.toSorted(compareTurkish));
    expect(await names({ sort: { field: "driver_name", type: "desc" } })).toEqual(all.toReversed());
  });

  test.each<readonly [string, (driver: DriverRow) => string | number | null | undefined]>([
    ["route_name", ({ routeNames }) => routeNames[0]],
    ["license_plate", ({ plate }) => plate],
    ["car_brand", ({ brand }) => brand],
    ["car_model", ({ model }) => model],
    ["car_year", ({ year }) => year],
    ["start_date", ({ startDay }) => startDay],
    ["completion_rate", ({ completionRate }) => completionRate],
  ])("sorts by %s both ways, what isn't known last", async (field, read) => {
    for (const type of ["asc", "desc"]) {
      const values = (await list({ sort: { field, type } })).drivers.map((driver) => read(driver) ?? null);
      const known = values.filter((value) => value !== null);
      const ordered = known.toSorted((a, b) => compareTurkish(String(a), String(b)));
      const unknown = values.filter((value) => value === null);
      expect(values).toEqual([...(type === "asc" ? ordered : ordered.toReversed()), ...unknown]);
    }
  });

  test("holds nobody of other companies' routes, and everybody who drives ours", async () => {
    const own = await demo.read(ownRouteRowsCall);
    const listed = new Set(await names({}));
    expect(own.map(({ driverName }) => driverName ?? "").filter((name) => !listed.has(name))).toEqual([]);
    const ownNames = new Set(own.map(({ routeName }) => routeName));
    const { meta } = await list();
    expect(meta.choices.routeNames.filter((name) => !ownNames.has(name))).toEqual([]);
  });
});

describe("searching", () => {
  test("is done the Turkish way, in names, routes and plates", async () => {
    const { drivers } = await list();
    const [first] = drivers;
    if (!first?.plate) throw new Error("There is nobody");
    expect(await names({ search_term: first.name.toLocaleUpperCase("tr") })).toContain(first.name);
    expect(await names({ search_term: `  ${foldTurkish(first.name)} ` })).toContain(first.name);
    expect(await names({ search_term: first.plate.replaceAll(" ", "") })).toEqual([first.name]);
    const [route = ""] = first.routeNames;
    const onRoute = drivers.filter(({ routeNames }) => routeNames.includes(route)).map(({ name }) => name);
    expect(await names({ search_term: route })).toEqual(expect.arrayContaining(onRoute));
    expect(await names({ search_term: "kimse böyle değil" })).toEqual([]);
  });

  test("together with filters narrows the list and the stats, and leaves the total and the choices", async () => {
    const all = await list();
    const route = all.meta.choices.routeNames[3] ?? "";
    const filtered = await list({ column_filters: { route_names: [route] } });
    const expected = all.drivers.filter(({ routeNames }) => routeNames.includes(route));
    expect(filtered.drivers).toEqual(expected);
    const { all: total, choices } = all.meta;
    expect(filtered.meta).toMatchObject({ all: total, found: expected.length, choices });
    expect(filtered.meta.stats.completedDrivers?.total).toBe(expected.length);
    const [one, two] = expected.map(({ name }) => name);
    expect(await names({ column_filters: { driver_names: [one, two], route_names: [route] } })).toEqual([one, two]);
    expect(await names({ search_term: one, column_filters: { driver_names: [two] } })).toEqual([]);
  });

  test.each([
    ["a field that can't be sorted by", { sort: { field: "phone_number", type: "asc" } }],
    ["a filter that doesn't exist", { column_filters: { plates: ["34"] } }],
    ["a filter that is no JSON", { column_filters: "{" }],
    ["page zero", { page: "0" }],
  ])("%s is refused", async (_name, query) => {
    expect(await demo.status(withQuery("/api/routes/drivers/", query))).toBe(400);
  });
});

describe("stats", () => {
  test("are computed from the documents", async () => {
    const { meta, drivers } = await list();
    const statuses = await Promise.all(
      drivers.map(async ({ id }) => (await detail(id)).verifiedDocuments.map(({ status }) => status)),
    );
    const all = statuses.flat();
    const countOf = (...wanted: string[]) => all.filter((one) => wanted.includes(one)).length;
    const complete = statuses.filter((own) => own.length > 0 && own.every((one) => one === "hr_approved")).length;
    const shareOf = (count: number, total: number) => ({
      ratio: Math.round((count / total) * 1000) / 10,
      count,
      total,
    });
    expect(meta.stats).toEqual({
      completedDrivers: shareOf(complete, drivers.length),
      completeDocuments: shareOf(countOf("hr_approved"), all.length),
      waitingDocuments: shareOf(countOf("approved", "whs_approved"), all.length),
      missingDocuments: shareOf(countOf("missing", "rejected", "expired"), all.length),
    });
    expect(complete).toBeGreaterThan(drivers.length / 3);
    expect(new Set(all)).toEqual(new Set(documentStatuses));
    for (const [index, { completionRate }] of drivers.entries()) {
      const own = statuses[index] ?? [];
      const share = own.filter((one) => one === "hr_approved").length / Math.max(1, own.length);
      expect(completionRate).toBeCloseTo(share * 100, 0);
    }
  });

  test("of nobody are zero", async () => {
    const { meta } = await list({ search_term: "kimse böyle değil" });
    expect(meta.stats.completedDrivers).toEqual({ ratio: 0, count: 0, total: 0 });
  });
});

describe("a driver", () => {
  test("is told with vehicle, routes and documents", async () => {
    const row = (await list()).drivers.find(({ id }) => id === "32");
    expect(await detail(32)).toMatchObject({
      name: row?.name,
      photo: row?.photo,
      vehicle: { name: `${row?.brand} ${row?.model}`, plate: row?.plate, year: row?.year },
      routes: [{ name: row?.routeNames[0], uniqueId: "R-2" }],
    });
  });

  test("of a route is the one whom its driver card names", async () => {
    const { id, name, photo, plate, rating } = await demo.read(routeDriverCall, { route_id: 501 });
    expect(await detail(id)).toMatchObject({ name, photo, rating, vehicle: { plate } });
  });

  test("who has just come has neither route nor vehicle nor number nor reviews", async () => {
    const newcomer = await detail(10_001);
    expect(newcomer).toMatchObject({
      photo: null,
      maskedPhone: null,
      ratingCount: 0,
      rating: null,
      vehicle: null,
      routes: [],
    });
    expect(new Set(newcomer.verifiedDocuments.map(({ status }) => status))).toEqual(new Set(["missing"]));
    const row = (await list()).drivers.find(({ id }) => id === "10001");
    expect(row).toMatchObject({ routeNames: [], plate: null, brand: null, completionRate: 0 });
  });

  test("may have a plate that isn't known, several routes, or no documents", async () => {
    expect(await demo.get("/api/routes/drivers/10002/")).toMatchObject({
      result: { vehicle: { license_plate: "Undefined" } },
    });
    expect((await detail(10_003)).routes).toHaveLength(3);
    expect((await detail(34)).verifiedDocuments).toEqual([]);
  });

  test("is drawn by the server, or has nobody's face", async () => {
    const photos = (await list()).drivers.map(({ photo }) => photo);
    expect(photos).toContain(null);
    for (const photo of photos) expect(demoAsset(photo ?? "/demo-assets/driver.svg").status).toBe(200);
  });

  test("of another company, or who doesn't exist, is a 404", async () => {
    const { routes } = await demo.read(detailedRoutesCall, { all_routes: true, per_page: 999 });
    const foreign = routes.find(({ isOwn }) => !isOwn);
    const { id } = await demo.read(routeDriverCall, { route_id: foreign?.routeId });
    expect(await demo.status(`/api/routes/drivers/${id}/`)).toBe(404);
    expect(await demo.status("/api/routes/drivers/999999/")).toBe(404);
    expect(await demo.status("/api/routes/drivers/x/")).toBe(400);
  });
});
