import { parse } from "valibot";
import { describe, expect, test } from "vitest";
import { fetchInvoice, type HistogramItem, type Invoice } from "../../../src/core/api/billing.ts";
import { billedPassengers } from "../../../src/core/api/billing-rows.ts";
import {
  addedAmounts,
  checkInvoice,
  currentPlan,
  toChangeSums,
  toRouteCosts,
  toTotals,
} from "../../../src/core/billing/sums.ts";
import { compareInvoices } from "../../../src/core/billing/comparison.ts";
import { toMonthBars } from "../../../src/core/billing/histogram.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { randomInvoice } from "../../widgets/billing/random-invoice.ts";
import { rawInvoice, rawPassenger, rawPlan } from "../../widgets/billing/sample-invoice.ts";

function decode(body: unknown): Promise<Invoice> {
  const { http } = createSession({ environment: createTestEnvironment(() => json(body)) });
  return fetchInvoice(http, "42", "2026-11");
}

const seeds = Array.from({ length: 60 }, (_, index) => index + 1);

describe("random invoices", () => {
  test("the routes add up to the totals of the lines, column by column", () => {
    for (const seed of seeds) {
      const passengers = parse(billedPassengers, randomInvoice(seed).passengers);
      const totals = toTotals(passengers);
      const routes = toRouteCosts(passengers);
      expect(routes.reduce((count, cost) => count + cost.count, 0)).toBe(totals.count);
      for (const name of [...addedAmounts, "metres"] as const) {
        const known = routes.map((cost) => cost[name]).filter((value) => value !== null);
        expect(known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0), `${name} of ${seed}`).toBe(
          totals[name],
        );
      }
    }
  });

  test("the order of the lines changes no sum", () => {
    for (const seed of seeds) {
      const passengers = parse(billedPassengers, randomInvoice(seed).passengers);
      expect(toTotals(passengers.toReversed())).toEqual(toTotals(passengers));
    }
  });

  test("a kuruş that is moved somewhere is found", async () => {
    for (const seed of seeds.slice(0, 20)) {
      const raw = randomInvoice(seed);
      const { passengers, services } = await decode(raw);
      const cost = (toTotals(passengers).total ?? 0) / 100;
      const extra = services.reduce((sum, { amount }) => sum + (amount ?? 0), 0) / 100;
      const net = Math.round((cost + extra) * 100) / 100;
      const plan = rawPlan("normal", {
        employee_based_cost: cost,
        additional_services_cost: extra,
        line_based_usages_cost: 4500,
        total_price_wo_vat: Math.round((net + 4500) * 100) / 100,
        breakdown: {
          employee_based_usage: [{ name: "Kişiler", value: cost }],
          additional_services: services.map(({ type, amount }) => ({ name: type, value: (amount ?? 0) / 100 })),
          line_based_usage: [{ name: "Hatlar", value: 4500 }],
        },
      });
      expect(checkInvoice(await decode({ ...raw, prices: [plan] })).differences, `seed ${seed}`).toEqual([]);
      const moved = { ...plan, employee_based_cost: Math.round((cost + 0.01) * 100) / 100 };
      const { differences } = checkInvoice(await decode({ ...raw, prices: [moved] }));
      expect(differences.map(({ check }) => check)).toEqual(["lines", "employee-items", "plan-total"]);
      expect(differences.map(({ difference }) => difference)).toEqual([-1, -1, 1]);
    }
  });
});

