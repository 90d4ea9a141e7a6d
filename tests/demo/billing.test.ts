import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies } from "../../demo/server/schema-accounts.ts";
import * as contract from "./contract.ts";
import { administrator, companyUser, openTestApi, prospectUser, thursdayMorning, type TestApi } from "./helpers.ts";

type Billing = v.InferOutput<typeof contract.billing>;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi({ employees: 160, routes: 12 });
  token = await api.tokenFor(administrator);
});
afterAll(() => api.close());

async function invoice(year: number, month: number): Promise<Billing> {
  const path = `/api/v2/company/billing/42/?date=${month}-${year}&month=${month}&year=${year}`;
  return v.parse(contract.billing, await api.get(path, token));
}
async function bars(date: string) {
  return v.parse(contract.histogram, await api.get(`/api/v2/company/billing/42/histogram/?date=${date}`, token)).result;
}
const kurus = (tl: number) => Math.round(tl * 100);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + kurus(value), 0);
function planOf({ prices, payment_plan: current }: Billing, plan = current) {
  const found = prices.find((price) => price.payment_plan === plan);
  if (!found) throw new Error(`There is no plan ${plan}`);
  return found;
}
const allChanges = ({ change_logs: logs }: Billing) => logs.flatMap(({ changes }) => changes);
const status = async (path: string, as?: string) =>
  (await api.request(path, as === undefined ? {} : { token: as })).status;

/** Normal and early payment, months around changes of plan, tax and prices, the first invoiced month, and the current one. */
const months = [
  [2018, 11],
  [2018, 12],
  [2020, 1],
  [2022, 7],
  [2023, 6],
  [2023, 7],
  [2024, 12],
  [2025, 1],
  [2025, 10],
  [2025, 11],
  [2026, 1],
  [2026, 10],
  [2026, 11],
] as const;

describe.each(months)("the invoice of %i-%i adds up in kuruş", (year, month) => {
  let bill: Billing;
  beforeAll(async () => {
    bill = await invoice(year, month);
  });

  test("each row from its parts and discounts", () => {
    for (const { distance, discount, temporary_discount: temporary, prices } of bill.passengers) {
      const { distance_cost: way, ...others } = prices.breakdown;
      expect(kurus(way.value)).toBe(Math.round(distance * 10) * (kurus(bill.direct_distance_price) / 10));
      const parts = sum([prices.base_price, way.value, ...Object.values(others).map(({ value }) => value)]);
      const off = Math.round((parts * discount) / 100) + Math.round((parts * temporary) / 100);
      expect(kurus(prices.total_price)).toBe(parts - off);
      expect(prices.base_price).toBe(bill.base_price);
      expect([0, bill.bridge_price]).toContain(others.bridge_price.value);
      expect([0, bill.avrasya_price]).toContain(others.avrasya_price.value);
      expect([0, bill.toll_road_price]).toContain(others.toll_road_price.value);
    }
  });

  test("the plan in force from the rows, both plans from their parts, and the tax on top", () => {
    const current = planOf(bill);
    expect(kurus(current.employee_based_cost)).toBe(sum(bill.passengers.map(({ prices }) => prices.total_price)));
    for (const plan of bill.prices) {
      const { breakdown } = plan;
      expect(kurus(plan.employee_based_cost)).toBe(sum(breakdown.employee_based_usage.map(({ value }) => value)));
      expect(kurus(plan.additional_services_cost)).toBe(sum(breakdown.additional_services.map(({ value }) => value)));
      expect(kurus(plan.line_based_usages_cost)).toBe(sum(breakdown.line_based_usage.map(({ value }) => value)));
      expect(kurus(plan.additional_services_cost)).toBe(sum(bill.additional_services.map(({ amount }) => amount)));
      expect(kurus(plan.line_based_usages_cost)).toBe(sum(bill.line_based_usages.map(({ amount }) => amount)));
      const net = sum([plan.employee_based_cost, plan.additional_services_cost, plan.line_based_usages_cost]);
      const vat = year * 100 + month >= 202_307 ? 20 : 18;
      expect(kurus(plan.total_price_wo_vat)).toBe(net);
      expect(kurus(plan.total_price)).toBe(net + Math.round((net * vat) / 100));
      expect(kurus(plan.avg_seat_price)).toBe(bill.num_passengers === 0 ? 0 : Math.round(net / bill.num_passengers));
      for (const { amount, amount_with_vat: taxed } of [...bill.additional_services, ...bill.line_based_usages]) {
        expect(kurus(taxed)).toBe((kurus(amount) * (100 + vat)) / 100);
      }
    }
    expect(bill.num_passengers).toBe(bill.passengers.length);
  });

  test("the change log from the month before", async () => {
    const [beforeYear, before] = month === 1 ? [year - 1, 12] : [year, month - 1];
    const effects = sum(allChanges(bill).map((change) => change.price_effect));
    const isFirst = year === 2018 && month === 11;
    const previous = isFirst ? 0 : kurus(planOf(await invoice(beforeYear, before)).employee_based_cost);
    expect(kurus(planOf(bill).employee_based_cost)).toBe(previous + effects);
    for (const { date } of allChanges(bill)) {
      expect(date.slice(0, 7)).toBe(`${year}-${String(month).padStart(2, "0")}`);
    }
  });

  test("the total is the bar of the month", async () => {
    const all = await bars(`${month}-${year}`);
    expect(all[3]?.month_number).toBe(month);
    expect(all[3]?.prices.total_price).toBe(planOf(bill).total_price);
  });
});

