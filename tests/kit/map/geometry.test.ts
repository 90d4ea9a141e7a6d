import { describe, expect, test } from "vitest";
import {
  type Box,
  boxOf,
  cutCorners,
  type Frame,
  frameBox,
  isPosition,
  overlaps,
  toPath,
  worldSize,
  worldX,
  worldY,
} from "../../../src/widgets/kit/map/geometry.ts";
import { clipRing, traceLine, traceRing, traceWay } from "../../../src/widgets/kit/map/basemap/trace.ts";
import type { OffsetOf } from "../../../src/widgets/kit/map/lines/lanes.ts";
import { nearestLine, syncShapes } from "../../../src/widgets/kit/map/lines/line-geometry.ts";
import type { MapLine } from "../../../src/widgets/kit/map/types.ts";

const FRAME: Frame = { scale: 1, offsetX: 0, offsetY: 0, width: 100, height: 100 };

function recordPen() {
  const strokes: [number, number][][] = [];
  const closed: number[] = [];
  return {
    strokes,
    closed,
    moveTo: (x: number, y: number) => void strokes.push([[x, y]]),
    lineTo: (x: number, y: number) => void strokes.at(-1)?.push([x, y]),
    closePath: () => void closed.push(strokes.length),
  };
}

describe("projection", () => {
  test("is web Mercator", () => {
    expect(worldX(0)).toBe(0.5);
    expect(worldY(0)).toBeCloseTo(0.5, 12);
    expect(worldY(85.0511287798)).toBeCloseTo(0, 9);
    expect(worldY(90)).toBeCloseTo(0, 9);
    expect(worldSize(9.2)).toBeCloseTo(256 * 2 ** 9.2, 6);
  });

  test("leads from west to east and from north to south, cut where the square ends", () => {
    expect([-180, -90, 180].map(worldX)).toEqual([0, 0.25, 1]);
    expect(worldY(-85.0511287798)).toBeCloseTo(1, 9);
    expect(worldY(-90)).toBeCloseTo(1, 9);
    // gd(π / 2) in degrees: the latitude at a quarter of the square's height.
    expect(worldY(66.51326044)).toBeCloseTo(0.25, 9);
    expect([0, 1, 3].map(worldSize)).toEqual([256, 512, 2048]);
  });

  test("takes the poles and the date line, and nothing beyond", () => {
    const places = [
      [90, 180],
      [-90, -180],
      [90.1, 0],
      [-90.1, 0],
      [0, 180.1],
      [0, -180.1],
      [Number.NaN, 0],
      [0, Number.NaN],
    ] as const;
    expect(places.map(isPosition)).toEqual([true, true, false, false, false, false, false, false]);
  });
});

describe("boxes", () => {
  test("hold every position of a way, wherever its extremes are", () => {
    expect(boxOf(Float64Array.of(3, 5, 1, 9, 7, 2, 4, 4))).toEqual([1, 2, 7, 9]);
    expect(boxOf(Float64Array.of(1, 2, 7, 9))).toEqual([1, 2, 7, 9]);
    expect(boxOf(Float64Array.of(7, 9, 1, 2))).toEqual([1, 2, 7, 9]);
    expect(boxOf(Float64Array.of(4, 4))).toEqual([4, 4, 4, 4]);
    expect(
      toPath([
        [0, 90],
        [0, -90],
      ]),
    ).toEqual({ coordinates: Float64Array.of(0.75, 0.5, 0.25, 0.5), box: [0.25, 0.5, 0.75, 0.5] });
  });

  test.each<[string, Box, Box]>([
    ["west", [0, 3, 2, 4], [0, 3, 1.9, 4]],
    ["north", [3, 0, 4, 2], [3, 0, 4, 1.9]],
    ["east", [6, 3, 8, 4], [6.1, 3, 8, 4]],
    ["south", [3, 6, 4, 8], [3, 6.1, 4, 8]],
  ])("overlap from where they touch in the %s", (_, touching, apart) => {
    const middle: Box = [2, 2, 6, 6];
    expect([overlaps(middle, touching), overlaps(touching, middle)]).toEqual([true, true]);
    expect([overlaps(middle, apart), overlaps(apart, middle)]).toEqual([false, false]);
  });

  test("of frames grow by the margin on each side", () => {
    const frame: Frame = { scale: 10, offsetX: 20, offsetY: 30, width: 40, height: 50 };
    expect(frameBox(frame, 0)).toEqual([2, 3, 6, 8]);
    expect(frameBox(frame, 10)).toEqual([1, 2, 7, 9]);
  });
});

