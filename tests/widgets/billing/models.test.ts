import { describe, expect, test } from "vitest";
import { fetchInvoice, type Invoice } from "../../../src/core/api/billing.ts";
import { sumKurus } from "../../../src/core/billing/money.ts";
import { compareInvoices } from "../../../src/core/billing/comparison.ts";
import { createSession } from "../../../src/core/session/session.ts";
import {
  drawn,
  findMostExpensive,
  formatAxisMoney,
  gridStep,
  toCategory,
  toCredits,
  toItems,
  toOffer,
  toPlanOrder,
  toSaving,
  toTerm,
  toVat,
  toWords,
} from "../../../src/widgets/billing/billing.model.ts";
import { formatIban, toPlainIban } from "../../../src/widgets/billing/payment-facts.tsx";
import { toSummary } from "../../../src/widgets/billing/tables/comparison.tsx";
import { niceTicks } from "../../../src/widgets/kit/chart/axis.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { rawInvoice, rawPlan } from "./sample-invoice.ts";

const nbsp = "\u00a0";

function decode(overrides: object = {}): Promise<Invoice> {
  const { http } = createSession({ environment: createTestEnvironment(() => json(rawInvoice(overrides))) });
  return fetchInvoice(http, "42", "2026-11");
}

async function planOf(overrides: object) {
  const [plan] = (await decode({ prices: [rawPlan("normal", overrides)] })).plans;
  if (!plan) throw new Error("no plan");
  return plan;
}

describe("the plan that isn't the current one", () => {
  const asked = { isSent: false, month: "2026-11", currentMonth: "2026-11" };
  const offer = (changeRequest: Invoice["changeRequest"], changes: Partial<typeof asked> = {}) =>
    toOffer({ changeRequest }, { ...asked, ...changes });

  test("is offered while no change is requested", () => {
    expect(offer(null)).toBe("offered");
    expect(offer("pending")).toBe("pending");
    expect(offer("other")).toBe("none");
  });

  test("is shown as approved in the current month only", () => {
    expect(offer("approved")).toBe("approved");
    expect(offer("approved", { month: "2026-10" })).toBe("none");
  });

  test("is pending once this page has requested it, unless the invoice says approved", () => {
    expect(offer(null, { isSent: true })).toBe("pending");
    expect(offer("approved", { isSent: true })).toBe("approved");
  });

  test("comes after the current one, with its saving and VAT", async () => {
    const invoice = await decode({ payment_plan: "early" });
    const [current, other] = toPlanOrder(invoice);
    expect([current?.name, other?.name]).toEqual(["early", "normal"]);
    if (!current || !other) throw new Error("two plans");
    expect(toSaving(other, current)).toBe(1_585_512 - 1_614_074);
    expect(toSaving(other, null)).toBeNull();
    expect(toVat(current)).toBe(1_585_512 - 1_321_260);
  });

  test("has a term of 45 or 7 days when the provider sends no text", async () => {
    expect(toTerm(await planOf({ term_information: null }))).toBe("45 gün vade");
    expect(toTerm(await planOf({ term_information: null, payment_plan: "early" }))).toBe("7 gün vade");
    expect(toTerm(await planOf({}))).toBe("45 gün vadeli");
  });
});

describe("the doughnut's items", () => {
  test("are all items of the plan, of which those above 0 are drawn", async () => {
    const items = toItems(await planOf({}));
    expect(items.map(({ name }) => name)).toEqual([
      "Çalışan bazlı kullanım",
      "Havalimanı transferi",
      "Hafta sonu servisi",
      "Gece mesaisi servisi",
      "Hat bazlı kullanım",
    ]);
    expect(drawn(items)).toHaveLength(4);
    expect(sumKurus(drawn(items).map(({ value }) => value))).toBe(1_345_062);
    expect(toCredits(items)).toBeNull();
  });

  test("are added up by name, and negative ones summed apart", async () => {
    const items = toItems(
      await planOf({
        breakdown: {
          employee_based_usage: [
            { name: "Kullanım", value: 10 },
            { name: "Kullanım", value: 5.5 },
            { name: "İade", value: -2.25 },
          ],
          additional_services: [{ name: null, value: 3 }],
          line_based_usage: [],
        },
      }),
    );
    expect(items).toEqual([
      { name: "Kullanım", value: 1550 },
      { name: "İade", value: -225 },
      { name: "Ek servisler", value: 300 },
      { name: "Hat bazlı kullanım", value: 450_000 },
    ]);
    expect(toCredits(items)).toBe(-225);
  });

  test("are the group's cost when no item has an amount", async () => {
    const unreadable = { name: "Kullanım", value: [["on"]] };
    const missing = { name: "Transfer", value: null };
    const plan = await planOf({
      breakdown: { employee_based_usage: [unreadable], additional_services: [missing], line_based_usage: [] },
    });
    const { employeeCost, servicesCost, usagesCost } = plan;
    expect(toItems(plan)).toEqual([
      { name: "Çalışan bazlı kullanım", value: employeeCost },
      { name: "Ek servisler", value: servicesCost },
      { name: "Hat bazlı kullanım", value: usagesCost },
    ]);
    expect([employeeCost, servicesCost, usagesCost]).not.toContain(null);
  });
});

