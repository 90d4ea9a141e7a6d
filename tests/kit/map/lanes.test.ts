import { describe, expect, test } from "vitest";
import { assignLanes, createLanes, LANES_FROM } from "../../../src/widgets/kit/map/lines/lanes.ts";
import { syncShapes, toWay } from "../../../src/widgets/kit/map/lines/line-geometry.ts";
import type { MapLine, Position } from "../../../src/widgets/kit/map/types.ts";

const road: readonly Position[] = [
  [41, 28.9],
  [41.02, 29],
  [41.01, 29.1],
];
const elsewhere: readonly Position[] = [
  [40.9, 28.9],
  [40.8, 29.1],
];
const ways = (...all: readonly (readonly Position[])[]) => all.map((points) => toWay({ points })!.pieces);

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

/** Ways in units of the grid's cells; ways through the same cell may share a road. */
const onGrid = (...all: readonly (readonly number[])[]) =>
  all.map((way) => [Float64Array.from(way, (cell) => cell / 2 ** 18)]);

describe("ways share a road", () => {
  const lanesOf = (...all: readonly (readonly number[])[]) => assignLanes(onGrid(...all));

  test("where they cross one cell in the same direction", () => {
    expect(lanesOf([10.5, 20.5, 14.5, 20.5], [14.1, 20.1, 18.5, 20.1])).toEqual([0, 1]);
    expect(lanesOf([10.5, 20.5, 14.5, 20.5], [15.1, 20.1, 18.5, 20.1])).toEqual([0, 0]);
    expect(lanesOf([10.5, 20.5, 14.5, 20.5], [10.5, 21.1, 14.5, 21.1])).toEqual([0, 0]);
    expect(lanesOf([10.5, 20.5, 10.5, 24.5], [11.1, 20.5, 11.1, 24.5])).toEqual([0, 0]);
    expect(lanesOf([10.5, 20.5, 10.5, 24.5], [10.1, 24.1, 10.1, 26.5])).toEqual([0, 1]);
  });

  test("in every cell of a long stretch", () => {
    for (let cell = 0; cell < 10; cell += 1) {
      expect(lanesOf([0.5, 5.5, 9.5, 5.5], [cell + 0.2, 5.2, cell + 0.8, 5.2])).toEqual([0, 1]);
      expect(lanesOf([0.5, 9.5, 9.5, 0.5], [cell + 0.2, 9.8 - cell, cell + 0.8, 9.2 - cell])).toEqual([0, 1]);
    }
    // At the second of two stretches too.
    expect(lanesOf([0.5, 0.5, 5.5, 0.5, 5.5, 5.5], [5.2, 3.2, 5.2, 3.8])).toEqual([0, 1]);
  });

  test("in one of eight directions", () => {
    const star = Array.from({ length: 8 }, (_, index) => {
      const angle = (index * Math.PI) / 4;
      return [50.5, 50.5, 50.5 + 5 * Math.cos(angle), 50.5 + 5 * Math.sin(angle)];
    });
    expect(lanesOf(...star, ...star)).toEqual([...Array(8).fill(0), ...Array(8).fill(1)]);
    const toward = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return [50.5, 50.5, 50.5 + 5 * Math.cos(angle), 50.5 + 5 * Math.sin(angle)];
    };
    expect([lanesOf(toward(22), toward(-22)), lanesOf(toward(0), toward(23))]).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect(lanesOf(toward(179), toward(-179))).toEqual([0, 1]);
  });

  test("and among full lanes take the one that they share for the shortest distance", () => {
    const lengths = [10, 9, 10, 3, 10, 10];
    const full = lengths.map((length) => [0.5, 0.5, length + 0.5, 0.5]);
    expect(lanesOf(...full, [0.5, 0.5, 10.5, 0.5])).toEqual([0, 1, 2, 3, 4, 5, 3]);
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
  const apart = (id: string): MapLine => ({ id, color: "morning", points: [...road], offset: 1.75 });
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
    // Without the other line, the place next to the road is free.
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

  test("need both the road and the zoom, and add to the line's own offset", () => {
    const lanes = createLanes();
    const lines: MapLine[] = [
      toLine("a", { road: "on" }),
      { id: "b", color: "morning", points: [...road], road: "beside" },
      apart("c"),
    ];
    const shapes = syncShapes(new Map(), lines);
    lanes.set(shapes);
    const offsets = (zoom: number) => [...shapes.values()].map((shape) => lanes.offsetOf(shape, zoom));
    expect(offsets(12)).toEqual([1.75, 3.5, 1.75]);
    expect(offsets(11.9)).toEqual([1.75, 0, 1.75]);
  });

  test("are found anew when lines of the road go, come or take another's place", () => {
    const lanes = createLanes();
    const shapes = syncShapes(new Map(), [a, b, toLine("c")]);
    const only = (...ids: readonly string[]) => {
      lanes.set(new Map(ids.map((id) => [id, shapes.get(id)!])));
      return ids.map((id) => lanes.offsetOf(shapes.get(id)!, 13));
    };
    expect(only("a", "b")).toEqual([1.75, 5.25]);
    expect(only("a", "c")).toEqual([1.75, 5.25]);
    expect(only("c")).toEqual([1.75]);
    expect(only("b", "c")).toEqual([1.75, 5.25]);
    expect(only("c", "b", "a")).toEqual([8.75, 5.25, 1.75]);
  });

  test("are not looked for again as long as the ways that share roads are the same", () => {
    let looks = 0;
    const { pieces } = toWay({ points: road })!;
    const toShape = (line: MapLine) => ({
      line,
      path: { pieces, box: [0, 0, 1, 1] as const, at: () => ((looks += 1), pieces) },
    });
    const [one, other] = [toShape(a), toShape(b)];
    const lanes = createLanes();
    lanes.set(new Map([["a", one]]));
    lanes.set(
      new Map([
        ["a", one],
        ["b", other],
        ["c", toShape(apart("c"))],
      ]),
    );
    expect([lanes.offsetOf(other, 13), looks]).toEqual([5.25, 2]);
    lanes.set(
      new Map([
        ["b", other],
        ["d", toShape(apart("d"))],
        ["a", { ...one, line: { ...one.line, faded: true } }],
      ]),
    );
    expect([lanes.offsetOf(other, 13), lanes.offsetOf(one, 15), looks]).toEqual([5.25, 1.75, 2]);
  });
});
