import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "./contract.ts";
import { administrator, companyUser, openTestApi, prospectUser, type TestApi, withQuery } from "./helpers.ts";

let api: TestApi;
let token: string;
let demoToken: string;
let everybody: v.InferOutput<typeof contract.employeeList>["results"];

beforeAll(async () => {
  api = await openTestApi({ employees: 240, routes: 14 });
  token = await api.tokenFor(administrator);
  demoToken = await api.tokenFor(prospectUser);
  everybody = (await list({ page_size: "all" })).results;
});
afterAll(() => api.close());

async function list(query: Readonly<Record<string, unknown>>) {
  return v.parse(contract.employeeList, await api.get(withQuery("/api/company/employees/", query), token));
}

async function namesFor(search: string): Promise<string[]> {
  return (await list({ search, page_size: "all" })).results.map((entry) => entry.passenger_name);
}

function somebody(isWanted: (entry: (typeof everybody)[number]) => boolean) {
  const found = everybody.find(isWanted);
  if (!found) throw new Error("The seed has nobody like this");
  return found;
}

const spelled = (text: string) => text.replaceAll("I", "ı").replaceAll("İ", "i").toLowerCase();

describe("the list", () => {
  test("has everybody of the company, the deleted too, in the order of a Turkish dictionary", () => {
    expect(everybody).toHaveLength(240);
    const names = everybody.map((entry) => entry.passenger_name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("tr").compare));
    const statuses = new Set(everybody.map((entry) => entry.registration_status));
    expect(statuses).toEqual(new Set(["registered", "on_hold", "deleted"]));
  });

  test("holds people who are about to be deleted, at rest and back", () => {
    const texts = new Set(everybody.map((entry) => entry.status.replace(/ \(.*/, "")));
    expect(texts).toEqual(new Set(["Kayıtlı", "Donduruldu", "Silindi", "Silinecek", "Dondurulacak", "Başlayacak"]));
    expect(somebody((entry) => entry.status.startsWith("Silinecek")).status).toBe("Silinecek (28.11.2026)");
  });

  test("comes in pages that hold everybody once", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, page_size: 100 })));
    expect(pages.map(({ results, count }) => [results.length, count])).toEqual([
      [100, 240],
      [100, 240],
      [40, 240],
    ]);
    expect(pages.flatMap(({ results }) => results)).toEqual(everybody);
    expect((await list({})).results).toEqual(everybody.slice(0, 10));
    expect(await list({ page: 9, page_size: 100 })).toEqual({ results: [], count: 240 });
  });

  test.each([{ page: 0 }, { page: "a" }, { page_size: "many" }, { status: "away" }, { column_filters: "{" }])(
    "refuses %j",
    async (query) => {
      const response = await api.request(withQuery("/api/company/employees/", query), { token });
      expect(response.status).toBe(400);
    },
  );

  test("averages both directions, and gives no figures to whom no route is planned for", () => {
    const rider = somebody((entry) => entry.route_name !== null);
    const mean = (a: number | null, b: number | null) => ((a ?? 0) + (b ?? 0)) / 2;
    expect(rider.average_trip_duration).toBe(mean(rider.morning_trip_duration, rider.evening_trip_duration));
    const distance = mean(rider.pickup_walking_distance, rider.dropoff_walking_distance);
    expect(rider.average_walking_distance).toBe(Math.round(distance));
    expect(rider.detour_ratio).toBeCloseTo(mean(rider.morning_detour_ratio, rider.evening_detour_ratio), 0);
    const resting = somebody((entry) => entry.registration_status === "on_hold");
    expect([resting.route_name, resting.average_trip_duration, resting.detour_ratio]).toEqual([null, null, null]);
  });
});