describe("who is billed", () => {
  test("everybody who rides on a route of the company, with what they pass", async () => {
    const { passengers, change_logs: logs } = await invoice(2026, 11);
    const { results } = v.parse(contract.employeeList, await api.get("/api/company/employees/?page_size=all", token));
    const riding = results.filter(
      (employee) =>
        employee.registration_status === "registered" &&
        employee.first_trip_scheduled_date !== null &&
        employee.route_name !== null,
    );
    expect(passengers.map(({ full_name: name }) => name).toSorted()).toEqual(
      riding.map((employee) => employee.passenger_name).toSorted(),
    );
    expect(passengers.some(({ prices }) => prices.breakdown.bridge_price.value > 0)).toBe(true);
    expect(passengers.some(({ prices }) => prices.breakdown.toll_road_price.value > 0)).toBe(true);
    expect(logs.map(({ office_name: office }) => office)).toEqual(["Levent", "Maslak", "Kozyatağı"]);
  });

  test("more people by and by, some of whom have left since", async () => {
    const counts = await Promise.all(
      [2018, 2021, 2024, 2026].map(async (year) => (await invoice(year, 11)).num_passengers),
    );
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBeGreaterThan(20);
    const now = new Set((await invoice(2026, 11)).passengers.map(({ full_name: name }) => name));
    const then = (await invoice(2021, 11)).passengers.filter(({ full_name: name }) => !now.has(name));
    expect(then.length).toBeGreaterThan(10);
  });

  test("the log knows people added and removed, moves, and new prices", async () => {
    const years = await Promise.all(Array.from({ length: 12 }, (_, index) => invoice(2025, index + 1)));
    const changes = years.flatMap(allChanges);
    expect(new Set(changes.map((change) => change.change_type_verbose))).toEqual(
      new Set([
        "Çalışan eklendi",
        "Çalışan çıkarıldı",
        "Adres değişikliği",
        "Birim fiyat güncellemesi",
        "Ödeme planı değişikliği",
      ]),
    );
    for (const change of changes) {
      if (change.change_type === "passenger_added") expect(change.price_effect).toBeGreaterThan(0);
      if (change.change_type === "passenger_removed") expect(change.price_effect).toBeLessThan(0);
      if (change.change_type !== "other") expect(change.passenger_name).not.toBeNull();
    }
  });

  test("somebody who goes on hold today is removed from the month under way, and from no month before", async () => {
    const [person] = (await invoice(2026, 11)).passengers;
    const october = await invoice(2026, 10);
    const search = encodeURIComponent(person?.full_name ?? "");
    const { results } = v.parse(
      contract.employeeList,
      await api.get(`/api/company/employees/?page_size=all&search=${search}`, token),
    );
    const body = { status: "on_hold", date: "2026-11-19", reason: "VACATION" };
    const path = `/api/company/employees/${results[0]?.id}/change-activation/`;
    expect((await api.request(path, { token, body })).status).toBe(200);
    const november = await invoice(2026, 11);
    expect(november.passengers.map(({ full_name: name }) => name)).not.toContain(person?.full_name);
    expect(allChanges(november)).toContainEqual(
      expect.objectContaining({
        date: "2026-11-19",
        passenger_name: person?.full_name,
        change_type: "passenger_removed",
      }),
    );
    expect(await invoice(2026, 10)).toEqual(october);
  });
});

