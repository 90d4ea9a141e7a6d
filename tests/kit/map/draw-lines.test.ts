import { describe, expect, it } from "vitest";
import { offsetWay } from "../../../src/widgets/kit/map/lines/draw-lines.ts";

const beside = (coordinates: readonly number[], distance: number) =>
  [...offsetWay(Float64Array.from(coordinates), distance)].map((value) => Math.round(value * 1000) / 1000 + 0);

describe("a way beside a way", () => {
  it("lies to the right of where it leads; y grows downwards", () => {
    expect(beside([0, 0, 10, 0], 2)).toEqual([0, 2, 10, 2]);
    expect(beside([0, 0, 10, 0], -2)).toEqual([0, -2, 10, -2]);
  });

  it("lies on the other side of the road on the way back", () => {
    expect(beside([10, 0, 0, 0], 2)).toEqual([10, -2, 0, -2]);
  });

  it("keeps its distance around a corner", () => {
    expect(beside([0, 0, 10, 0, 10, 10], 2)).toEqual([0, 2, 8, 2, 8, 10]);
    expect(beside([0, 0, 10, 0, 10, -10], 2)).toEqual([0, 2, 12, 2, 12, -10]);
  });

  it("keeps its distance along a straight way, and around a corner whichever way it leads", () => {
    expect(beside([0, 0, 5, 0, 10, 0], 2)).toEqual([0, 2, 5, 2, 10, 2]);
    expect(beside([0, 0, 0, 10, 10, 10], 2)).toEqual([-2, 0, -2, 12, 10, 12]);
    expect(beside([0, 0, 0, -10, -10, -10], 2)).toEqual([2, 0, 2, -12, -10, -12]);
    expect(beside([0, 0, 3, 4, 6, 8], 5)).toEqual([-4, 3, -1, 7, 2, 11]);
    // A turn of 90° between two that lie askew: the corner is √2 times as far.
    expect(beside([0, 0, 10, 10, 20, 0], Math.SQRT1_2)).toEqual([-0.5, 0.5, 10, 11, 20.5, 0.5]);
  });

  it("goes at most twice as far at a sharp corner", () => {
    const [, , x = 0, y = 0] = beside([0, 0, 10, 0, 0, 1], 2);
    expect(Math.hypot(x - 10, y)).toBeCloseTo(4, 2);
    // A turn of 120°.
    const [, , turnX = 0, turnY = 0] = beside([0, 0, 10, 0, 5, 8.66025], 2);
    expect(Math.hypot(turnX - 10, turnY)).toBeCloseTo(4, 2);
    expect(beside([0, 0, 10, 0, 0, 0], 2)).toEqual([0, 2, 10, 0, 0, -2]);
  });

  it("stays near a way that turns back", () => {
    const [, , x = 0, y = 0] = beside([0, 0, 10, 0, 0, 1], 2);
    expect(Math.hypot(x - 10, y)).toBeLessThanOrEqual(4);
    expect(beside([0, 0, 10, 0, 0, 0], 2).every(Number.isFinite)).toBe(true);
  });

  it("takes repeated positions", () => {
    expect(beside([0, 0, 0, 0, 10, 0, 10, 0], 2).every(Number.isFinite)).toBe(true);
    expect(beside([0, 0, 10, 0, 10, 0, 10, 10], 2)).toEqual([0, 2, 10, 2, 8, 2, 8, 10]);
    expect(beside([0, 0, 10, 0, 10, 0], 2)).toEqual([0, 2, 10, 2, 10, 2]);
    expect(beside([5, 5, 5, 5], 2)).toEqual([5, 5, 5, 5]);
  });

  it("is the way itself without a distance", () => {
    const way = Float64Array.of(0, 0, 1, 1);
    expect(offsetWay(way, 0)).toBe(way);
  });
});