describe("the bars of six months", () => {
  const bar = { total: 108_621_708, isPreviousYear: false } as const;

  test("are labelled as this month, estimate or of the year before", () => {
    expect(toCategory({ ...bar, month: "2026-11", kind: "current" }, "2026-11")).toEqual({
      label: "Kas",
      fullLabel: "Kasım 2026 (Bu Ay)",
      note: "(Bu Ay)",
      highlighted: true,
      forecast: false,
    });
    expect(toCategory({ ...bar, month: "2027-01", kind: "estimate" }, "2026-11")).toMatchObject({
      label: "Oca",
      fullLabel: "Ocak 2027 (Tahmini)",
      note: "(Tahmini)",
      forecast: true,
    });
    expect(toCategory({ ...bar, month: "2025-12", kind: "past", isPreviousYear: true }, "2025-12")).toMatchObject({
      fullLabel: "Aralık 2025",
      note: "(2025)",
      highlighted: true,
    });
    expect(toWords({ ...bar, month: "2026-10", kind: "past" })).toBe(`Ekim 2026 1.086.217,08${nbsp}TL`);
  });

  test("have a grid of ten thousands, with at most six lines", () => {
    const grid = (greatest: number) => niceTicks(0, greatest, { intervals: 5, unit: gridStep });
    expect(grid(43_000)).toEqual([0, 10_000, 20_000, 30_000, 40_000, 50_000]);
    expect(grid(800)).toEqual([0, 10_000]);
    for (const greatest of [61_000, 104_000, 812_000, 1_104_000, 48_000_000]) {
      const ticks = grid(greatest);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(
        ticks.every((tick) => tick % gridStep === 0),
        `${greatest}: ${ticks.join(" ")}`,
      ).toBe(true);
    }
  });

  test("have an axis in thousands and millions", () => {
    const values = [0, 8400, 10_000, 300_000, 999_499, 999_500, 1_250_000, 1_424_318, 50_000_000];
    const words = ["0", "8,4 B", "10 B", "300 B", "999 B", "1 Mn", "1,25 Mn", "1,42 Mn", "50 Mn"];
    expect(values.map((value) => formatAxisMoney(value).replace(nbsp, " "))).toEqual(words);
  });
});

describe("texts", () => {
  test("write an IBAN in groups to read, in one piece to copy", () => {
    expect(formatIban("TR330006100519786457841326")).toBe("TR33 0006 1005 1978 6457 8413 26");
    expect(formatIban(" TR33 0006 1005 1978 6457 8413 26 ")).toBe("TR33 0006 1005 1978 6457 8413 26");
    expect(toPlainIban("TR33 0006 1005 1978 6457 8413 26")).toBe("TR330006100519786457841326");
  });

  test("sum up the comparison in a sentence", async () => {
    const invoice = await decode();
    const comparison = { ...compareInvoices(invoice, invoice), before: 100_000 };
    expect(toSummary({ ...comparison, after: 110_000 })).toBe(`Çalışan ücretleri toplamı 100,00${nbsp}TL (%10) arttı.`);
    expect(toSummary({ ...comparison, after: 95_000 })).toBe(`Çalışan ücretleri toplamı 50,00${nbsp}TL (%5) azaldı.`);
    expect(toSummary({ ...comparison, after: 100_000 })).toBe("Çalışan ücretleri toplamı değişmedi.");
    expect(toSummary({ ...comparison, before: 0, after: 100 })).toBe(
      `Çalışan ücretleri toplamı 1,00${nbsp}TL (-) arttı.`,
    );
    expect(toSummary({ ...comparison, before: 104_593_541, after: 104_584_191 })).toBe(
      `Çalışan ücretleri toplamı 93,50${nbsp}TL (%0,009) azaldı.`,
    );
  });
});

describe("the most expensive employee", () => {
  test("has the highest total, is the first of equals, and is missing without totals", async () => {
    const { passengers } = await decode();
    expect(findMostExpensive(passengers)?.name).toBe("Oğuz Kağan Demir");
    expect(findMostExpensive([...passengers].toReversed())?.name).toBe("Oğuz Kağan Demir");
    const [first] = passengers;
    if (!first) throw new Error("no line");
    const [a, b] = [
      { ...first, key: 8, total: 500 },
      { ...first, key: 9, total: 500 },
    ];
    expect(findMostExpensive([{ ...first, total: null }, a, b])).toBe(a);
    expect(findMostExpensive([{ ...first, total: -100 }])?.total).toBe(-100);
    expect(findMostExpensive([{ ...first, total: null }])).toBe(null);
  });
});
