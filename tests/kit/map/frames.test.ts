import { describe, expect, test } from "vitest";
import type { Frame } from "../../../src/widgets/kit/map/basemap/geometry.ts";
import { cropFrame, newStrips, padFrame, slackOf, wholeStep } from "../../../src/widgets/kit/map/frames.ts";

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
    const after = frame(100, 0);
    expect(newStrips(frame(0, 0), after)).toEqual([after]);
  });
});

test("a picture moves in whole device pixels", () => {
  expect([1, 1.25, 1.5, 2, 1.1].map(wholeStep)).toEqual([1, 4, 2, 1, 10]);
  expect(wholeStep(1.337)).toBeNull();
});