describe("checks", () => {
  test("an invoice that agrees has been looked at from eight sides", async () => {
    expect(checkInvoice(await decode(rawInvoice()))).toEqual({ count: 8, differences: [] });
  });

  test("lines that don't add up to the plan's cost are reported with both amounts", async () => {
    const plan = rawPlan("normal", { employee_based_cost: 5960.62 });
    const { differences } = checkInvoice(await decode(rawInvoice({ prices: [plan] })));
    expect(differences[0]).toEqual({
      check: "lines",
      found: 595_062,
      expected: 596_062,
      difference: -1000,
      isRounding: false,
    });
  });

  test.each([
    [{ additional_services_cost: 1 }, ["service-items", "service-rows", "plan-total"]],
    [{ line_based_usages_cost: 1 }, ["usage-items", "usage-rows", "plan-total"]],
    [{ total_price_wo_vat: 1 }, ["plan-total", "item-total"]],
  ])("a plan whose %o is another one disagrees in %o", async (amounts, checks) => {
    const { differences } = checkInvoice(await decode(rawInvoice({ prices: [rawPlan("normal", amounts)] })));
    expect(differences.map(({ check }) => check)).toEqual(checks);
  });

  test("as little as rounding makes is called rounding", async () => {
    const plan = rawPlan("normal", { employee_based_cost: 5950.64, total_price_wo_vat: 13_450.64 });
    const { differences } = checkInvoice(await decode(rawInvoice({ prices: [plan] })));
    expect(differences.find(({ check }) => check === "lines")).toMatchObject({ difference: -2, isRounding: true });
    expect(differences.find(({ check }) => check === "employee-items")).toMatchObject({ isRounding: false });
  });

  test("what the provider doesn't tell is compared with nothing", async () => {
    const plan = rawPlan("normal", { employee_based_cost: null, total_price_wo_vat: null });
    const { count, differences } = checkInvoice(await decode(rawInvoice({ prices: [plan] })));
    expect([count, differences.length]).toEqual([4, 0]);
    expect(checkInvoice(await decode(rawInvoice({ payment_plan: null })))).toEqual({ count: 0, differences: [] });
  });

  test("no services at a cost of 0 agree, at a cost they don't", async () => {
    const without = { additional_services: [], line_based_usages: [] };
    const items = {
      employee_based_usage: [{ name: "x", value: 5950.62 }],
      additional_services: [],
      line_based_usage: [],
    };
    const free = {
      additional_services_cost: 0,
      line_based_usages_cost: 0,
      total_price_wo_vat: 5950.62,
      breakdown: items,
    };
    expect(
      checkInvoice(await decode(rawInvoice({ ...without, prices: [rawPlan("normal", free)] }))).differences,
    ).toEqual([]);
    const { differences } = checkInvoice(await decode(rawInvoice({ ...without, prices: [rawPlan("normal")] })));
    expect(differences.map(({ check }) => check)).toEqual(["service-rows", "usage-rows"]);
  });

  test("are about the plan that holds", async () => {
    const invoice = await decode(rawInvoice({ payment_plan: "early" }));
    expect(currentPlan(invoice)?.name).toBe("early");
    expect(checkInvoice(invoice).differences.map(({ check }) => check)).toEqual(["lines"]);
  });
});

describe("cost by route", () => {
  test("the dearest first, with its share and what a seat costs", async () => {
    const [first, second] = toRouteCosts((await decode(rawInvoice())).passengers);
    expect(first).toMatchObject({ route: "Kadıköy – Levent", count: 2, total: 421_905, perPassenger: 210_953 });
    expect(second).toMatchObject({ route: "Beykoz – Levent", count: 1, total: 173_157, metres: 18_900 });
    expect((first?.share ?? 0) + (second?.share ?? 0)).toBeCloseTo(100, 9);
  });

  test("lines without a route or a total are a route of their own, and no division by nothing", () => {
    const amounts = { base: 1, distance: 1, toll: 1, bridge: 1, avrasya: 1, gas: 1, total: 0 };
    const none = parse(billedPassengers, [rawPassenger("A", null, 1, amounts), { full_name: "B" }]);
    expect(toRouteCosts(none)).toMatchObject([{ route: null, count: 2, total: 0, perPassenger: 0, share: null }]);
    expect(toRouteCosts([])).toEqual([]);
  });
});

