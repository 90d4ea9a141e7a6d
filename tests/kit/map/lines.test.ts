import { describe, expect, test } from "vitest";
import { boxOf } from "../../../src/widgets/kit/map/geometry.ts";
import { nearestLine, syncShapes, type LineShape } from "../../../src/widgets/kit/map/lines/line-geometry.ts";
import { boxAroundShapes, isStillGood, toGroups } from "../../../src/widgets/kit/map/lines/lines.ts";
import type { MapLine } from "../../../src/widgets/kit/map/types.ts";

/** A line whose world units are the frame's pixels. */
function toShape(id: string, way: readonly number[], rest: Partial<MapLine> = {}): LineShape {
  const coordinates = Float64Array.from(way);
  return {
    line: { id, color: "morning", ...rest },
    path: { pieces: [coordinates], box: boxOf(coordinates), at: () => [coordinates] },
  };
}

const toShapes = (...shapes: readonly LineShape[]) => new Map(shapes.map((shape) => [shape.line.id, shape]));

describe("the line under the pointer", () => {
  const flat = (id: string, y: number, rest: Partial<MapLine> = {}) => toShape(id, [10, y, 90, y], rest);
  const at = (shapes: readonly LineShape[], x: number, y: number, offset = 0) =>
    nearestLine(shapes, { scale: 1, offsetX: 0, offsetY: 0 }, { x, y, zoom: 12, tolerance: 6, offsetOf: () => offset });

  test("is met up to its tolerance to each side and beyond both ends", () => {
    const line = [flat("a", 50)];
    expect([at(line, 50, 44), at(line, 50, 56), at(line, 4, 50), at(line, 96, 50)]).toEqual(["a", "a", "a", "a"]);
    expect([at(line, 50, 43.9), at(line, 50, 56.1), at(line, 3.9, 50), at(line, 96.1, 50)]).toEqual(
      Array(4).fill(null),
    );
    const upright = [toShape("a", [50, 10, 50, 90])];
    expect([at(upright, 44, 50), at(upright, 56, 50), at(upright, 50, 4), at(upright, 50, 96)]).toEqual(
      Array(4).fill("a"),
    );
    expect([at(upright, 43.9, 50), at(upright, 56.1, 50)]).toEqual([null, null]);
  });

  test("is not met by its box, only by its way", () => {
    const askew = [toShape("a", [0, 0, 100, 100])];
    // The distances are 8 / √2 = 5.7 px and 9 / √2 = 6.4 px; the tolerance is 6 px.
    expect([at(askew, 50, 58), at(askew, 58, 50), at(askew, 104, 104)]).toEqual(["a", "a", "a"]);
    expect([at(askew, 50, 59), at(askew, 59, 50), at(askew, 105, 105)]).toEqual([null, null, null]);
  });

  test("is met at each of its stretches, and where its positions repeat", () => {
    const corner = [toShape("a", [10, 10, 50, 10, 50, 10, 50, 50])];
    expect([at(corner, 20, 14), at(corner, 54, 40), at(corner, 30, 30)]).toEqual(["a", "a", null]);
    expect([at([toShape("a", [50, 50, 50, 50])], 53, 54), at([toShape("a", [50, 50, 50, 50])], 55, 55)]).toEqual([
      "a",
      null,
    ]);
  });

  test("is met where it is drawn, beside its way", () => {
    const line = [flat("a", 50)];
    expect([at(line, 50, 66, 10), at(line, 50, 54, 10), at(line, 50, 53.9, 10)]).toEqual(["a", "a", null]);
    expect([at(line, 50, 34, -10), at(line, 50, 46, -10), at(line, 50, 46.1, -10)]).toEqual(["a", "a", null]);
    // Northwards: its right is the east.
    const upright = [toShape("a", [50, 90, 50, 10])];
    expect([at(upright, 66, 50, 10), at(upright, 50, 50, 10), at(upright, 34, 50, -10)]).toEqual(["a", null, "a"]);
  });

  test("is measured in the frame's pixels", () => {
    const line = [toShape("a", [1, 5, 9, 5])];
    const frame = { scale: 10, offsetX: 100, offsetY: 30 };
    const near = (x: number, y: number, offset = 0) =>
      nearestLine(line, frame, { x, y, zoom: 12, tolerance: 6, offsetOf: () => offset });
    expect([near(-50, 26), near(-50, 14), near(-90, 20), near(-10, 20)]).toEqual(["a", "a", "a", "a"]);
    expect([near(-50, 27), near(-50, 13), near(-97, 20), near(-3, 20)]).toEqual([null, null, null, null]);
    expect([near(-50, 36, 10), near(-50, 37, 10)]).toEqual(["a", null]);
  });

  test("is the nearest, whichever is drawn first; at the same distance the upper one", () => {
    for (const lines of [
      [flat("a", 50), flat("b", 54)],
      [flat("b", 54), flat("a", 50)],
    ]) {
      expect([at(lines, 50, 51), at(lines, 50, 53), at(lines, 50, 52)]).toEqual(["a", "b", lines[1]?.line.id]);
    }
  });

  test("is one in front before a nearer one that steps back", () => {
    const faded = flat("a", 50, { faded: true });
    const front = flat("b", 54);
    expect([at([faded, front], 50, 50), at([front, faded], 50, 50)]).toEqual(["b", "b"]);
    expect([at([faded], 50, 50), at([faded, front], 50, 45)]).toEqual(["a", "a"]);
    expect(at([faded, flat("c", 52, { faded: true })], 50, 52)).toBe("c");
    expect(at([flat("c", 50, { selectable: false }), flat("d", 54, { selectable: true })], 50, 50)).toBe("d");
    expect(at([], 50, 50)).toBeNull();
  });

  test("is looked for in its way at the zoom level, with its offset there", () => {
    const asked: number[] = [];
    const way = Float64Array.of(10, 50, 90, 50);
    const shape: LineShape = {
      line: { id: "a", color: "morning" },
      path: { pieces: [way], box: boxOf(way), at: (zoom) => (asked.push(zoom), [way]) },
    };
    const place = { x: 50, y: 62, zoom: 12, tolerance: 6, offsetOf: (_: LineShape, zoom: number) => zoom };
    expect(nearestLine([shape], { scale: 1, offsetX: 0, offsetY: 0 }, place)).toBe("a");
    expect(asked).toEqual([12]);
  });
});

