import { describe, expect, it } from "vitest";
import {
  clampCenter,
  isCounts,
  labelStride,
  niceTicks,
  noteRows,
  spreadLabels,
  thinLabels,
} from "../../../src/widgets/kit/chart/axis.ts";
import { barWidth, stack } from "../../../src/widgets/kit/chart/bars-layout.ts";
import { arcDash, arcs } from "../../../src/widgets/kit/chart/doughnut.tsx";
import { tooltipLeft } from "../../../src/widgets/kit/chart/plot-chart.tsx";
import { sparkShape } from "../../../src/widgets/kit/chart/sparkline.tsx";

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

  it("writes ticks without rounding errors", () => {
    expect(niceTicks(0, 0.7, { intervals: 7 })).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
  });
});

describe("isCounts", () => {
  it("is about the known values", () => {
    expect(isCounts([1, null, 3])).toBe(true);
    expect(isCounts([1, 2.5])).toBe(false);
  });
});

describe("stack", () => {
  it("puts each series on the one before", () => {
    const [monday] = stack([[268], [42]], 1);
    expect(monday).toEqual({
      parts: [
        { series: 0, from: 0, to: 268 },
        { series: 1, from: 268, to: 310 },
      ],
      total: 310,
    });
  });

  it("leaves out 0, missing and negative values", () => {
    expect(stack([[0], [5], [null], [-3]], 1)).toEqual([{ parts: [{ series: 1, from: 0, to: 5 }], total: 5 }]);
  });

  it("keeps a missing value apart from 0", () => {
    expect(stack([[null, 0]], 3).map(({ total }) => total)).toEqual([null, 0, null]);
  });
});

const values = [684_320.5, 142_600, 38_450, 21_870.4, 17_940];

describe("arcs", () => {
  it("make a whole turn without overlap", () => {
    const parts = arcs(values);
    expect(parts.reduce((sum, { sweep }) => sum + sweep, 0)).toBeCloseTo(360, 9);
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    parts.forEach(({ start, sweep }, index) => expect(start + sweep).toBeCloseTo(parts[index + 1]?.start ?? 360, 9));
  });

  it("draw nothing without a value above 0", () => {
    expect(arcs([])).toEqual([]);
    expect(arcs([0, 0])).toEqual([]);
  });

  it("leave the gap to their neighbours, a single one is the whole ring", () => {
    const round = 2 * Math.PI * 79;
    const [half] = arcs([1, 1]);
    expect(half && arcDash(half, 79, 2).dash).toBe(`${(round / 2 - 2).toFixed(2)} ${(round / 2 + 2).toFixed(2)}`);
    const [whole] = arcs([5]);
    expect(whole && arcDash(whole, 79, 2).dash).toBe(`${round.toFixed(2)} 0.00`);
  });

  it("keep a tiny part visible", () => {
    const tiny = arcs([100_000, 1])[1];
    expect(tiny && arcDash(tiny, 79, 2).dash.startsWith("1.00 ")).toBe(true);
  });
});

describe("sparkShape", () => {
  it("spans the width and keeps a margin above and below", () => {
    expect(sparkShape([10, 20, 15])).toEqual({
      line: "M0 92L50 8L100 50",
      area: "M0 92L50 8L100 50L100 100L0 100Z",
      last: { x: 100, y: 50 },
    });
  });

  it("breaks the line at a null and shows a single value as a dot", () => {
    const shape = sparkShape([0, 100, null, 50, null]);
    expect(shape?.line).toBe("M0 92L25 8M75 50h0");
    expect(shape?.area).toBe("M0 92L25 8L25 100L0 100Z");
    expect(shape?.last).toEqual({ x: 75, y: 50 });
  });

  it("draws a level line in the middle and nothing without a value", () => {
    expect(sparkShape([7, 7])?.line).toBe("M0 50L100 50");
    expect(sparkShape([7])?.last).toEqual({ x: 100, y: 50 });
    expect(sparkShape([null, null])).toBeNull();
    expect(sparkShape([])).toBeNull();
  });
});

describe("labels under the plot", () => {
  it("shows all while they fit and every other when narrow", () => {
    expect(labelStride(22, 40)).toBe(1);
    expect(labelStride(22, 20)).toBe(2);
    expect(labelStride(22, 0)).toBe(1);
  });

  it("keeps the anchor", () => {
    expect([...thinLabels(12, 2, 11)]).toEqual([1, 3, 5, 7, 9, 11]);
    expect([...thinLabels(5, 3, 1)]).toEqual([1, 4]);
    expect([...thinLabels(0, 1, -1)]).toEqual([]);
  });

  it("stay inside of the canvas", () => {
    expect(clampCenter({ center: 5, width: 40 }, 200)).toBe(20);
    expect(clampCenter({ center: 195, width: 40 }, 200)).toBe(180);
  });

  it("moves a second line that would touch its neighbour one row down", () => {
    expect(noteRows([null, { center: 50, width: 40 }, { center: 80, width: 50 }])).toEqual([0, 0, 1]);
    expect(
      noteRows([
        { center: 50, width: 40 },
        { center: 120, width: 50 },
      ]),
    ).toEqual([0, 0]);
  });
});

describe("labels at the right edge", () => {
  it("stay in place when they do not touch", () => {
    expect(spreadLabels([10, 60], 15, 0, 100)).toEqual([10, 60]);
  });

  it("are moved apart in their order, inside of the plot", () => {
    expect(spreadLabels([52, 50], 15, 0, 100)).toEqual([65, 50]);
    expect(spreadLabels([95, 99], 15, 0, 100)).toEqual([85, 100]);
  });
});

describe("bars", () => {
  it("are as wide as allowed and leave a gap", () => {
    expect(barWidth(70, 34)).toBe(34);
    expect(barWidth(20, 34)).toBe(16);
    expect(barWidth(3, 34)).toBe(2);
  });
});

describe("tooltip", () => {
  it("stands right of the point, else left, else inside of the box", () => {
    expect(tooltipLeft({ left: 20, width: 40 }, 100, 300)).toBe(70);
    expect(tooltipLeft({ left: 200, width: 40 }, 100, 300)).toBe(90);
    expect(tooltipLeft({ left: 100, width: 40 }, 200, 260)).toBe(60);
    expect(tooltipLeft({ left: 10, width: 10 }, 300, 260)).toBe(0);
  });
});