describe("six months", () => {
  const items = (months: readonly (readonly [number, boolean])[]): HistogramItem[] =>
    months.map(([monthNumber, isPreviousYear]) => ({ monthNumber, isPreviousYear, total: 100 }));
  const shown = (months: readonly (readonly [number, boolean])[], asked: string, current = "2026-11") =>
    toMonthBars(items(months), asked, current).map(({ month, kind, isPreviousYear }) =>
      [month, kind, isPreviousYear ? "previous" : ""].join(" ").trim(),
    );
  const now = (...numbers: number[]) => numbers.map((number) => [number, false] as const);
  const before = (...numbers: number[]) => numbers.map((number) => [number, true] as const);

  test.each([
    [
      "the current and future months, across the turn of the year",
      shown(now(8, 9, 10, 11, 12, 1), "2026-11"),
      "2026-08 past, 2026-09 past, 2026-10 past, 2026-11 current, 2026-12 estimate, 2027-01 estimate",
    ],
    [
      "months of the year before are marked",
      shown([...before(10, 11, 12), ...now(1, 2, 3)], "2026-01", "2026-01"),
      "2025-10 past previous, 2025-11 past previous, 2025-12 past previous, 2026-01 current, 2026-02 estimate, 2026-03 estimate",
    ],
    [
      "months of the year before are marked in a later year too",
      shown([...before(11, 12), ...now(1, 2, 3, 4)], "2026-02"),
      "2025-11 past previous, 2025-12 past previous, 2026-01 past, 2026-02 past, 2026-03 past, 2026-04 past",
    ],
    [
      "an older December keeps to its own year",
      shown(now(9, 10, 11, 12, 1, 2), "2024-12"),
      "2024-09 past, 2024-10 past, 2024-11 past, 2024-12 past, 2025-01 past, 2025-02 past",
    ],
    [
      "the asked month gives the years where the provider marks none",
      shown(now(11, 12, 1, 2, 3, 4), "2026-02"),
      "2025-11 past previous, 2025-12 past previous, 2026-01 past, 2026-02 past, 2026-03 past, 2026-04 past",
    ],
    [
      "without the asked month the marks give the years",
      shown([...before(11, 12), ...now(1, 3)], "2026-06"),
      "2025-11 past previous, 2025-12 past previous, 2026-01 past, 2026-03 past",
    ],
    [
      "without the asked month the order gives the years",
      shown(now(10, 12, 2), "2026-11"),
      "2026-10 past, 2026-12 estimate, 2027-02 estimate",
    ],
  ])("%s", (_what, bars, text) => expect(bars.join(", ")).toBe(text));
});

