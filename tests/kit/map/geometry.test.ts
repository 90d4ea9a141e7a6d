import { describe, expect, test } from "vitest";
import {
  cutCorners,
  toPath,
  worldSize,
  worldX,
  worldY,
  type Frame,
} from "../../../src/widgets/kit/map/basemap/geometry.ts";
import { clipRing, traceLine } from "../../../src/widgets/kit/map/basemap/trace.ts";
import type { OffsetOf } from "../../../src/widgets/kit/map/lines/lanes.ts";
import { nearestLine, syncShapes } from "../../../src/widgets/kit/map/lines/line-geometry.ts";
import type { MapLine } from "../../../src/widgets/kit/map/types.ts";

const FRAME: Frame = { scale: 1, offsetX: 0, offsetY: 0, width: 100, height: 100 };

function recordPen() {
  const strokes: [number, number][][] = [];
  return {
    strokes,
    moveTo: (x: number, y: number) => void strokes.push([[x, y]]),
    lineTo: (x: number, y: number) => void strokes.at(-1)?.push([x, y]),
    closePath: () => {},
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

  test("draws nothing for a single place", () => {
    const pen = recordPen();
    traceLine(pen, Float64Array.of(5, 5, 5, 5, 5, 5), FRAME, 0);
    expect(pen.strokes).toEqual([]);
  });
});

test("cutCorners keeps the ends of a way and closes a ring", () => {
  const way = cutCorners(Float64Array.of(0, 0, 4, 0, 4, 4), false);
  expect([...way.slice(0, 2), ...way.slice(-2)]).toEqual([0, 0, 4, 4]);
  const ring = cutCorners(Float64Array.of(0, 0, 4, 0, 4, 4, 0, 0), true);
  expect(ring.slice(0, 2)).toEqual(ring.slice(-2));
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
    // Where they are drawn, not where their road is: the lines lead east, so that their right is below.
    const aside: OffsetOf = ({ line }) => (line.id === "a" ? 10 : 0);
    expect([at(9, aside), at(3, aside), at(14, aside), at(-5, aside)]).toEqual(["a", "b", "a", "b"]);
  });

  test("project what the base map projects", () => {
    expect([...toPath([[0, 0]]).coordinates]).toEqual([0.5, worldY(0)]);
  });
});