describe("the search", () => {
  test("finds Turkish letters by their foreign ones, whatever the case", async () => {
    const { passenger_name: name } = somebody((entry) => /[ışŞİIğ]/.test(entry.passenger_name));
    const plain = spelled(name).normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ı", "i");
    for (const search of [name, plain, name.toLocaleUpperCase("tr"), `  ${name.slice(0, -2)}  `]) {
      expect(await namesFor(search)).toContain(name);
    }
  });

  test("takes a phone number in any way of writing it", async () => {
    const { passenger_name: name, profile } = somebody((entry) => entry.id === 4);
    const phone = profile.phone_number;
    const grouped = `${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6, 8)} ${phone.slice(8)}`;
    for (const search of [
      phone,
      `0${phone}`,
      grouped,
      `0 ${grouped}`,
      `+90 ${grouped}`,
      `0(${grouped.slice(0, 3)}) 	${phone.slice(3)}`,
    ]) {
      expect(await namesFor(search), search).toEqual([name]);
    }
  });

  test("takes e-mail addresses and route names", async () => {
    const rider = somebody((entry) => entry.route_name !== null);
    expect(await namesFor(rider.profile.email)).toEqual([rider.passenger_name]);
    const onRoute = everybody.filter((entry) => entry.route_name === rider.route_name);
    expect(await namesFor(spelled(rider.route_name ?? ""))).toEqual(onRoute.map((entry) => entry.passenger_name));
  });

  test.each(["%", "_", "\\", "'", "nobody at all", "\0", "(", "-"])("takes %j as it is", async (search) => {
    const { status } = await api.request(withQuery("/api/company/employees/", { search }), { token });
    expect(status).toBe(200);
    if (search === "%" || search === "nobody at all") expect(await namesFor(search)).toEqual([]);
  });
});

describe("filters", () => {
  test("by one status, by several, by routes, and all together with a search", async () => {
    const { count } = await list({ status: "on_hold" });
    expect(count).toBe(everybody.filter((entry) => entry.registration_status === "on_hold").length);
    const both = await list({ column_filters: { status: ["on_hold", "deleted"] } });
    expect(both.count).toBe(everybody.filter((entry) => entry.registration_status !== "registered").length);
    const repeated = await api.get("/api/company/employees/?status=on_hold&status=deleted", token);
    expect(repeated).toEqual(both);
    const rider = somebody((entry) => entry.route_name !== null);
    const onRoute = await list({ column_filters: { route_name: [rider.route_name] }, page_size: "all" });
    expect(new Set(onRoute.results.map((entry) => entry.route_name))).toEqual(new Set([rider.route_name]));
    const filters = { route_name: [rider.route_name], status: ["registered"] };
    const { results } = await list({ column_filters: filters, search: rider.profile.email });
    expect(results).toEqual([rider]);
  });

  test("offer every status and every route that somebody rides, in Turkish order", async () => {
    const answer = v.parse(
      contract.employeeColumnFilters,
      await api.get("/api/company/employees/column-filters", token),
    );
    expect(answer.results.status[0]).toEqual({ key: "registered", verbose: "Kayıtlı" });
    const ridden = new Set(everybody.flatMap((entry) => entry.route_name ?? []));
    const order = new Intl.Collator("tr", { numeric: true }).compare;
    expect(answer.results.route_name).toEqual([...ridden].toSorted(order));
  });
});

describe("who may see it", () => {
  test("a company user sees the list, a demo account only its pilots' people", async () => {
    const userToken = await api.tokenFor(companyUser);
    expect((await api.request("/api/company/employees/", { token: userToken })).status).toBe(200);
    expect((await api.request("/api/company/employees/", { token: demoToken })).status).toBe(403);
    expect((await api.request("/api/demo/employees/", { token })).status).toBe(403);
    expect((await api.request("/api/company/employees/")).status).toBe(401);
  });

  test("the pilots of a demo account are those of its summary", async () => {
    const people = v.parse(contract.demoEmployees, await api.get("/api/demo/employees/", demoToken));
    const summary = v.parse(contract.demoSummary, await api.get("/api/demo/summary/", demoToken));
    expect(new Set(people.map((entry) => entry.pilot_name))).toEqual(new Set(summary.map((entry) => entry.pilot_name)));
    const filters = v.parse(
      contract.employeeColumnFilters,
      await api.get("/api/demo/employees/column-filters", demoToken),
    );
    expect(new Set(people.map((entry) => entry.route_name))).toEqual(new Set(filters.results.route_name));
  });
});