describe("the month before", () => {
  test("who came, who left, what became dearer, and why", async () => {
    const after = await decode(rawInvoice());
    const [ayse, isil] = rawInvoice().passengers;
    const emre = rawPassenger("Emre Kılıç", "Beykoz – Levent", 12, {
      base: 890,
      distance: 420,
      toll: 0,
      bridge: 96,
      avrasya: 0,
      gas: 94,
      total: 1500,
    });
    const cheaper = { ...isil, prices: { ...isil?.prices, total_price: 1700 } };
    const before = await decode(rawInvoice({ passengers: [ayse, cheaper, emre] }));
    const comparison = compareInvoices(after, before);
    expect(comparison.added.map(({ name }) => name)).toEqual(["Oğuz Kağan Demir"]);
    expect(comparison.removed.map(({ name }) => name)).toEqual(["Emre Kılıç"]);
    expect(comparison.changed.map(({ after: { name }, difference }) => [name, difference])).toEqual([
      ["Işıl Çağlar", 3157],
    ]);
    expect(comparison).toMatchObject({ before: 502_362, after: 595_062, hasOtherPlan: false });
    expect(comparison.causes).toEqual([
      { cause: "added", count: 1, effect: 239_543 },
      { cause: "removed", count: 1, effect: -150_000 },
      // No amount of the line is another one, only its total.
      { cause: "rest", count: 1, effect: 3157 },
    ]);
  });

  test("the greatest change comes first, whether dearer or cheaper", async () => {
    const month = async (...totals: number[]) =>
      decode(
        rawInvoice({
          passengers: totals.map((total, index) => rawPassenger(`Yolcu ${index}`, "A", 10, { ...amounts, total })),
        }),
      );
    const amounts = { base: 0, distance: 0, toll: 0, bridge: 0, avrasya: 0, gas: 0 };
    const { changed } = compareInvoices(await month(110, 50, 130), await month(100, 100, 100));
    expect(changed.map(({ difference }) => difference)).toEqual([-5000, 3000, 1000]);
  });

  test("the change log by kind, of all offices", async () => {
    expect(toChangeSums((await decode(rawInvoice())).changeLogs)).toEqual([
      { type: "passenger_added", count: 1, effect: 239_543 },
      { type: "passenger_removed", count: 1, effect: -150_000 },
      { type: "other", count: 1, effect: 8050 },
    ]);
  });

  test("each part of a line is a separate cause, with the discount in effect", async () => {
    const amounts = { base: 1000, distance: 500, toll: 100, bridge: 0, avrasya: 0, gas: 50, total: 1567.5 };
    const line = (change: object, kilometres = 10, discount = 5) => ({
      ...rawPassenger("Ayşe", "A", kilometres, { ...amounts, ...change }),
      discount,
    });
    const causesOf = async (after: ReturnType<typeof line>) => {
      const [was, is] = await Promise.all([line({}), after].map((row) => decode(rawInvoice({ passengers: [row] }))));
      if (!was || !is) throw new Error("Both are there.");
      return Object.fromEntries(compareInvoices(is, was).causes.map(({ cause, effect }) => [cause, effect]));
    };
    expect(await causesOf(line({ base: 1100, total: 1662.5 }))).toEqual({ prices: 9500 });
    expect(await causesOf(line({ distance: 600, total: 1662.5 }))).toEqual({ prices: 9500 });
    expect(await causesOf(line({ distance: 600, total: 1662.5 }, 12))).toEqual({ distance: 9500 });
    expect(await causesOf(line({ distance: 660, total: 1719.5 }, 12))).toEqual({ distance: 9500, prices: 5700 });
    expect(await causesOf(line({ toll: 0, bridge: 180, total: 1643.5 }))).toEqual({ passages: 7600 });
    expect(await causesOf(line({ gas: 0, total: 1520 }))).toEqual({ fuel: -4750 });
    expect(await causesOf(line({ total: 1485 }, 10, 10))).toEqual({ discount: -8250 });
    // Billed for half of the month; then a line without a base price, or a passage: the cause of the difference is unknown.
    expect(await causesOf(line({ total: 783.75 }))).toEqual({ rest: -78_375 });
    expect(await causesOf(line({ base: null, total: 1600 }))).toEqual({ rest: 3250 });
    expect(await causesOf(line({ bridge: null, total: 1600 }))).toEqual({ rest: 3250 });
    // The provider's rounding of 3 kuruş is no cause of its own.
    expect(await causesOf(line({ base: 1100, total: 1662.53 }))).toEqual({ prices: 9503 });
  });

  test("namesakes are distinguished by route, and none is counted twice", async () => {
    const amounts = { base: 1, distance: 1, toll: 1, bridge: 1, avrasya: 1, gas: 1 };
    const invoiceOf = (totals: Readonly<Record<string, number>>) =>
      decode(
        rawInvoice({
          passengers: Object.entries(totals).map(([route, total]) =>
            rawPassenger("Ali", route, 1, { ...amounts, total }),
          ),
        }),
      );
    const before = await invoiceOf({ A: 10, B: 20 });
    const after = await invoiceOf({ B: 20, C: 10, D: 10 });
    const { added, removed, changed } = compareInvoices(after, before);
    // One of the two moved from A; the third one is new.
    expect([added.length, removed.length, changed.length]).toEqual([1, 0, 0]);
  });

  test("random months: steps add up, and every line is in exactly one list or unchanged", async () => {
    for (const seed of seeds.slice(0, 20)) {
      const [before, after] = await Promise.all([decode(randomInvoice(seed)), decode(randomInvoice(seed + 1000))]);
      const { added, removed, causes, ...sums } = compareInvoices(after, before);
      expect(causes.reduce((sum, { effect }) => sum + effect, sums.before)).toBe(sums.after);
      expect(after.passengers.length - added.length).toBe(before.passengers.length - removed.length);
    }
  });
});
