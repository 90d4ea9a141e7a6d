import { describe, expect, test } from "vitest";
import type { Frame } from "../../../src/widgets/kit/map/geometry.ts";
import { cropFrame, newStrips, padFrame, slackOf, wholeStep } from "../../../src/widgets/kit/map/overlay-picture.ts";

const frame = (offsetX: number, offsetY: number, width = 100, height = 80): Frame => ({
  scale: 1000,
  offsetX,
  offsetY,
  width,
  height,
});

describe("frames", () => {
  test("are padded in whole pixels and know how far they may move", () => {
    const padded = padFrame(frame(0, 0), 0.184);
    expect(padded).toEqual(frame(-18, -15, 136, 110));
    expect(slackOf(padded, frame(0, 0))).toBe(15);
    expect(slackOf(padded, frame(20, 0))).toBe(-2);
  });

  test("are cropped to what a box of the world takes", () => {
    expect(cropFrame(frame(0, 0), [0.02, 0.03, 0.04, 0.05], 5)).toEqual(frame(15, 25, 30, 30));
    expect(cropFrame(frame(0, 0), [0.5, 0.5, 0.6, 0.6], 5)).toBeNull();
    expect(cropFrame(frame(0, 0), [Number.NaN, 0, 1, 1], 5)).toBeNull();
  });

  test("are cropped in whole pixels, outwards, and never beyond their own edges", () => {
    expect(cropFrame(frame(10, 20), [0.0201, 0.0301, 0.0402, 0.0502], 5)).toEqual(frame(15, 25, 31, 31));
    expect(cropFrame(frame(10, 20), [-1, -1, 1, 1], 5)).toEqual(frame(10, 20));
    expect(cropFrame(frame(10, 20), [0.04, 0.04, 1, 1], 0)).toEqual(frame(40, 40, 70, 60));
    expect(cropFrame(frame(10, 20), [-1, -1, 0.04, 0.04], 0)).toEqual(frame(10, 20, 30, 20));
  });

  test.each([
    ["left", [-0.01, 0.02, 0, 0.03], [-0.01, 0.02, 0.001, 0.03], frame(0, 20, 1, 10)],
    ["right", [0.1, 0.02, 0.11, 0.03], [0.099, 0.02, 0.11, 0.03], frame(99, 20, 1, 10)],
    ["upper", [0.02, -0.01, 0.03, 0], [0.02, -0.01, 0.03, 0.001], frame(20, 0, 10, 1)],
    ["lower", [0.02, 0.08, 0.03, 0.09], [0.02, 0.079, 0.03, 0.09], frame(20, 79, 10, 1)],
  ] as const)("show nothing of what ends at their %s edge", (_, beside, inside, shown) => {
    expect(cropFrame(frame(0, 0), beside, 0)).toBeNull();
    expect(cropFrame(frame(0, 0), inside, 0)).toEqual(shown);
  });

  test("may move as far as the nearest edge of the outer one", () => {
    const outer = frame(0, 0);
    const inner = (x: number, y: number) => slackOf(outer, frame(x, y, 40, 20));
    expect([inner(5, 30), inner(30, 6), inner(53, 30), inner(30, 52)]).toEqual([5, 6, 7, 8]);
    expect([inner(-5, 30), inner(30, -6), inner(67, 30), inner(30, 68)]).toEqual([-5, -6, -7, -8]);
    const aside = (x: number, y: number) => slackOf(frame(100, 200), frame(100 + x, 200 + y, 40, 20));
    expect([aside(5, 30), aside(30, 6), aside(53, 30), aside(30, 52)]).toEqual([5, 6, 7, 8]);
  });

  test("moved askew show a strip along the whole width and the rest beside it", () => {
    const before = frame(50, 60);
    expect(newStrips(before, frame(62, 67))).toEqual([frame(62, 140, 100, 7), frame(150, 67, 12, 73)]);
    expect(newStrips(before, frame(38, 53))).toEqual([frame(38, 53, 100, 7), frame(38, 60, 12, 73)]);
    expect(newStrips(before, before)).toEqual([]);
  });

  test.each([
    [30, 0],
    [-30, 0],
    [0, 20],
    [0, -20],
    [12, 7],
    [-12, -7],
    [12, -7],
  ])("moved by %i, %i show new strips that cover what was not seen, once", (x, y) => {
    const [before, after] = [frame(0, 0), frame(x, y)];
    const strips = newStrips(before, after);
    const counts = new Map<string, number>();
    for (const { offsetX, offsetY, width, height } of strips) {
      for (let column = offsetX; column < offsetX + width; column += 1) {
        for (let row = offsetY; row < offsetY + height; row += 1) {
          counts.set(`${column} ${row}`, (counts.get(`${column} ${row}`) ?? 0) + 1);
        }
      }
    }
    for (let column = x; column < x + 100; column += 1) {
      for (let row = y; row < y + 80; row += 1) {
        const wasSeen = column >= 0 && column < 100 && row >= 0 && row < 80;
        expect(counts.get(`${column} ${row}`) ?? 0).toBe(wasSeen ? 0 : 1);
      }
    }
  });

  test("that share nothing are drawn as a whole", () => {
    for (const [x, y] of [
      [100, 0],
      [-100, 0],
      [0, 80],
      [0, -80],
    ] as const) {
      const after = frame(x, y);
      expect(newStrips(frame(0, 0), after)).toEqual([after]);
    }
    expect(newStrips(frame(0, 0), frame(99, 0))).toEqual([frame(100, 0, 99, 80)]);
    expect(newStrips(frame(0, 0), frame(0, -79))).toEqual([frame(0, -79, 100, 79)]);
  });
});

test("a picture moves in whole device pixels", () => {
  expect([1, 1.25, 1.5, 2, 1.1].map(wholeStep)).toEqual([1, 4, 2, 1, 10]);
  expect([1.2, 0.75, 1.05].map(wholeStep)).toEqual([5, 4, 20]);
  expect(wholeStep(1.337)).toBeNull();
});
