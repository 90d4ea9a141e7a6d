import { describe, expect, test } from "vitest";
import { fetchHistogram, fetchInvoice } from "../../src/core/api/billing.ts";
import { fetchPlanChange, requestPlanChange } from "../../src/core/api/plan-change.ts";
import { createSession } from "../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";
import { rawHistogram, rawInvoice, rawPlan } from "../widgets/billing/sample-invoice.ts";

function answering(body: unknown, status = 200) {
  const environment = createTestEnvironment(() => json(body, status));
  const { http } = createSession({ environment });
  return { http, environment, sent: () => new URL(environment.requests.at(-1)?.url ?? "") };
}

describe("what is asked", () => {
  test("the month in three words, without a zero in front", async () => {
    const { http, sent } = answering(rawInvoice());
    await fetchInvoice(http, "42", "2026-11");
    expect(sent().pathname).toBe("/api/v2/company/billing/42/");
    expect(sent().search).toBe("?date=11-2026&month=11&year=2026");
    await fetchInvoice(http, "a/b", "2027-01");
    expect(sent().pathname + sent().search).toBe("/api/v2/company/billing/a%2Fb/?date=1-2027&month=1&year=2027");
  });

  test("the six months", async () => {
    const { http, sent } = answering(rawHistogram(8));
    const items = await fetchHistogram(http, "42", "2026-11");
    expect(sent().pathname + sent().search).toBe("/api/v2/company/billing/42/histogram/?date=11-2026");
    expect(items).toHaveLength(6);
    expect(items[0]).toEqual({ monthNumber: 8, isPreviousYear: false, total: 81_200_000 });
  });

  test("the six months: a month without an amount stays, one whose amount can't be read doesn't", async () => {
    const month = (number: number, prices: unknown) => ({ month_number: number, is_previous_year: false, prices });
    const { http } = answering([
      month(6, { total_price: "12.5" }),
      month(7, { total_price: null }),
      month(8, { total_price: "" }),
      month(9, { total_price: ["on"] }),
      month(10, "on"),
    ]);
    const items = await fetchHistogram(http, "42", "2026-11");
    expect(items.map(({ monthNumber, total }) => [monthNumber, total])).toEqual([
      [6, 1250],
      [7, null],
      [8, null],
    ]);
    const unreadable = answering([month(10, { total_price: ["on"] })]);
    await expect(fetchHistogram(unreadable.http, "42", "2026-11")).rejects.toMatchObject({ kind: "answer" });
  });

  test.each([
    ["pending", "pending"],
    ["sent", "other"],
    [null, null],
  ])("of the wish for another plan, %s, nothing but that", async (word, state) => {
    const { http, sent } = answering({ payment_plan_change_request: word });
    expect(await fetchPlanChange(http, "42", "2026-11")).toBe(state);
    expect(sent().pathname + sent().search).toBe("/api/v2/company/billing/42/?date=11-2026&month=11&year=2026");
  });

  test("the other plan, without a body", async () => {
    const { http, environment } = answering({});
    await requestPlanChange(http);
    const [request] = environment.requests;
    expect(request?.method).toBe("POST");
    expect(new URL(request?.url ?? "").pathname).toBe("/api/v2/company/billing/request-payment-plan-change/");
    expect(await request?.text()).toBe("");
  });

  test("a request for the other plan is never repeated automatically", async () => {
    const { http, environment } = answering({}, 503);
    await expect(requestPlanChange(http)).rejects.toMatchObject({ status: 503 });
    expect(environment.requests).toHaveLength(1);
  });
});

