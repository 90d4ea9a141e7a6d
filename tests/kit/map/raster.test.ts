import { describe, expect, test } from "vitest";
import { stampDisc } from "../../../src/widgets/kit/map/raster/disc.ts";
import { blend, createPixels, toPixel, type Pixels } from "../../../src/widgets/kit/map/raster/pixels.ts";
import { strokeWay } from "../../../src/widgets/kit/map/raster/stroke.ts";

const place = { scale: 1, offsetX: 0, offsetY: 0 };
const brush = { color: toPixel("rgb(0 124 72)"), width: 3 };

const alphaAt = ({ data, width }: Pixels, x: number, y: number): number => data[y * width + x]! >>> 24;

/** How much is covered, in pixels. */
const covered = ({ data }: Pixels): number => data.reduce((sum, pixel) => sum + (pixel >>> 24) / 255, 0);

function stroke(way: readonly number[], width = 3): Pixels {
  const pixels = createPixels(100, 100);
  strokeWay(pixels, Float64Array.from(way), place, { ...brush, width });
  return pixels;
}

describe("colours", () => {
  test("are read from computed values", () => {
    expect(toPixel("rgb(1 2 3)")).toBe(0x030201);
    expect(toPixel("rgb(255, 0, 16)")).toBe(0x1000ff);
  });

  test("cover as much as they are asked to", () => {
    expect(blend(0, 0x030201, 128) >>> 24).toBe(128);
    expect(blend(0xff000000, 0xffffff, 128) & 0xff).toBeGreaterThan(120);
    expect(blend(0xffffffff, 0x000000, 256) >>> 0).toBe(0xff000000);
    expect(blend(0x80ffffff, 0xffffff, 128) >>> 24).toBeGreaterThan(180);
  });
});

describe("a way drawn in memory", () => {
  test.each([
    ["east", [10, 50, 90, 50]],
    ["west", [90, 50.3, 10, 50.3]],
    ["south", [50, 10, 50, 90]],
    ["askew", [10, 10, 66.57, 66.57]],
    ["steep", [50, 10, 30, 87.46]],
  ])("to the %s has its width along its length and round ends", (_, way) => {
    const area = 80 * 3 + Math.PI * 1.5 ** 2;
    expect(covered(stroke(way))).toBeGreaterThan(area * 0.93);
    expect(covered(stroke(way))).toBeLessThan(area * 1.07);
  });

  test("is solid in the middle and clear beside it", () => {
    const pixels = stroke([10, 50.5, 90, 50.5]);
    expect([48, 49, 50, 51, 52].map((row) => alphaAt(pixels, 50, row))).toEqual([0, 255, 255, 255, 0]);
  });

  test("has no gap at a corner", () => {
    const pixels = stroke([20, 80, 50, 20, 80, 80]);
    expect(alphaAt(pixels, 50, 20)).toBe(255);
  });

  test("is cut at the edges, from however far it comes", () => {
    const pixels = stroke([-1e6, -1e6, 1e6, 1e6]);
    expect(alphaAt(pixels, 0, 0)).toBe(255);
    expect(alphaAt(pixels, 99, 99)).toBe(255);
    expect(covered(pixels)).toBeLessThan(600);
    expect(covered(stroke([-50, 50, 500, 50]))).toBeCloseTo(300, -1);
    expect(covered(stroke([200, 200, 300, 300]))).toBe(0);
  });

  test("without length is a point", () => {
    expect(covered(stroke([50, 50, 50, 50]))).toBeGreaterThan(5);
  });
});

test("a disc has its area, and is cut at the edges", () => {
  const pixels = createPixels(40, 40);
  stampDisc(pixels, 20, 20, { color: 0, radius: 8 });
  expect(covered(pixels)).toBeCloseTo(Math.PI * 64, -1);
  stampDisc(pixels, -100, -100, { color: 0, radius: 8 });
  stampDisc(pixels, 0, 40, { color: 0, radius: 8 });
});
