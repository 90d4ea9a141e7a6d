import { describe, expect, test } from "vitest";
import { assignLanes, createLanes, LANES_FROM } from "../../../src/widgets/kit/map/lines/lanes.ts";
import { syncShapes } from "../../../src/widgets/kit/map/lines/line-geometry.ts";
import type { MapLine, Position } from "../../../src/widgets/kit/map/types.ts";
import { toWay } from "../../../src/widgets/kit/map/lines/way.ts";

const road: readonly Position[] = [
  [41, 28.9],
  [41.02, 29],
  [41.01, 29.1],
];
const elsewhere: readonly Position[] = [
  [40.9, 28.9],
  [40.8, 29.1],
];
const ways = (...all: readonly (readonly Position[])[]) => all.map((points) => toWay({ points })!.coordinates);

describe("lines of one road", () => {
  test("get lanes of their own in each direction; what has its road alone lies nearest to it", () => {
    expect(assignLanes(ways(road, road, elsewhere, road.toReversed(), road))).toEqual([0, 1, 0, 0, 2]);
  });

  test("share the lane that they share the least, when there are more than lanes", () => {
    const many = assignLanes(ways(...Array.from({ length: 13 }, () => road)));
    expect(many.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(many.slice(6, 12)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("a way without length has a lane too", () => {
    expect(assignLanes(ways([road[0]!, road[0]!]))).toEqual([0]);
  });
});

describe("the lanes of a map", () => {
  const toLine = (id: string, rest: Partial<MapLine> = {}): MapLine => ({
    id,
    color: "morning",
    points: [...road],
    offset: 1.75,
    road: "beside",
    ...rest,
  });
  const a = toLine("a");
  const b = toLine("b");

  test("are there from zoom 12 on, the same in whatever order the lines are drawn", () => {
    const lanes = createLanes();
    const offsets = (lines: readonly MapLine[], zoom: number) => {
      const shapes = syncShapes(new Map(), lines);
      lanes.set(shapes);
      return Object.fromEntries([...shapes].map(([id, shape]) => [id, lanes.offsetOf(shape, zoom)]));
    };
    expect(offsets([a, b], LANES_FROM - 0.1)).toEqual({ a: 1.75, b: 1.75 });
    expect(offsets([a, b], LANES_FROM)).toEqual({ a: 1.75, b: 5.25 });
    expect(offsets([b, a], 15)).toEqual({ a: 1.75, b: 5.25 });
    // Without the other one there is room beside the road.
    expect(offsets([b], 15)).toEqual({ b: 1.75 });
    expect(offsets([a, toLine("b", { points: [...elsewhere] })], 15)).toEqual({ a: 1.75, b: 1.75 });
  });

  test("a line that is drawn on its road leaves the others where they are", () => {
    const lanes = createLanes();
    const shapes = syncShapes(new Map(), [a, b]);
    lanes.set(shapes);
    expect(lanes.offsetOf(shapes.get("b")!, 13)).toBe(5.25);
    const selected = syncShapes(shapes, [
      { ...b, faded: true },
      { ...a, offset: 0, road: "on" },
    ]);
    lanes.set(selected);
    expect(lanes.offsetOf(selected.get("a")!, 13)).toBe(0);
    expect(lanes.offsetOf(selected.get("b")!, 13)).toBe(5.25);
  });
});
