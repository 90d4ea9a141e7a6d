import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { employees } from "../../demo/server/schema-people.ts";
import {
  demoEmployeeFiltersCall,
  demoEmployeesCall,
  type Employee,
  employeeFiltersCall,
  employeesCall,
} from "../../src/core/api/employees.ts";
import { demoSummaryCall } from "../../src/core/api/indicators.ts";
import { prospectUser, sharedTestApi, withQuery } from "./helpers.ts";

const demo = sharedTestApi({ employees: 160, routes: 20 });
let everybody: readonly Employee[];
beforeAll(async () => {
  everybody = (await list({ page_size: "all" })).results;
});

const list = (query: Readonly<Record<string, unknown>>) => demo.read(employeesCall, query);
const namesFor = async (search: string) => (await list({ search, page_size: "all" })).results.map(({ name }) => name);

function somebody(isWanted: (entry: Employee) => boolean): Employee {
  const found = everybody.find(isWanted);
  if (!found) throw new Error("The seed has nobody like this");
  return found;
}

const spelled = (text: string) => text.replaceAll("I", "ı").replaceAll("İ", "i").toLowerCase();

describe("the list", () => {
  test("has everybody of the company, the deleted too, in the order of a Turkish dictionary", () => {
    expect(everybody).toHaveLength(160);
    const names = everybody.map(({ name }) => name ?? "");
    expect(names).toEqual(names.toSorted(new Intl.Collator("tr").compare));
    const statuses = new Set(everybody.map((entry) => entry.registrationStatus));
    expect(statuses).toEqual(new Set(["registered", "on_hold", "deleted"]));
  });

  test("holds people who are about to be deleted, at rest and back", () => {
    const texts = new Set(everybody.map(({ statusText }) => statusText?.replace(/ \(.*/, "")));
    expect(texts).toEqual(new Set(["Kayıtlı", "Donduruldu", "Silindi", "Silinecek", "Dondurulacak", "Başlayacak"]));
    expect(somebody(({ statusText }) => statusText?.startsWith("Silinecek") ?? false).statusText).toBe(
      "Silinecek (28.11.2026)",
    );
  });

  test.each([{}, { search: "a" }, { column_filters: { status: ["registered"] } }, { search: "nobody at all" }])(
    "in pages of %j holds everybody once, the last as the first",
    async (query) => {
      const all = await list({ ...query, page_size: "all" });
      const pages = Math.ceil(all.results.length / 50);
      const found = [];
      for (let page = 1; page <= pages; page += 1) found.push(await list({ ...query, page, page_size: 50 }));
      expect(found.flatMap(({ results }) => results)).toEqual(all.results);
      for (const { count } of [all, ...found]) expect(count).toBe(all.results.length);
      expect(await list({ ...query, page: pages + 1, page_size: 50 })).toEqual({ results: [], count: all.count });
    },
  );

  test("has ten people on a page unless asked otherwise", async () => {
    expect((await list({})).results).toEqual(everybody.slice(0, 10));
  });

  test("follows a change at once, whichever server made it", async () => {
    const query = { column_filters: { status: ["on_hold"] }, page_size: 5 };
    const before = await list(query);
    const [resting] = before.results;
    const become = (registrationStatus: "registered" | "on_hold") =>
      demo.database
        .update(employees)
        .set({ registrationStatus })
        .where(eq(employees.id, Number(resting?.id)));
    await become("registered");
    const after = await list(query);
    expect(after.count).toBe(Number(before.count) - 1);
    expect(after.results.some(({ id }) => id === resting?.id)).toBe(false);
    await become("on_hold");
    expect(await list(query)).toEqual(before);
  });

  test.each([{ page: 0 }, { page: "a" }, { page_size: "many" }, { status: "away" }, { column_filters: "{" }])(
    "refuses %j",
    async (query) => expect(await demo.status(withQuery("/api/company/employees/", query))).toBe(400),
  );

  test("averages both directions, and gives no figures to whom no route is planned for", () => {
    const { average, morning, evening } = somebody((entry) => entry.routeName !== null);
    const mean = (name: keyof typeof average) => (Number(morning[name]) + Number(evening[name])) / 2;
    expect(average.tripDuration).toBe(mean("tripDuration"));
    expect(average.walkingDistance).toBe(Math.round(mean("walkingDistance")));
    expect(average.detourRatio).toBeCloseTo(mean("detourRatio"), 0);
    const resting = somebody((entry) => entry.registrationStatus === "on_hold");
    expect(resting.routeName).toBeNull();
    expect(resting.average).toEqual({ walkingDistance: null, tripDuration: null, detourRatio: null });
  });
});

describe("the search", () => {
  test("finds Turkish letters by their foreign ones, whatever the case", async () => {
    const { name } = somebody((entry) => /[ışŞİIğ]/.test(entry.name ?? ""));
    if (name === null) throw new Error("Nobody has a name");
    const plain = spelled(name).normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ı", "i");
    for (const search of [name, plain, name.toLocaleUpperCase("tr"), `  ${name.slice(0, -2)}  `]) {
      expect(await namesFor(search)).toContain(name);
    }
  });

  test("takes a phone number in any way of writing it", async () => {
    const { name, phoneNumber } = somebody((entry) => entry.phoneNumber !== null);
    const phone = phoneNumber ?? "";
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
    const rider = somebody((entry) => entry.routeName !== null);
    expect(await namesFor(rider.email ?? "")).toEqual([rider.name]);
    const onRoute = everybody.filter((entry) => entry.routeName === rider.routeName);
    expect(await namesFor(spelled(rider.routeName ?? ""))).toEqual(onRoute.map((entry) => entry.name));
  });

  test.each(["%", "_", "\\", "'", "nobody at all", "\0", "(", "-"])("takes %j as it is", async (search) => {
    const { results } = await list({ search, page_size: "all" });
    if (search === "%" || search === "nobody at all") expect(results).toEqual([]);
  });
});

describe("filters", () => {
  test("by one status, by several, by routes, and all together with a search", async () => {
    const { count } = await list({ status: "on_hold" });
    expect(count).toBe(everybody.filter((entry) => entry.registrationStatus === "on_hold").length);
    const both = await list({ column_filters: { status: ["on_hold", "deleted"] } });
    expect(both.count).toBe(everybody.filter((entry) => entry.registrationStatus !== "registered").length);
    expect(await demo.read(employeesCall, "status=on_hold&status=deleted")).toEqual(both);
    const rider = somebody((entry) => entry.routeName !== null);
    const onRoute = await list({ column_filters: { route_name: [rider.routeName] }, page_size: "all" });
    expect(new Set(onRoute.results.map((entry) => entry.routeName))).toEqual(new Set([rider.routeName]));
    const filters = { route_name: [rider.routeName], status: ["registered"] };
    const { results } = await list({ column_filters: filters, search: rider.email });
    expect(results).toEqual([rider]);
  });

  test("offer every status and every route that somebody rides, in Turkish order", async () => {
    const { results } = await demo.read(employeeFiltersCall);
    expect(results.statuses[0]).toEqual({ key: "registered", verbose: "Kayıtlı" });
    const ridden = new Set(everybody.flatMap((entry) => entry.routeName ?? []));
    const order = new Intl.Collator("tr", { numeric: true }).compare;
    expect(results.routeNames).toEqual([...ridden].toSorted(order));
  });
});

describe("a demo account's list", () => {
  test("has the pilots of its summary, and their routes", async () => {
    const people = await demo.read(demoEmployeesCall, {}, prospectUser);
    const summary = await demo.read(demoSummaryCall, {}, prospectUser);
    expect(new Set(people.map((entry) => entry.pilotName))).toEqual(new Set(summary.map((entry) => entry.pilotName)));
    const { results } = await demo.read(demoEmployeeFiltersCall, {}, prospectUser);
    expect(new Set(people.map((entry) => entry.routeName))).toEqual(new Set(results.routeNames));
  });
});