describe("clipRing", () => {
  test("cuts a ring to the frame and its margin", () => {
    const ring = clipRing(Float64Array.of(-500, 50, 50, -500, 500, 50, 50, 500), FRAME, 10);
    const xs = ring.filter((_, index) => index % 2 === 0);
    expect(Math.min(...xs)).toBe(-10);
    expect(Math.max(...xs)).toBe(110);
  });

  test("keeps a ring inside as it is and drops one outside", () => {
    expect(clipRing(Float64Array.of(10, 10, 20, 10, 20, 20), FRAME, 0)).toEqual([10, 10, 20, 10, 20, 20]);
    expect(clipRing(Float64Array.of(210, 10, 220, 10, 220, 20), FRAME, 0)).toEqual([]);
  });

  test("keeps a ring along the frame's edges, and drops one that lies outside of any of them", () => {
    const edges = [0, 0, 100, 0, 100, 100, 0, 100];
    expect(clipRing(Float64Array.from(edges), FRAME, 0)).toEqual(edges);
    for (const [x, y] of [
      [-30, 50],
      [130, 50],
      [50, -30],
      [50, 130],
    ] as const) {
      expect(clipRing(Float64Array.of(x, y, x + 5, y, x, y + 5), FRAME, 10)).toEqual([]);
    }
  });

  test("cuts an edge where it crosses each side, the askew ones too", () => {
    const cut = (...ring: number[]) => clipRing(Float64Array.from(ring), FRAME, 10);
    expect(cut(50, 20, 170, 60, 50, 60)).toEqual([50, 20, 110, 40, 110, 60, 50, 60]);
    expect(cut(50, 20, 50, 60, -70, 60)).toEqual([-10, 40, 50, 20, 50, 60, -10, 60]);
    expect(cut(20, 50, 60, 170, 60, 50)).toEqual([20, 50, 40, 110, 60, 110, 60, 50]);
    expect(cut(20, 50, 60, 50, 60, -70)).toEqual([40, -10, 20, 50, 60, 50, 60, -10]);
  });

  test("is in the frame's pixels", () => {
    const frame: Frame = { scale: 10, offsetX: 5, offsetY: 6, width: 100, height: 50 };
    expect(clipRing(Float64Array.of(1, 1, 3, 1, 3, 3), frame, 0)).toEqual([5, 4, 25, 4, 25, 24]);
    expect(clipRing(Float64Array.of(1, 1, 3, 1, 3, 9, 1, 9), frame, 2)).toEqual([5, 52, 5, 4, 25, 4, 25, 52]);
  });
});

test("a ring is traced closed, and not at all where too little of it is left", () => {
  const pen = recordPen();
  traceRing(pen, [1, 2, 3, 4]);
  expect(pen.strokes).toEqual([]);
  traceRing(pen, [1, 2, 3, 4, 5, 0]);
  expect(pen.strokes).toEqual([
    [
      [1, 2],
      [3, 4],
      [5, 0],
    ],
  ]);
  expect(pen.closed).toEqual([1]);
});

