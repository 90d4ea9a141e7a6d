import { beforeAll, describe, expect, test } from "vitest";
import { companies } from "../../demo/server/schema-accounts.ts";
import { histogramCall, type Invoice, invoiceCall } from "../../src/core/api/billing.ts";
import { employeesCall } from "../../src/core/api/employees.ts";
import { billingEnabledCall } from "../../src/core/api/account.ts";
import { sharedTestApi } from "./helpers.ts";

const demo = sharedTestApi();

/** Its money is in kuruş. */
const invoice = (year: number, month: number) =>
  demo.read(invoiceCall, { company_id: 42, date: `${month}-${year}`, month, year });
const bars = (date: string) => demo.read(histogramCall, { company_id: 42, date });
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + Number(value), 0);
function planOf({ plans, planName }: Invoice, name = planName) {
  const found = plans.find((plan) => plan.name === name);
  if (!found) throw new Error(`There is no plan ${name}`);
  return found;
}
const allChanges = ({ changeLogs }: Invoice) => changeLogs.flatMap(({ changes }) => changes);
const namesOf = ({ passengers }: Invoice) => passengers.map(({ name }) => name ?? "");

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
  let bill: Invoice;
  beforeAll(async () => {
    bill = await invoice(year, month);
  });

  test("each row from its parts and discounts", () => {
    for (const row of bill.passengers) {
      expect(row.distanceCost).toBe((Number(row.metres) / 100) * (Number(bill.pricing.perKilometre) / 10));
      const parts = sum([row.base, row.distanceCost, row.toll, row.bridge, row.avrasya, row.gas]);
      const percents = [row.discount, row.extraDiscount].map((percent) => Math.round((parts * Number(percent)) / 100));
      expect(row.total).toBe(parts - sum(percents));
      expect(row.base).toBe(bill.pricing.base);
      for (const name of ["bridge", "avrasya", "toll"] as const) expect([0, bill.pricing[name]]).toContain(row[name]);
    }
  });

  test("the plan in force from the rows, both plans from their parts, and the tax on top", () => {
    expect(planOf(bill).employeeCost).toBe(sum(bill.passengers.map(({ total }) => total)));
    const vat = year * 100 + month >= 202_307 ? 20 : 18;
    for (const plan of bill.plans) {
      const { employee, services, usages } = plan.items;
      expect(plan.employeeCost).toBe(sum(employee.map(({ value }) => value)));
      expect(plan.servicesCost).toBe(sum(services.map(({ value }) => value)));
      expect(plan.usagesCost).toBe(sum(usages.map(({ value }) => value)));
      expect(plan.servicesCost).toBe(sum(bill.services.map(({ amount }) => amount)));
      expect(plan.usagesCost).toBe(sum(bill.usages.map(({ amount }) => amount)));
      const net = sum([plan.employeeCost, plan.servicesCost, plan.usagesCost]);
      expect(plan.netTotal).toBe(net);
      expect(plan.total).toBe(net + Math.round((net * vat) / 100));
      expect(plan.averageSeatPrice).toBe(Math.round(net / Number(bill.passengerCount)));
    }
    for (const { amount, gross } of [...bill.services, ...bill.usages])
      expect(gross).toBe((Number(amount) * (100 + vat)) / 100);
    expect(bill.passengerCount).toBe(bill.passengers.length);
  });

  test("the change log from the month before", async () => {
    const [beforeYear, before] = month === 1 ? [year - 1, 12] : [year, month - 1];
    const isFirst = year === 2018 && month === 11;
    const previous = isFirst ? 0 : planOf(await invoice(beforeYear, before)).employeeCost;
    const effects = sum(allChanges(bill).map(({ effect }) => effect));
    expect(planOf(bill).employeeCost).toBe(Number(previous) + effects);
    for (const { day } of allChanges(bill)) expect(day?.slice(0, 7)).toBe(`${year}-${String(month).padStart(2, "0")}`);
  });

  test("the total is the bar of the month", async () => {
    const { total } = planOf(bill);
    expect((await bars(`${month}-${year}`))[3]).toMatchObject({ monthNumber: month, total });
  });
});

