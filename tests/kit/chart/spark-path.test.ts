import { describe, expect, it } from "vitest";
import { sparkShape } from "../../../src/widgets/kit/chart/line/spark-path.ts";

describe("sparkShape", () => {
  it("spans the width and keeps a margin above and below", () => {
    expect(sparkShape([10, 20, 15])).toEqual({
      line: "M0 92L50 8L100 50",
      area: "M0 92L50 8L100 50L100 100L0 100Z",
      last: { x: 100, y: 50 },
    });
  });

  it("breaks the line at a null and shows a lonely value as a dot", () => {
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