describe.each([
  ["traceLine", traceLine],
  ["traceWay", traceWay],
])("%s and the frame's edges", (_, trace) => {
  const strokesOf = (way: readonly number[], frame = FRAME, margin = 10) => {
    const pen = recordPen();
    trace(pen, Float64Array.from(way), frame, margin);
    return pen.strokes;
  };

  test.each([
    ["left", [-11, 20, -11, 80], [-10, 20, -10, 80], [-50, 20, 50, 20]],
    ["right", [111, 20, 111, 80], [110, 20, 110, 80], [150, 20, 50, 20]],
    ["upper", [20, -11, 80, -11], [20, -10, 80, -10], [20, -50, 20, 50]],
    ["lower", [20, 111, 80, 111], [20, 110, 80, 110], [20, 150, 20, 50]],
  ])("leaves out what lies beyond the %s margin with both ends only", (__, beyond, on, across) => {
    const toStroke = ([x = 0, y = 0, toX = 0, toY = 0]: number[]) => [
      [
        [x, y],
        [toX, toY],
      ],
    ];
    expect(strokesOf(beyond)).toEqual([]);
    expect(strokesOf(on)).toEqual(toStroke(on));
    expect(strokesOf(across)).toEqual(toStroke(across));
    const [x = 0, y = 0, toX = 0, toY = 0] = across;
    expect(strokesOf([toX, toY, x, y])).toEqual(toStroke([toX, toY, x, y]));
    // Only one end lies on the margin's edge.
    const [edgeX = 0, edgeY = 0] = on;
    for (const touching of [
      [x, y, edgeX, edgeY],
      [edgeX, edgeY, x, y],
    ]) {
      expect(strokesOf(touching)).toEqual(toStroke(touching));
    }
  });

  test("draws one stroke as long as the way stays, and a new one from where it comes back", () => {
    expect(strokesOf([10, 10, 60, 10, 60, 60, 200, 60, 200, 90, 60, 90])).toEqual([
      [
        [10, 10],
        [60, 10],
        [60, 60],
        [200, 60],
      ],
      [
        [200, 90],
        [60, 90],
      ],
    ]);
  });

  test("draws in the frame's pixels", () => {
    const frame: Frame = { scale: 10, offsetX: 5, offsetY: 6, width: 100, height: 50 };
    expect(strokesOf([1, 1, 3, 1, 3, 4], frame, 0)).toEqual([
      [
        [5, 4],
        [25, 4],
        [25, 34],
      ],
    ]);
    expect(strokesOf([11, 1, 12, 5], frame, 0)).toEqual([]);
    expect(strokesOf([1, 6, 5, 7], frame, 0)).toEqual([]);
  });
});

describe("traceLine", () => {
  test("breaks where a way leaves the frame", () => {
    const pen = recordPen();
    traceLine(pen, Float64Array.of(10, 10, 90, 10, 300, 10, 300, 90, 90, 90, 10, 90.5), FRAME, 0);
    expect(pen.strokes).toEqual([
      [
        [10, 10],
        [300, 10],
      ],
      [
        [300, 90],
        [10, 90.5],
      ],
    ]);
  });

  test("leaves out bends that cannot be seen and keeps the ends", () => {
    const pen = recordPen();
    const coordinates = Float64Array.from({ length: 400 }, (_, index) =>
      index % 2 === 0 ? index / 5 : 50 + Math.sin(index) / 4,
    );
    traceLine(pen, coordinates, FRAME, 0);
    expect(pen.strokes).toHaveLength(1);
    expect(pen.strokes[0]!.length).toBeLessThan(20);
    expect(pen.strokes[0]![0]).toEqual([0, 50 + Math.sin(1) / 4]);
    expect(pen.strokes[0]!.at(-1)![0]).toBeCloseTo(398 / 5, 6);
  });

  test("keeps a corner and the way back", () => {
    const pen = recordPen();
    traceLine(pen, Float64Array.of(0, 0, 20, 0, 40, 0, 40, 30, 40, 10), FRAME, 0);
    expect(pen.strokes).toEqual([
      [
        [0, 0],
        [40, 0],
        [40, 30],
        [40, 10],
      ],
    ]);
  });

  test("bends from more than 0.6 pixels on and steps from one on", () => {
    const traced = (...way: number[]) => {
      const pen = recordPen();
      traceLine(pen, Float64Array.from(way), FRAME, 0);
      return pen.strokes.flat(2);
    };
    expect(traced(0, 0, 10, 0, 20, 0.6)).toEqual([0, 0, 20, 0.6]);
    expect(traced(0, 0, 10, 0, 20, 0.7)).toEqual([0, 0, 10, 0, 20, 0.7]);
    expect(traced(50, 50, 50, 60, 49.3, 70)).toEqual([50, 50, 50, 60, 49.3, 70]);
    expect(traced(50, 50, 50, 60, 49.5, 70)).toEqual([50, 50, 49.5, 70]);
    expect(traced(0, 0, 0.9, 0, 0.9, 5)).toEqual([0, 0, 0.9, 5]);
    expect(traced(0, 0, 1, 0, 1, 5)).toEqual([0, 0, 1, 0, 1, 5]);
    expect(traced(0, 0, 10, 0, 9.5, 0)).toEqual([0, 0, 10, 0, 9.5, 0]);
    expect(traced(0, 0, 0.5, 0)).toEqual([0, 0, 0.5, 0]);
    // Ends at the last position, also after a repeated one.
    expect(traced(0, 0, 10, 0, 10, 0, 12, 0)).toEqual([0, 0, 12, 0]);
  });

  test("draws nothing for a single place", () => {
    const pen = recordPen();
    traceLine(pen, Float64Array.of(5, 5, 5, 5, 5, 5), FRAME, 0);
    expect(pen.strokes).toEqual([]);
  });
});