describe("an invoice", () => {
  test("is money in kuruş, days and words", async () => {
    const { http } = answering(rawInvoice());
    const invoice = await fetchInvoice(http, "42", "2026-11");
    expect(invoice.planName).toBe("normal");
    expect(invoice.changeRequest).toBeNull();
    expect(invoice.passengerCount).toBe(3);
    expect(invoice.passengers[0]).toEqual({
      key: 0,
      name: "Ayşe Yıldırım",
      route: "Kadıköy – Levent",
      metres: 21_400,
      discount: 5,
      extraDiscount: 0,
      base: 89_000,
      distanceCost: 74_900,
      toll: 6420,
      bridge: 11_800,
      avrasya: 0,
      gas: 9840,
      total: 182_362,
    });
    expect(invoice.plans[1]).toMatchObject({
      name: "early",
      discountText: "%4 indirim",
      netTotal: 1_321_260,
      total: 1_585_512,
      averageSeatPrice: 440_420,
      lastPaymentDay: "2026-12-08",
      termText: "7 gün vadeli",
    });
    expect(invoice.plans[0]?.items.services).toHaveLength(3);
    expect(invoice.changeLogs[0]?.changes[1]).toEqual({
      day: "2026-11-12",
      route: "Beykoz – Levent",
      passenger: "Emre Kılıç",
      type: "passenger_removed",
      words: "Çalışan çıkarıldı",
      kilometres: 12,
      effect: -150_000,
    });
    expect(invoice.services[0]).toMatchObject({ type: "Havalimanı transferi", amount: 200_000, gross: 240_000 });
    expect(invoice.usages[0]).toMatchObject({ passengers: 14, amount: 450_000, gross: 540_000 });
    expect(invoice.pricing).toEqual({
      base: 89_000,
      perKilometre: 3500,
      bridge: 11_800,
      avrasya: 16_400,
      toll: 12_000,
    });
    expect(invoice.paymentInfo?.iban).toBe("TR330006100519786457841326");
  });

  test("of an odd provider: numbers as text, nulls, lists and objects that aren't there", async () => {
    const { http, environment } = answering({
      payment_plan: "weekly",
      payment_plan_change_request: "null",
      num_passengers: "486",
      prices: [{ ...rawPlan("normal"), total_price: "16140.74", breakdown: null }, { payment_plan: "weekly" }],
      passengers: [{ full_name: " Ayşe  ", prices: { total_price: "1823.615" } }, { prices: null }, null],
      change_logs: null,
      additional_services: null,
    });
    const invoice = await fetchInvoice(http, "42", "2026-11");
    expect(invoice).toMatchObject({
      planName: null,
      changeRequest: null,
      passengerCount: 486,
      workingHours: null,
      changeLogs: [],
      services: [],
      usages: [],
      paymentInfo: null,
    });
    // No line of an invoice is left out, whatever is missing in it.
    expect(invoice.passengers.map(({ name, total }) => [name, total])).toEqual([
      ["Ayşe", 182_362],
      [null, null],
      [null, null],
    ]);
    expect(invoice.plans).toHaveLength(1);
    expect(invoice.plans[0]?.total).toBe(1_614_074);
    expect(invoice.plans[0]?.items).toEqual({ employee: [], services: [], usages: [] });
    expect(environment.warnings).toHaveLength(1);
  });

  test("an unknown state of the plan change offers nothing to send", async () => {
    const { http } = answering(rawInvoice({ payment_plan_change_request: "in_review" }));
    expect((await fetchInvoice(http, "42", "2026-11")).changeRequest).toBe("other");
  });

  test("an unknown kind of change keeps its words", async () => {
    const log = { office_name: null, changes: [{ change_type: "moved", change_type_verbose: "Taşındı" }] };
    const { http } = answering(rawInvoice({ change_logs: [log] }));
    const { changeLogs } = await fetchInvoice(http, "42", "2026-11");
    expect(changeLogs[0]?.changes[0]).toMatchObject({ type: "other", words: "Taşındı", effect: null });
  });

  for (const [kind, body] of Object.entries({
    "a list": [],
    "without lines": rawInvoice({ passengers: null }),
    "without plans": rawInvoice({ prices: "yok" }),
  })) {
    test(`${kind} is no invoice`, async () => {
      const { http } = answering(body);
      await expect(fetchInvoice(http, "42", "2026-11")).rejects.toMatchObject({ kind: "answer" });
    });
  }

  test("a bar without a month is left out, one without a price stays", async () => {
    const { http, environment } = answering({
      result: [{ month_number: 13 }, { month_number: "7", is_previous_year: "True", prices: null }],
    });
    expect(await fetchHistogram(http, "42", "2026-11")).toEqual([
      { monthNumber: 7, isPreviousYear: true, total: null },
    ]);
    expect(environment.warnings).toHaveLength(1);
  });
});
