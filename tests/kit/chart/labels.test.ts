import { describe, expect, it } from "vitest";
import { barWidth } from "../../../src/widgets/kit/chart/bars-layout.ts";
import { tooltipLeft } from "../../../src/widgets/kit/chart/plot-chart.tsx";
import { clampCenter, labelStride, noteRows, spreadLabels, thinLabels } from "../../../src/widgets/kit/chart/axis.ts";

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
  it("stay where they are when they do not touch", () => {
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
