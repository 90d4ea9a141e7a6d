import { describe, expect, test } from "vitest";
import { syncShapes } from "../../../src/widgets/kit/map/lines/line-geometry.ts";
import { boxAroundShapes, isStillGood, toGroups } from "../../../src/widgets/kit/map/lines/lines.ts";
import { placeTooltip } from "../../../src/widgets/kit/map/tooltip.tsx";
import type { MapLine } from "../../../src/widgets/kit/map/types.ts";

describe("a tooltip", () => {
  const map = { width: 400, height: 300 };
  const size = { width: 120, height: 60 };

  test("stands above its point, else below, else beside it", () => {
    expect(placeTooltip({ x: 200, y: 150 }, size, map)).toEqual({ left: 140, top: 76 });
    expect(placeTooltip({ x: 200, y: 40 }, size, map)).toEqual({ left: 140, top: 54 });
    expect(placeTooltip({ x: 100, y: 50 }, { width: 120, height: 250 }, map)).toEqual({ left: 114, top: 8 });
    expect(placeTooltip({ x: 350, y: 50 }, { width: 120, height: 250 }, map).left).toBe(216);
  });

  test.each([
    ["above to the last pixel of room", { x: 200, y: 82 }, size, { left: 140, top: 8 }],
    ["else below", { x: 200, y: 81 }, size, { left: 140, top: 95 }],
    ["below to the last pixel of room", { x: 200, y: 78 }, { width: 120, height: 200 }, { left: 140, top: 92 }],
    ["else to its right, at its height", { x: 200, y: 140 }, { width: 120, height: 200 }, { left: 214, top: 40 }],
    ["to its right to the last pixel of room", { x: 258, y: 140 }, { width: 120, height: 200 }, { left: 272, top: 40 }],
    ["else to its left", { x: 259, y: 140 }, { width: 120, height: 200 }, { left: 125, top: 40 }],
    ["beside it, not beyond the upper edge", { x: 200, y: 100 }, { width: 120, height: 200 }, { left: 214, top: 8 }],
    ["beside it, not beyond the lower edge", { x: 200, y: 200 }, { width: 120, height: 200 }, { left: 214, top: 92 }],
    ["above, not beyond the left edge", { x: 60, y: 150 }, size, { left: 8, top: 76 }],
    ["above, not beyond the right edge", { x: 390, y: 150 }, size, { left: 272, top: 76 }],
    ["below, not beyond the left edge", { x: 9, y: 20 }, size, { left: 8, top: 34 }],
    [
      "beside it on the left where there is no room at all",
      { x: 50, y: 150 },
      { width: 380, height: 280 },
      { left: 8, top: 10 },
    ],
    ["in whole pixels", { x: 200.6, y: 150.6 }, { width: 121, height: 60 }, { left: 140, top: 77 }],
    ["in whole pixels below", { x: 200.6, y: 20.6 }, { width: 121, height: 60 }, { left: 140, top: 35 }],
  ])("stands %s", (_, at, itsSize, expected) => {
    expect(placeTooltip(at, itsSize, map)).toEqual(expected);
  });

  test("never leaves the map", () => {
    for (const x of [0, 10, 395, 400]) {
      const { left, top } = placeTooltip({ x, y: 290 }, size, map);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(left + size.width).toBeLessThanOrEqual(392);
      expect(top).toBeGreaterThanOrEqual(8);
    }
  });
});

describe("groups of lines", () => {
  const points = (north: number) => [[41 + north, 29] as const, [41 + north, 29.1] as const];
  const lines: MapLine[] = ["a", "b", "c"].map((id, index) => ({ id, color: "morning", points: points(index / 10) }));
  const all = syncShapes(new Map(), lines);
  const select = (id: string) =>
    syncShapes(
      all,
      lines.map((line) => (line.id === id ? { ...line, weight: 5, casing: true } : { ...line, faded: true })),
    );

  test("are one until some step back", () => {
    expect(toGroups(all)).toMatchObject({ isFaded: false, front: [] });
    const { back, front, isFaded } = toGroups(select("b"));
    expect([back.map(({ line }) => line.id), front.map(({ line }) => line.id), isFaded]).toEqual([
      ["a", "c"],
      ["b"],
      true,
    ]);
  });

  test("need no new picture for a selection, its change and its end", () => {
    const drawn = toGroups(all).back;
    expect(isStillGood(drawn, toGroups(select("b")))).toBe(true);
    expect(isStillGood(drawn, toGroups(select("c")))).toBe(true);
    expect(isStillGood(drawn, toGroups(syncShapes(select("b"), lines)))).toBe(true);
  });

  test("need one when lines come, go or look otherwise", () => {
    const drawn = toGroups(all).back;
    expect(isStillGood(drawn, toGroups(syncShapes(all, lines.slice(1))))).toBe(false);
    expect(isStillGood(drawn.slice(1), toGroups(all))).toBe(false);
    const dim = lines.map((line) => ({ ...line, color: "dim" as const }));
    expect(isStillGood(drawn, toGroups(syncShapes(all, dim)))).toBe(false);
  });

  test("know where they lie", () => {
    const [, north, , south] = boxAroundShapes(toGroups(all).back)!;
    expect(north).toBeLessThan(south);
    expect(boxAroundShapes([])).toBeNull();
  });
});
