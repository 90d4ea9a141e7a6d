import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Invoice } from "../../src/core/api/billing.ts";
import type { BilledPassenger } from "../../src/core/api/billing-rows.ts";
import { addedAmounts, checkInvoice, toChangeSums, toRouteCosts, toTotals } from "../../src/core/billing/sums.ts";
import { compareInvoices, lineCauses, toLineEffects } from "../../src/core/billing/comparison.ts";
import { formatAmount, formatChange, formatKurus, sumKurus, toKurus, toLira } from "../../src/core/billing/money.ts";
import { formatMoney, formatPercent, formatShort } from "../../src/core/text/format.ts";
import { toPlanOrder, toSaving, toVat } from "../../src/widgets/billing/billing.model.ts";
import { holds } from "../helpers/properties.ts";

/** Amounts up to ten billion TL, in kuruş. */
const kurus = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const price = fc.option(fc.integer({ min: 0, max: 50_000_000 }), { nil: null });
const percent = fc.option(fc.constantFrom(0, 5, 7.5, 12.5, 100), { nil: null });

const line: fc.Arbitrary<BilledPassenger> = fc
  .record({
    name: fc.option(fc.constantFrom("Işık Öz", "Işık Oz", "İrem Şen", "Ali Can", "Ali  Can"), { nil: null }),
    route: fc.option(fc.constantFrom("Gebze 1", "Gebze 2", "Şile"), { nil: null }),
    metres: fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: null }),
    base: price,
    distanceCost: price,
    toll: price,
    bridge: price,
    avrasya: price,
    gas: price,
    discount: percent,
    extraDiscount: percent,
    total: price,
  })
  .chain((row) => fc.tuple(fc.constant(row), fc.boolean(), fc.integer({ min: -3, max: 3 })))
  .map(([row, isComplete, rounding]) => {
    if (!isComplete) return row as unknown as BilledPassenger;
    // A line with all amounts, and a total that equals their sum apart from rounding.
    const { discount, extraDiscount, name, route, total: _, ...given } = row;
    const amounts = Object.fromEntries(Object.entries(given).map(([key, amount]) => [key, amount ?? 0])) as Record<
      "metres" | "base" | "distanceCost" | "toll" | "bridge" | "avrasya" | "gas",
      number
    >;
    const { base, distanceCost, toll, bridge, avrasya, gas } = amounts;
    const kept = 1 - ((discount ?? 0) + (extraDiscount ?? 0)) / 100;
    const total = Math.max(0, Math.round((base + distanceCost + toll + bridge + avrasya + gas) * kept) + rounding);
    return { ...amounts, discount, extraDiscount, name, route, total } as unknown as BilledPassenger;
  });
const lines = fc.array(line, { maxLength: 12 });

describe("kuruş", () => {
  test("come out of TL as they went in, and are read from their own writing", () => {
    holds(kurus, (amount) => {
      expect(toKurus(toLira(amount))).toBe(amount);
      const written = formatAmount(amount);
      expect(Number(written.replaceAll(".", "").replace(",", "")) * 1).toBe(amount);
      expect(formatKurus(amount)).toBe(`${written}\u00a0TL`);
    });
  });

  test("of a decimal number are rounded as on paper: half a kuruş away from zero", () => {
    const decimal = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 99_999_999 }), fc.stringMatching(/^\d{1,6}$/));
    holds(
      decimal,
      ([isNegative, whole, fraction]) => {
        const digits = BigInt(`${whole}${fraction.padEnd(6, "0")}`);
        const half = 5_000n;
        const expected = Number((digits + half) / 10_000n) * (isNegative ? -1 : 1);
        expect(toKurus(Number(`${isNegative ? "-" : ""}${whole}.${fraction}`))).toBe(expected + 0);
      },
      {
        examples: [
          [false, 1, "005"],
          [true, 1, "005"],
          [false, 8_345_678, "125"],
        ],
      },
    );
  });

  test("are summed exactly, in any order and in parts; what is missing adds nothing", () => {
    holds(fc.tuple(fc.array(fc.option(kurus, { nil: null }), { maxLength: 30 }), fc.nat(30)), ([amounts, at]) => {
      const expected = amounts.reduce<bigint>((sum, amount) => sum + BigInt(amount ?? 0), 0n);
      const sum = sumKurus(amounts);
      expect(sum === null).toBe(amounts.every((amount) => amount === null));
      expect(BigInt(sum ?? 0)).toBe(expected);
      expect(sumKurus([sumKurus(amounts.slice(0, at)), sumKurus(amounts.slice(at))])).toBe(sum);
      expect(sumKurus(amounts.toReversed())).toBe(sum);
    });
  });

  test("are written without -0, and a change with its sign", () => {
    holds(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), (value) => {
      for (const written of [formatMoney(value), formatPercent(value), formatShort(value), formatKurus(toKurus(value))])
        expect(written).not.toMatch(/^-%?0(?:,0+)?(?!\d|,)/);
    });
    holds(kurus, (amount) => {
      const [first] = formatChange(amount);
      expect(first === "+").toBe(amount > 0);
      expect(first === "-").toBe(amount < 0);
    });
  });
});