describe("payment plans", () => {
  test.each([
    [2024, 10, "normal", null],
    [2024, 11, "normal", "pending"],
    [2024, 12, "normal", "approved"],
    [2025, 1, "early", null],
    [2025, 8, "early", null],
    [2025, 9, "early", "pending"],
    [2025, 10, "early", "approved"],
    [2025, 11, "normal", null],
    [2026, 11, "normal", null],
  ] as const)("%i-%i is %s, a change %s", async (year, month, plan, request) => {
    const bill = await invoice(year, month);
    expect([bill.payment_plan, bill.payment_plan_change_request]).toEqual([plan, request]);
    const temporary = new Set(bill.passengers.map((passenger) => passenger.temporary_discount));
    expect([...temporary].every((percent) => percent >= (plan === "early" ? 3 : 0))).toBe(true);
  });

  test("tell when they are due: 45 and 7 days after the first of the next month", async () => {
    const bill = await invoice(2026, 11);
    expect(planOf(bill, "normal")).toMatchObject({
      discount_text: null,
      last_payment_date: "2027-01-15",
      term_information: "45 gün vadeli",
    });
    expect(planOf(bill, "early")).toMatchObject({
      discount_text: "%3 indirim",
      last_payment_date: "2026-12-08",
      term_information: "7 gün vadeli",
    });
    expect(planOf(bill, "early").total_price).toBeLessThan(planOf(bill, "normal").total_price);
    expect(planOf(await invoice(2025, 12), "normal").last_payment_date).toBe("2026-02-15");
  });

  test("change: asked for once, approved by the provider, in force with the next invoice", async () => {
    const path = "/api/v2/company/billing/request-payment-plan-change/";
    const ask = async () => (await api.request(path, { token, body: "" })).status;
    const state = async (year: number, month: number) => {
      const { payment_plan: plan, payment_plan_change_request: request } = await invoice(year, month);
      return [plan, request];
    };
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.toSorted()).toEqual([200, 409, 409]);
    expect(await state(2026, 11)).toEqual(["normal", "pending"]);
    expect(await state(2026, 10)).toEqual(["normal", null]);
    expect(await ask()).toBe(409);
    api.clock.now = new Date("2026-11-19T07:25:00+03:00");
    expect(await state(2026, 11)).toEqual(["normal", "approved"]);
    expect(await ask()).toBe(409);
    api.clock.now = new Date("2026-12-01T00:00:00+03:00");
    token = await api.tokenFor(administrator);
    expect(await state(2026, 11)).toEqual(["normal", "approved"]);
    expect(await state(2026, 12)).toEqual(["early", null]);
    expect(await ask()).toBe(200);
    expect(await state(2026, 12)).toEqual(["early", "pending"]);
    api.clock.now = new Date(thursdayMorning);
    token = await api.tokenFor(administrator);
  });
});

describe("the bars", () => {
  test("are six months in a row, from three before to two after, over the ends of years", async () => {
    const told = async (date: string) =>
      (await bars(date)).map((bar) => [bar.month_number, bar.is_previous_year] as const);
    const before = (count: number, ...numbers: number[]) => numbers.map((number, index) => [number, index < count]);
    expect(await told("11-2026")).toEqual(before(0, 8, 9, 10, 11, 12, 1));
    expect(await told("02-2026")).toEqual(before(2, 11, 12, 1, 2, 3, 4));
    expect(await told("1-2026")).toEqual(before(3, 10, 11, 12, 1, 2, 3));
  });

  test("of months to come are estimates near the present ones, of months before the service nothing", async () => {
    const now = (await bars("11-2026")).map((bar) => bar.prices.total_price);
    for (const expected of now.slice(4)) {
      expect(expected).toBeGreaterThan((now[2] ?? 0) * 0.85);
      expect(expected).toBeLessThan((now[2] ?? 0) * 1.15);
    }
    const first = (await bars("11-2018")).map((bar) => bar.prices.total_price);
    expect(first.slice(0, 3)).toEqual([0, 0, 0]);
    expect(first[3]).toBeGreaterThan(0);
  });
});

describe("refused are", () => {
  test.each([
    "",
    "?date=10-2018",
    "?date=12-2026",
    "?date=13-2026",
    "?date=2026-11",
    "?date=11-2026&month=10",
    "?date=11-2026&year=2025",
  ])("months without an invoice: %s", async (query) => {
    expect(await status(`/api/v2/company/billing/42/${query}`, token)).toBe(400);
  });

  test("other companies, demo accounts and strangers", async () => {
    const prospect = await api.tokenFor(prospectUser);
    for (const path of ["", "histogram/"].map((part) => `/api/v2/company/billing/42/${part}?date=11-2026`)) {
      expect([await status(path, prospect), await status(path)]).toEqual([403, 401]);
      expect(await status(path, await api.tokenFor(companyUser))).toBe(200);
      expect(await status(path.replace("42", "51"), token)).toBe(403);
    }
  });

  test("companies without the module", async () => {
    await api.database.update(companies).set({ isBillingEnabled: false });
    expect(await api.get("/api/company/billing/42/is-billing-enabled/", token)).toEqual({ enabled: false });
    expect(await status("/api/v2/company/billing/42/?date=11-2026", token)).toBe(403);
    expect(await status("/api/v2/company/billing/42/histogram/?date=11-2026", token)).toBe(403);
    const change = "/api/v2/company/billing/request-payment-plan-change/";
    expect((await api.request(change, { token, body: "" })).status).toBe(403);
    await api.database.update(companies).set({ isBillingEnabled: true });
  });
});
