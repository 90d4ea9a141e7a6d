import { describe, expect, test } from "vitest";
import { formatAmount, formatChange, formatKurus, sumKurus, toKurus, toLira } from "../../../src/core/billing/money.ts";
import { earliestInvoice, isInvoiceMonth, previousInvoice } from "../../../src/core/api/billing.ts";
import { createRandom } from "../../widgets/billing/random-invoice.ts";

const nbsp = "\u00a0";

describe("kuruş", () => {
  test("round the decimal text, half away from zero", () => {
    expect([1.005, 2.675, 1.345, -1.005, 0.615, 10.075].map(toKurus)).toEqual([101, 268, 135, -101, 62, 1008]);
    expect([2310.4, 0.1 + 0.2, 1e-9, 684_320.5].map(toKurus)).toEqual([231_040, 30, 0, 68_432_050]);
  });

  test("have no negative zero", () => {
    for (const value of [-0, -0.001, -1e-9]) {
      expect(Object.is(toKurus(value), 0)).toBe(true);
      expect(formatKurus(toKurus(value))).toBe(`0,00${nbsp}TL`);
    }
    expect(Object.is(sumKurus([5, -5]), 0)).toBe(true);
  });

  test("come back as they were, whatever two decimals they have", () => {
    const random = createRandom(7);
    for (let index = 0; index < 2000; index += 1) {
      const kurus = Math.round((random() - 0.5) * 2e9);
      expect(toKurus(toLira(kurus))).toBe(kurus === 0 ? 0 : kurus);
      expect(toKurus(Number(toLira(kurus).toFixed(2)))).toBe(kurus === 0 ? 0 : kurus);
    }
  });

  test("add up exactly, where numbers with a point don't", () => {
    const amounts = Array.from({ length: 10 }, () => 0.1);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).not.toBe(1);
    expect(sumKurus(amounts.map(toKurus))).toBe(100);
  });

  test("missing ones add nothing; nothing but missing ones is missing", () => {
    expect(sumKurus([100, null, 50])).toBe(150);
    expect(sumKurus([null, null])).toBeNull();
    expect(sumKurus([])).toBeNull();
  });

  test("are written the Turkish way", () => {
    expect(formatKurus(123_450)).toBe(`1.234,50${nbsp}TL`);
    expect(formatKurus(-8000)).toBe(`-80,00${nbsp}TL`);
    expect(formatKurus(null)).toBe("-");
    expect(formatAmount(108_621_708)).toBe("1.086.217,08");
    expect(formatAmount(null)).toBe("-");
    expect([formatChange(231_040), formatChange(-8000), formatChange(0), formatChange(null)]).toEqual([
      `+2.310,40${nbsp}TL`,
      `-80,00${nbsp}TL`,
      `0,00${nbsp}TL`,
      "-",
    ]);
  });
});

describe("months with an invoice", () => {
  test("run from the current month back to October 2018, which is excluded", () => {
    expect(isInvoiceMonth("2026-11", "2026-11")).toBe(true);
    expect(isInvoiceMonth("2026-12", "2026-11")).toBe(false);
    expect(isInvoiceMonth("2018-11", "2026-11")).toBe(true);
    expect(isInvoiceMonth("2018-10", "2026-11")).toBe(false);
    expect(isInvoiceMonth("geçen ay", "2026-11")).toBe(false);
  });

  test("the first of them has none before it", () => {
    expect(previousInvoice(earliestInvoice)).toBeNull();
    expect(previousInvoice("2019-01")).toBe("2018-12");
  });
});