describe("the shapes of lines", () => {
  const points = [
    [41, 28],
    [41, 29],
  ] as const;
  const line: MapLine = { id: "a", color: "morning", points };
  const text = { id: "t", color: "morning", polyline: "_p~iF~ps|U_ulLnnqC" } as const;

  test("stay as long as their lines are the same, and keep their ways as long as these are", () => {
    const before = syncShapes(new Map(), [line, text]);
    const [a, t] = [before.get("a")!, before.get("t")!];
    const same = syncShapes(before, [line, text]);
    expect([same.get("a") === a, same.get("t") === t]).toEqual([true, true]);
    const bold = syncShapes(before, [
      { ...line, weight: 5 },
      { ...text, weight: 5 },
    ]);
    expect([bold.get("a")!.path === a.path, bold.get("t")!.path === t.path]).toEqual([true, true]);
    expect([bold.get("a")!.line.weight, bold.get("t")!.line.weight]).toEqual([5, 5]);
  });

  test("get new ways with other positions", () => {
    const before = syncShapes(new Map(), [line, text]);
    const after = syncShapes(before, [
      { ...line, points: [...points, [42, 29]] },
      { ...text, polyline: "_p~iF~ps|U_ulLnnqC_mqNvxq`@" },
    ]);
    expect(["a", "t"].map((id) => after.get(id)!.path.pieces.map(({ length }) => length))).toEqual([[6], [6]]);
    expect(syncShapes(before, [{ ...line, points: [] }]).has("a")).toBe(false);
  });

  test("find a known way again by its positions, else by its line", () => {
    const known = new WeakMap();
    const before = syncShapes(new Map(), [line, text], known);
    const after = syncShapes(new Map(), [{ ...line, weight: 5 }, text], known);
    expect(after.get("a")!.path).toBe(before.get("a")!.path);
    expect(after.get("t")!.path).toBe(before.get("t")!.path);
    expect(syncShapes(new Map(), [line]).get("a")!.path).not.toBe(before.get("a")!.path);
  });
});

describe("the picture of lines that step back", () => {
  const line = toShape("a", [0, 0, 9, 9]);
  const groups = (...shapes: readonly LineShape[]) => toGroups(toShapes(...shapes));
  const as = (rest: Partial<MapLine>): LineShape => ({ ...line, line: { ...line.line, ...rest } });

  test.each<Partial<MapLine>>([
    { color: "evening" },
    { weight: 5 },
    { casing: true },
    { dashed: true },
    { offset: 2 },
    { road: "on" },
  ])("is a new one with %j", (look) => {
    expect(isStillGood([line], groups(as(look)))).toBe(false);
    expect(isStillGood([as(look)], groups(line))).toBe(false);
    expect(isStillGood([as(look)], groups(as({ ...look })))).toBe(true);
  });

  test("stays with what looks the same, said or not", () => {
    expect(isStillGood([line], groups(as({ casing: false, dashed: false, offset: 0 })))).toBe(true);
    expect(isStillGood([line], groups(as({ faded: true, selectable: false, ring: "end" })))).toBe(true);
  });

  test("may show a line that is in front now, not one that is gone", () => {
    const other = toShape("b", [5, 5, 9, 0]);
    const back = { ...line, line: { ...line.line, faded: true } };
    expect(isStillGood([line, other], groups(back, other))).toBe(true);
    expect(isStillGood([line, other], groups(back))).toBe(false);
    expect(isStillGood([line], groups(back, other))).toBe(true);
    expect(isStillGood([line], groups(back, { ...other, line: { ...other.line, faded: true } }))).toBe(false);
    expect(isStillGood([], groups())).toBe(true);
  });

  test("has the box around all of them", () => {
    expect(boxAroundShapes([toShape("a", [3, 4, 1, 8]), toShape("b", [2, 9, 6, 5])])).toEqual([1, 4, 6, 9]);
    expect(boxAroundShapes([])).toBeNull();
  });
});
