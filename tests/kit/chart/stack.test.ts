import { describe, expect, it } from "vitest";
import { stack } from "../../../src/widgets/kit/chart/bars/stack.ts";

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

  it("tells no value from 0", () => {
    expect(stack([[null, 0]], 3).map(({ total }) => total)).toEqual([null, 0, null]);
  });
});
