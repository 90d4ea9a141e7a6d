import { describe, expect, it } from "vitest";
import { isCounts, niceTicks } from "../../../src/widgets/kit/chart/ticks.ts";

describe("niceTicks", () => {
  it("encloses the values in round, even steps", () => {
    expect(niceTicks(0, 327, { intervals: 4 })).toEqual([0, 100, 200, 300, 400]);
    expect(niceTicks(0, 83, { intervals: 3 })).toEqual([0, 30, 60, 90]);
    expect(niceTicks(328, 400, { intervals: 2, unit: 1 })).toEqual([320, 360, 400]);
  });

  it("keeps the step on multiples of the unit", () => {
    const ticks = niceTicks(0, 1_104_000, { intervals: 4, unit: 10_000 });
    expect(ticks).toEqual([0, 300_000, 600_000, 900_000, 1_200_000]);
    expect(niceTicks(0, 12_000, { intervals: 5, unit: 10_000 })).toEqual([0, 10_000, 20_000]);
    expect(niceTicks(0, 8, { intervals: 4, unit: 1 })).toEqual([0, 2, 4, 6, 8]);
    expect(niceTicks(0, 1, { intervals: 4, unit: 1 })).toEqual([0, 1]);
  });

  it("never has more intervals than fit", () => {
    for (let max = 1; max < 5000; max += 37) {
      for (const intervals of [1, 2, 3, 5, 8]) {
        const ticks = niceTicks(max / 3, max, { intervals });
        expect(ticks.length - 1).toBeLessThanOrEqual(intervals === 1 ? 2 : intervals);
        expect(ticks[0]).toBeLessThanOrEqual(max / 3);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      }
    }
  });

  it("makes room around a single value", () => {
    expect(niceTicks(0, 0, { intervals: 4, unit: 1 })).toEqual([0, 1]);
    const ticks = niceTicks(18.6, 18.6, { intervals: 4 });
    expect(ticks[0]).toBeLessThan(18.6);
    expect(ticks.at(-1)).toBeGreaterThan(18.6);
  });

  it("has no floating-point dust", () => {
    expect(niceTicks(0, 0.7, { intervals: 7 })).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
  });
});

describe("isCounts", () => {
  it("is about the known values", () => {
    expect(isCounts([1, null, 3])).toBe(true);
    expect(isCounts([1, 2.5])).toBe(false);
  });
});
