import { describe, expect, test } from "vitest";
import { fetchHistogram, fetchInvoice } from "../../../src/core/api/billing.ts";
import { fetchPlanChange, requestPlanChange } from "../../../src/core/api/plan-change.ts";
import type { Http } from "../../../src/core/http/http.ts";
import { answerOf, ask, readingOf } from "./calls-stage.ts";

describe("an invoice", () => {
  const query = { date: "3-2026", month: "3", year: "2026" };
  const path = "/api/v2/company/billing/42/";
  const least = { prices: [], passengers: [] };
  const fetchMarch = (http: Http) => fetchInvoice(http, "42", "2026-03");

  const item = { name: "Koltuk", value: "10.5" };
  const items = { employee: [], services: [], usages: [] };
  const plan = answerOf(
    ["payment_plan", "normal", "name"],
    ["discount_text", "%5", "discountText"],
    ["employee_based_cost", 1, "employeeCost", 100],
    ["additional_services_cost", 2, "servicesCost", 200],
    ["line_based_usages_cost", 3, "usagesCost", 300],
    ["total_price_wo_vat", 4, "netTotal", 400],
    ["total_price", 5, "total", 500],
    ["avg_seat_price", 6, "averageSeatPrice", 600],
    ["last_payment_date", "2026-04-15", "lastPaymentDay"],
    ["term_information", "45 gün", "termText"],
    ["breakdown.employee_based_usage", [item], "items.employee", [{ name: "Koltuk", value: 1050 }]],
    ["breakdown.additional_services", [{ name: "S" }], "items.services", [{ name: "S", value: null }]],
    ["breakdown.line_based_usage", null, "items.usages", []],
  );
  const passenger = answerOf(
    ["full_name", "Ayşe", "name"],
    ["route", "Moda", "route"],
    ["distance", "12.3456", "metres", 12_346],
    ["discount", 5, "discount"],
    ["temporary_discount", 6, "extraDiscount"],
    ["prices.base_price", "1.01", "base", 101],
    ["prices.breakdown.distance_cost.value", 2, "distanceCost", 200],
    ["prices.breakdown.toll_road_price.value", 3, "toll", 300],
    ["prices.breakdown.bridge_price.value", 4, "bridge", 400],
    ["prices.breakdown.avrasya_price.value", 5, "avrasya", 500],
    ["prices.breakdown.gas_price_reflection.value", -6, "gas", -600],
    ["prices.total_price", 7, "total", 700],
  );
  const change = answerOf(
    ["date", "2026-03-02", "day"],
    ["route_name", "Moda", "route"],
    ["passenger_name", "Ayşe", "passenger"],
    ["change_type", "passenger_added", "type", "passenger_added", "other"],
    ["change_type_verbose", "Eklendi", "words"],
    ["km", 12.5, "kilometres"],
    ["price_effect", -3.5, "effect", -350],
  );
  const service = answerOf(
    ["route", "Moda", "route"],
    ["amount", "1.10", "amount", 110],
    ["amount_with_vat", 1.2, "gross", 120],
    ["explanation", "Gece", "explanation"],
  );
  const invoice = answerOf(
    ["payment_plan", "early", "planName"],
    ["payment_plan_change_request", "approved", "changeRequest"],
    ["num_passengers", 2, "passengerCount"],
    ["working_hours", "08:30 - 18:00", "workingHours"],
    ["base_price", 1, "pricing.base", 100],
    ["direct_distance_price", 2, "pricing.perKilometre", 200],
    ["bridge_price", 3, "pricing.bridge", 300],
    ["avrasya_price", 4, "pricing.avrasya", 400],
    ["toll_road_price", 5, "pricing.toll", 500],
    ["payment_info.bank_name", "Banka", "paymentInfo.bank"],
    ["payment_info.account_name", "Servis", "paymentInfo.account"],
    ["payment_info.iban", "TR1", "paymentInfo.iban"],
    ["payment_info.tax_office", "Şişli", "paymentInfo.taxOffice"],
    ["payment_info.tax_number", 12, "paymentInfo.taxNumber", "12"],
  );
  const noLists = { plans: [], passengers: [], changeLogs: [], services: [], usages: [] };

  test("tells plans, people, changes, services and usages", async () => {
    const answer = {
      ...invoice.sent,
      prices: [plan.sent, { payment_plan: "early", breakdown: "?" }, { payment_plan: "?" }],
      passengers: [passenger.sent, null],
      change_logs: [{ office_name: "Maslak", changes: [change.sent, { change_type: "moved" }] }, { changes: null }],
      additional_services: [{ service_type: "Transfer", ...service.sent }],
      line_based_usages: [{ passenger_count: 9, ...service.sent }],
    };
    const { read, asked } = await ask(answer, fetchMarch);
    expect(asked).toEqual([{ call: `GET ${path}`, query }]);
    expect(read).toEqual({
      ...invoice.read,
      plans: [plan.read, { ...plan.nothing, name: "early", items }],
      passengers: [
        { key: 0, ...passenger.read },
        { key: 1, ...passenger.nothing },
      ],
      changeLogs: [
        { name: "Maslak", changes: [change.read, change.nothing] },
        { name: null, changes: [] },
      ],
      services: [{ type: "Transfer", ...service.read }],
      usages: [{ passengers: 9, ...service.read }],
    });
  });

  const nullLists = { change_logs: null, additional_services: null, line_based_usages: null };
  test.each([
    [{ ...least, payment_plan: null, payment_info: null }],
    [{ ...least, payment_plan: "weekly", payment_info: "?", ...nullLists }],
  ])("of which little is told has nothing else: %j", async (answer) =>
    expect(await readingOf(answer, fetchMarch)).toEqual({ ...invoice.nothing, paymentInfo: null, ...noLists }),
  );

  test.each([{ passengers: [] }, { prices: [] }, { ...least, change_logs: "?" }, { ...least, passengers: "?" }])(
    "that can't be read as a whole is none: %j",
    async (answer) => expect(ask(answer, fetchMarch)).rejects.toMatchObject({ kind: "answer" }),
  );

  test("of six months keeps a month without an amount, and none whose amount can't be read", async () => {
    const prices = [{ total_price: "12.5" }, { total_price: null }, { total_price: "" }, { total_price: ["on"] }, "on"];
    const months = prices.map((price, index) => ({ month_number: index + 6, prices: price }));
    const read = await readingOf(months, (http) => fetchHistogram(http, "42", "2026-11"));
    expect(read.map(({ monthNumber, total }) => [monthNumber, total])).toEqual([
      [6, 1250],
      [7, null],
      [8, null],
    ]);
    const unreadable = ask(months.slice(4), (http) => fetchHistogram(http, "42", "2026-11"));
    await expect(unreadable).rejects.toMatchObject({ kind: "answer" });
  });

  test("of six months is told by month, within one year and another", async () => {
    const months = [
      { month_number: 1, is_previous_year: "True", prices: { total_price: "1.5" } },
      { month_number: "12", prices: null },
      { month_number: 2 },
      ...[0, 13, 1.5].map((month_number) => ({ month_number })),
    ];
    const { read, asked } = await ask({ result: months }, (http) => fetchHistogram(http, "42", "2026-03"));
    expect(asked).toEqual([{ call: `GET ${path}histogram/`, query: { date: "3-2026" } }]);
    expect(read).toEqual([
      { monthNumber: 1, isPreviousYear: true, total: 150 },
      { monthNumber: 12, isPreviousYear: false, total: null },
      { monthNumber: 2, isPreviousYear: false, total: null },
    ]);
  });

  test.each([
    ["pending", "pending"],
    ["approved", "approved"],
    ["refused", "other"],
    ["null", null],
    [null, null],
  ])("whose plan is to change by the word %s: %s", async (payment_plan_change_request, read) =>
    expect(await ask({ payment_plan_change_request }, (http) => fetchPlanChange(http, "42", "2026-03"))).toEqual({
      read,
      asked: [{ call: `GET ${path}`, query }],
    }),
  );

  test("gets another plan without a word more", async () =>
    expect((await ask(null, requestPlanChange)).asked).toEqual([
      { call: "POST /api/v2/company/billing/request-payment-plan-change/" },
    ]));
});
