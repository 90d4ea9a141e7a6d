import { describe, expect, test } from "vitest";
import {
  blend,
  createPixels,
  type Pixels,
  stampDisc,
  strokeWay,
  toPixel,
} from "../../../src/widgets/kit/map/raster.ts";

const place = { scale: 1, offsetX: 0, offsetY: 0 };
const brush = { color: toPixel("rgb(0 124 72)"), width: 3 };

const alphaAt = ({ data, width }: Pixels, x: number, y: number): number => data[y * width + x]! >>> 24;

/** Covered area in px, with partial coverage by alpha. */
const covered = ({ data }: Pixels): number => data.reduce((sum, pixel) => sum + (pixel >>> 24) / 255, 0);

function stroke(way: readonly number[], width = 3): Pixels {
  const pixels = createPixels(100, 100);
  strokeWay(pixels, Float64Array.from(way), place, { ...brush, width });
  return pixels;
}

describe("colours", () => {
  test("are read from computed styles", () => {
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

  test("is solid in the middle and transparent beside it", () => {
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

/** The alpha of each pixel, row by row. */
const alphas = ({ data, width, height }: Pixels): number[][] =>
  Array.from({ length: height }, (_, row) =>
    Array.from(data.slice(row * width, (row + 1) * width), (pixel) => pixel >>> 24),
  );

describe("in a picture of five pixels by five", () => {
  const NONE = [0, 0, 0, 0, 0];
  const FULL = [255, 255, 255, 255, 255];

  function drawn(way: readonly number[], width = 1, at = place): number[][] {
    const pixels = createPixels(5, 5);
    strokeWay(pixels, Float64Array.from(way), at, { ...brush, width });
    return alphas(pixels);
  }

  const turned = (rows: readonly (readonly number[])[]) =>
    rows.map((_, index) => rows.map((row) => row[index] ?? Number.NaN));

  function stamped(x: number, y: number, radius = 1): number[][] {
    const pixels = createPixels(5, 5);
    stampDisc(pixels, x, y, { color: brush.color, radius });
    return alphas(pixels);
  }

  test("a disc is solid in its middle and fades over its edge", () => {
    // Coverage is 1.5 minus the distance from the centre: 1.5, 0.5 and 0.086.
    expect(stamped(2.5, 2.5)).toEqual([NONE, [0, 21, 128, 21, 0], [0, 128, 255, 128, 0], [0, 21, 128, 21, 0], NONE]);
    expect(stamped(1.5, 3.5)).toEqual([NONE, NONE, [21, 128, 21, 0, 0], [128, 255, 128, 0, 0], [21, 128, 21, 0, 0]]);
  });

  test("a disc is cut at each corner, and not drawn outside", () => {
    // Coverage 1.5 - √0.5 = 0.79.
    const corner = [0, 0, 0, 0, 202];
    expect(stamped(0, 0)).toEqual([corner.toReversed(), NONE, NONE, NONE, NONE]);
    expect(stamped(5, 0)).toEqual([corner, NONE, NONE, NONE, NONE]);
    expect(stamped(0, 5)).toEqual([NONE, NONE, NONE, NONE, corner.toReversed()]);
    expect(stamped(5, 5)).toEqual([NONE, NONE, NONE, NONE, corner]);
    for (const [x, y] of [
      [-3, 2],
      [8, 2],
      [2, -3],
      [2, 8],
    ] as const) {
      expect(stamped(x, y)).toEqual([NONE, NONE, NONE, NONE, NONE]);
    }
    expect(stamped(2.5, 2.5, 9)).toEqual([FULL, FULL, FULL, FULL, FULL]);
  });

  test("a disc is laid over what is there", () => {
    const pixels = createPixels(5, 5);
    pixels.data.fill(0xffffffff);
    stampDisc(pixels, 2.5, 2.5, { color: 0, radius: 1 });
    expect([...pixels.data.subarray(10, 15)]).toEqual([0xffffffff, 0xff7f7f7f, 0xff000000, 0xff7f7f7f, 0xffffffff]);
  });

  test("a line is solid where it covers whole pixels, and round at its ends", () => {
    const line = [NONE, NONE, [128, 255, 255, 255, 128], NONE, NONE];
    expect(drawn([1, 2.5, 4, 2.5])).toEqual(line);
    expect(drawn([4, 2.5, 1, 2.5])).toEqual(line);
    expect(drawn([2.5, 1, 2.5, 4])).toEqual(turned(line));
    expect(drawn([2.5, 4, 2.5, 1])).toEqual(turned(line));
    expect(drawn([1, 2.5, 2, 2.5, 2, 2.5, 4, 2.5])).toEqual(line);
  });

  test("a line between two rows covers of both what it lies on", () => {
    // Covers the rows from 1.25 to 3.25.
    const line = [NONE, Array(5).fill(192), FULL, Array(5).fill(64), NONE];
    expect(drawn([-9, 2.25, 14, 2.25], 2)).toEqual(line);
    expect(drawn([2.25, 14, 2.25, -9], 2)).toEqual(turned(line));
    expect(drawn([-9, 0, 14, 0], 2)).toEqual([FULL, NONE, NONE, NONE, NONE]);
    expect(drawn([-9, 5, 14, 5], 2)).toEqual([NONE, NONE, NONE, NONE, FULL]);
    expect(drawn([-9, 0.25, 14, 0.25], 2)).toEqual([FULL, Array(5).fill(64), NONE, NONE, NONE]);
    expect(drawn([-9, -0.75, 14, -0.75], 2)).toEqual([Array(5).fill(64), NONE, NONE, NONE, NONE]);
    expect(drawn([-9, 5.75, 14, 5.75], 2)).toEqual([NONE, NONE, NONE, NONE, Array(5).fill(64)]);
    expect([drawn([-9, -1.5, 14, -1.5], 2), drawn([-9, 6.5, 14, 6.5], 2)]).toEqual([
      [NONE, NONE, NONE, NONE, NONE],
      [NONE, NONE, NONE, NONE, NONE],
    ]);
  });

  test.each([
    ["left", [-40, 2.5, 2, 2.5], [255, 255, 128, 0, 0]],
    ["right", [40, 2.5, 3, 2.5], [0, 0, 128, 255, 255]],
  ])("a line from beyond the %s edge is drawn, in both directions", (_, way, row) => {
    const rows = [NONE, NONE, row, NONE, NONE];
    const [x = 0, y = 0, toX = 0, toY = 0] = way;
    expect(drawn(way)).toEqual(rows);
    expect(drawn([toX, toY, x, y])).toEqual(rows);
    expect(drawn([y, x, toY, toX])).toEqual(turned(rows));
    expect(drawn([toY, toX, y, x])).toEqual(turned(rows));
  });

  test("a line askew is the same on its side", () => {
    for (const [x, y, toX, toY] of [
      [0.5, 1.25, 4.5, 2.75],
      [4.25, 0.5, 0.5, 2.5],
      [-7, -3, 9, 6],
      [12, -2, -6, 7],
    ] as const) {
      expect(turned(drawn([x, y, toX, toY], 2))).toEqual(drawn([y, x, toY, toX], 2));
    }
    // Half a px down with each column: covers 0.56 px to each side of 1.5, 2 and 2.5.
    const columns = turned(drawn([-10, -3.75, 15, 8.75]));
    expect(columns.slice(0, 3)).toEqual([
      [16, 255, 15, 0, 0],
      [0, 144, 143, 0, 0],
      [0, 16, 255, 15, 0],
    ]);
  });

  test("a line is placed by the frame", () => {
    const at = { scale: 10, offsetX: 30, offsetY: 7 };
    expect(drawn([3.1, 0.95, 3.4, 0.95], 1, at)).toEqual(drawn([1, 2.5, 4, 2.5]));
  });

  test("a sharp turn gets a round corner, a slight one none", () => {
    const flat = [-9, 2.5, 2.5, 2.5];
    // The corner's px is covered by 2 - √2 = 0.59.
    expect(drawn([...flat, 2.5, 14], 3).map((row) => row[3])).toEqual([0, 149, 255, 255, 255]);
    expect(drawn([...flat, 14, 2.5], 3)).toEqual(drawn([-9, 2.5, 14, 2.5], 3));
  });
});

test("a disc has its area, and is cut at the edges", () => {
  const pixels = createPixels(40, 40);
  stampDisc(pixels, 20, 20, { color: 0, radius: 8 });
  expect(covered(pixels)).toBeCloseTo(Math.PI * 64, -1);
  stampDisc(pixels, -100, -100, { color: 0, radius: 8 });
  stampDisc(pixels, 0, 40, { color: 0, radius: 8 });
});