describe("cutCorners", () => {
  const cut = (way: readonly number[], closed: boolean) => [...cutCorners(Float64Array.from(way), closed)];

  test("cuts a quarter off each side of a corner, and leaves the ends of a way", () => {
    expect(cut([0, 0, 4, 0, 4, 4], false)).toEqual([0, 0, 3, 0, 4, 1, 4, 4]);
    expect(cut([0, 0, 4, 0, 4, 4, 8, 4], false)).toEqual([0, 0, 3, 0, 4, 1, 4, 3, 5, 4, 8, 4]);
    expect(cut([0, 0, 4, 4], false)).toEqual([0, 0, 4, 4]);
  });

  test("cuts all corners of a ring and closes it", () => {
    expect(cut([0, 0, 4, 0, 4, 4, 0, 0], true)).toEqual([1, 0, 3, 0, 4, 1, 4, 3, 3, 3, 1, 1, 1, 0]);
  });
});

const toLine = (id: string, rest: Partial<MapLine> = {}): MapLine => ({
  id,
  color: "morning",
  points: [
    [41, 28.9],
    [41, 29.1],
  ],
  ...rest,
});

describe("lines", () => {
  test("keep their geometry while the way stays the same", () => {
    const first = toLine("a");
    const before = syncShapes(new Map(), [first]);
    const after = syncShapes(before, [{ ...first, faded: true }, toLine("b")]);
    expect(after.get("a")!.path).toBe(before.get("a")!.path);
    expect(after.get("a")!.line.faded).toBe(true);
    expect([...after.keys()]).toEqual(["a", "b"]);
    expect(syncShapes(after, []).size).toBe(0);
  });

  test("without a way are left out", () => {
    const lines = [toLine("a", { points: [] }), { id: "b", color: "morning", polyline: "None" } as const];
    expect(syncShapes(new Map(), lines).size).toBe(0);
  });

  test("are found by the pointer, the upper one first, those not selectable never", () => {
    const shapes = syncShapes(new Map(), [toLine("a"), toLine("b"), toLine("c", { selectable: false })]);
    const scale = worldSize(12);
    const frame: Frame = { scale, offsetX: worldX(29) * scale, offsetY: worldY(41) * scale, width: 100, height: 100 };
    const at = (y: number, offsetOf: OffsetOf = () => 0) =>
      nearestLine(shapes.values(), frame, { x: 0, y, zoom: 12, tolerance: 6, offsetOf });
    expect(at(4)).toBe("b");
    expect(at(9)).toBeNull();
    // The pointer finds lines where they are drawn, not where their road is. They lead east, so an offset moves them down.
    const aside: OffsetOf = ({ line }) => (line.id === "a" ? 10 : 0);
    expect([at(9, aside), at(3, aside), at(14, aside), at(-5, aside)]).toEqual(["a", "b", "a", "b"]);
  });

  test("project what the base map projects", () => {
    expect([...toPath([[0, 0]]).coordinates]).toEqual([0.5, worldY(0)]);
  });
});