describe("who is billed", () => {
  test("everybody who rides on a route of the company, with what they pass", async () => {
    const bill = await invoice(2026, 11);
    const { results } = await demo.read(employeesCall, { page_size: "all" });
    const riding = results.filter(
      ({ registrationStatus, firstTripDay, routeName }) =>
        registrationStatus === "registered" && firstTripDay !== null && routeName !== null,
    );
    expect(namesOf(bill).toSorted()).toEqual(riding.map(({ name }) => name ?? "").toSorted());
    expect(bill.passengers.some(({ bridge }) => Number(bridge) > 0)).toBe(true);
    expect(bill.passengers.some(({ toll }) => Number(toll) > 0)).toBe(true);
    expect(bill.changeLogs.map(({ name }) => name)).toEqual(["Levent", "Maslak", "Kozyatağı"]);
  });

  test("more people by and by, some of whom have left since", async () => {
    const bills = await Promise.all([2018, 2021, 2024, 2026].map((year) => invoice(year, 11)));
    const counts = bills.map(({ passengerCount }) => Number(passengerCount));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBeGreaterThan(20);
    const [, then = [], , now = []] = bills.map(namesOf);
    expect(then.filter((name) => !now.includes(name)).length).toBeGreaterThan(10);
  });

  test("the log knows people added and removed, moves, and new prices", async () => {
    const years = await Promise.all(Array.from({ length: 12 }, (_, index) => invoice(2025, index + 1)));
    const changes = years.flatMap(allChanges);
    expect(new Set(changes.map(({ words }) => words))).toEqual(
      new Set([
        "Çalışan eklendi",
        "Çalışan çıkarıldı",
        "Adres değişikliği",
        "Birim fiyat güncellemesi",
        "Ödeme planı değişikliği",
      ]),
    );
    for (const { type, effect, passenger } of changes) {
      if (type === "passenger_added") expect(effect).toBeGreaterThan(0);
      if (type === "passenger_removed") expect(effect).toBeLessThan(0);
      if (type !== "other") expect(passenger).not.toBeNull();
    }
  });

  test("somebody who goes on hold today is removed from the month under way, and from no month before", async () => {
    const [name = ""] = namesOf(await invoice(2026, 11));
    const october = await invoice(2026, 10);
    const { results } = await demo.read(employeesCall, { page_size: "all", search: name });
    const body = { status: "on_hold", date: "2026-11-19", reason: "VACATION" };
    const path = `/api/company/employees/${results[0]?.id}/change-activation/`;
    expect(await demo.status(path, { body })).toBe(200);
    const november = await invoice(2026, 11);
    expect(namesOf(november)).not.toContain(name);
    expect(allChanges(november)).toContainEqual(
      expect.objectContaining({ day: "2026-11-19", passenger: name, type: "passenger_removed" }),
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
    expect([bill.planName, bill.changeRequest]).toEqual([plan, request]);
    for (const { extraDiscount } of bill.passengers)
      expect(extraDiscount).toBeGreaterThanOrEqual(plan === "early" ? 3 : 0);
  });

  test("tell when they are due: 45 and 7 days after the first of the next month", async () => {
    const bill = await invoice(2026, 11);
    expect(planOf(bill, "normal")).toMatchObject({
      discountText: null,
      lastPaymentDay: "2027-01-15",
      termText: "45 gün vadeli",
    });
    expect(planOf(bill, "early")).toMatchObject({
      discountText: "%3 indirim",
      lastPaymentDay: "2026-12-08",
      termText: "7 gün vadeli",
    });
    expect(planOf(bill, "early").total).toBeLessThan(Number(planOf(bill, "normal").total));
    expect(planOf(await invoice(2025, 12), "normal").lastPaymentDay).toBe("2026-02-15");
  });

  test("change: asked for once, approved by the provider, in force with the next invoice", async () => {
    const ask = () => demo.status("/api/v2/company/billing/request-payment-plan-change/", { body: "" });
    const state = async (year: number, month: number) => {
      const { planName, changeRequest } = await invoice(year, month);
      return [planName, changeRequest];
    };
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.toSorted()).toEqual([200, 409, 409]);
    expect(await state(2026, 11)).toEqual(["normal", "pending"]);
    expect(await state(2026, 10)).toEqual(["normal", null]);
    expect(await ask()).toBe(409);
    demo.moveTo("2026-11-19T07:25:00+03:00");
    expect(await state(2026, 11)).toEqual(["normal", "approved"]);
    expect(await ask()).toBe(409);
    demo.moveTo("2026-12-01T00:00:00+03:00");
    expect(await state(2026, 11)).toEqual(["normal", "approved"]);
    expect(await state(2026, 12)).toEqual(["early", null]);
    expect(await ask()).toBe(200);
    expect(await state(2026, 12)).toEqual(["early", "pending"]);
    demo.moveTo();
  });
});

describe("the bars", () => {
  test.each([
    ["11-2026", 0, [8, 9, 10, 11, 12, 1]],
    ["02-2026", 2, [11, 12, 1, 2, 3, 4]],
    ["1-2026", 3, [10, 11, 12, 1, 2, 3]],
  ])("around %s are six months in a row, %i of the year before", async (date, before, numbers) => {
    const told = (await bars(date)).map(({ monthNumber, isPreviousYear }) => [monthNumber, isPreviousYear]);
    expect(told).toEqual(numbers.map((number, index) => [number, index < before]));
  });

  test("of months to come are estimates near the present ones, of months before the service nothing", async () => {
    const now = (await bars("11-2026")).map(({ total }) => Number(total));
    for (const expected of now.slice(4)) {
      expect(expected).toBeGreaterThan((now[2] ?? 0) * 0.85);
      expect(expected).toBeLessThan((now[2] ?? 0) * 1.15);
    }
    const first = (await bars("11-2018")).map(({ total }) => total);
    expect(first.slice(0, 3)).toEqual([0, 0, 0]);
    expect(first[3]).toBeGreaterThan(0);
  });
});

describe("refuses", () => {
  test.each([
    "",
    "?date=10-2018",
    "?date=12-2026",
    "?date=13-2026",
    "?date=2026-11",
    "?date=11-2026&month=10",
    "?date=11-2026&year=2025",
  ])("months without an invoice: %s", async (query) => {
    expect(await demo.status(`/api/v2/company/billing/42/${query}`)).toBe(400);
  });

  test("companies without the module", async () => {
    await demo.database.update(companies).set({ isBillingEnabled: false });
    expect(await demo.read(billingEnabledCall, { company_id: 42 })).toEqual({ enabled: false });
    for (const path of ["42/?date=11-2026", "42/histogram/?date=11-2026"])
      expect(await demo.status(`/api/v2/company/billing/${path}`)).toBe(403);
    expect(await demo.status("/api/v2/company/billing/request-payment-plan-change/", { body: "" })).toBe(403);
    await demo.database.update(companies).set({ isBillingEnabled: true });
  });
});