describe("an invoice", () => {
  test("has routes that add up to its lines, amount for amount, and shares to a hundred", () => {
    holds(lines, (all) => {
      const costs = toRouteCosts(all);
      const totals = toTotals(all);
      for (const name of addedAmounts) expect(sumKurus(costs.map((cost) => cost[name]))).toBe(totals[name]);
      expect(costs.reduce((count, cost) => count + cost.count, 0)).toBe(all.length);
      expect(new Set(costs.map(({ route }) => route)).size).toBe(costs.length);
      const shares = costs.flatMap(({ share }) => share ?? []);
      if (shares.length > 0) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6);
      for (const { route, total, perPassenger } of costs) {
        const priced = all.filter((one) => one.route === route && one.total !== null).length;
        expect(perPassenger === null).toBe(priced === 0);
        // Rounding per person is at most half a kuruş.
        if (perPassenger !== null)
          expect(Math.abs(perPassenger * priced - (total ?? 0))).toBeLessThanOrEqual(priced / 2);
      }
    });
  });

  test("differs from the one before by its causes, kuruş for kuruş", () => {
    const invoice = fc.record({ passengers: lines, planName: fc.constantFrom("normal", "early") });
    holds(fc.tuple(invoice, invoice), ([before, after]) => {
      const found = compareInvoices(after as unknown as Invoice, before as unknown as Invoice);
      const explained = found.causes.reduce((sum, { effect }) => sum + effect, 0);
      expect(explained).toBe(found.after - found.before);
      expect(found.after).toBe(sumKurus(after.passengers.map(({ total }) => total)) ?? 0);
      // Each line is either in one of the two lists or in a pair.
      expect(after.passengers.length - found.added.length).toBe(before.passengers.length - found.removed.length);
      expect(found.hasOtherPlan).toBe(after.planName !== before.planName);
    });
  });

  test("has no causes against itself", () => {
    holds(lines, (passengers) => {
      const invoice = { passengers, planName: "normal" } as unknown as Invoice;
      expect(compareInvoices(invoice, invoice)).toMatchObject({ causes: [], added: [], removed: [], changed: [] });
    });
  });

  test("explains a line's change completely, in whole kuruş", () => {
    holds(fc.tuple(line, line), ([before, after]) => {
      const effects = toLineEffects(before, after);
      const sum = lineCauses.reduce((total, cause) => total + effects[cause], 0);
      expect(sum).toBe((after.total ?? 0) - (before.total ?? 0));
      expect(Object.values(effects).every(Number.isInteger)).toBe(true);
    });
  });

  test("is proven by the plan whose amounts are its own, and by no other", () => {
    const items = fc.array(fc.record({ value: price }), { maxLength: 4 });
    const rows = fc.array(fc.record({ amount: price }), { maxLength: 4 });
    const parts = fc.record({
      passengers: lines,
      employee: items,
      services: items,
      usages: items,
      rows,
      wrong: fc.integer({ min: -5_000, max: 5_000 }),
    });
    holds(parts, ({ passengers, employee, services, usages, wrong }) => {
      const sum = (all: readonly { value: number | null }[]) => sumKurus(all.map(({ value }) => value)) ?? 0;
      const people = [...passengers, { total: sum(employee) - (toTotals(passengers).total ?? 0) }];
      const costs = { employeeCost: sum(employee), servicesCost: sum(services), usagesCost: sum(usages) };
      const plan = {
        name: "normal",
        ...costs,
        netTotal: sum([...employee, ...services, ...usages]),
        items: { employee, services, usages },
      };
      const invoice = (netTotal: number) =>
        ({
          passengers: people,
          planName: "normal",
          plans: [{ ...plan, netTotal }],
          services: services.map(({ value }) => ({ amount: value })),
          usages: usages.map(({ value }) => ({ amount: value })),
        }) as unknown as Invoice;
      expect(checkInvoice(invoice(plan.netTotal)).differences).toEqual([]);
      const differences = checkInvoice(invoice(plan.netTotal + wrong)).differences;
      expect(differences.map(({ difference }) => difference + 0)).toEqual(
        wrong === 0 ? [] : differences.map(() => -wrong),
      );
      expect(differences.length > 0).toBe(wrong !== 0);
    });
  });

  test("has changes that add up by kind, of all offices together", () => {
    const change = fc.record({
      type: fc.constantFrom("passenger_added", "passenger_removed", "other"),
      effect: fc.option(kurus, { nil: null }),
    });
    holds(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 4 }), (offices) => {
      const sums = toChangeSums(offices.map((changes) => ({ changes })) as unknown as Invoice["changeLogs"]);
      expect(sums.reduce((sum, { effect }) => sum + effect, 0)).toBe(
        sumKurus(offices.flat().map(({ effect }) => effect)) ?? 0,
      );
      expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(offices.flat().length);
    });
  });

  test("has its plans once, the current one first, with savings and KDV that add up", () => {
    const plan = fc.record({
      name: fc.constantFrom("normal" as const, "early" as const),
      total: fc.option(kurus, { nil: null }),
      netTotal: fc.option(kurus, { nil: null }),
    });
    const invoice = fc.record({
      plans: fc.uniqueArray(plan, { maxLength: 2, selector: ({ name }) => name }),
      planName: fc.constantFrom("normal", "early", null),
    });
    holds(invoice, (given) => {
      const order = toPlanOrder(given as unknown as Invoice);
      expect(order.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
        given.plans.toSorted((a, b) => a.name.localeCompare(b.name)),
      );
      const current = order.find(({ name }) => name === given.planName) ?? null;
      if (current) expect(order[0]).toBe(current);
      for (const one of order) {
        const [saving, vat] = [toSaving(one, current), toVat(one)];
        expect(saving === null).toBe(one.total === null || current === null || current.total === null);
        if (saving !== null) expect((one.total ?? 0) + saving).toBe(current?.total);
        if (vat !== null) expect((one.netTotal ?? 0) + vat).toBe(one.total);
      }
    });
  });
});
