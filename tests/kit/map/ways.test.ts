import { describe, expect, test } from "vitest";
import { toPath, worldSize, worldX, worldY } from "../../../src/widgets/kit/map/basemap/geometry.ts";
import { decodeCoordinates } from "../../../src/widgets/kit/map/lines/polyline.ts";
import { simplify } from "../../../src/widgets/kit/map/lines/simplify.ts";
import { toWay } from "../../../src/widgets/kit/map/lines/way.ts";

const wave = Float64Array.from({ length: 600 }, (_, index) =>
  index % 2 === 0 ? index : 20 * Math.sin(index / 40) + Math.sin(index) / 10,
);

function distanceTo(way: Float64Array, x: number, y: number): number {
  let nearest = Infinity;
  for (let index = 2; index < way.length; index += 2) {
    const [fromX, fromY] = [way[index - 2]!, way[index - 1]!];
    const [stepX, stepY] = [way[index]! - fromX, way[index + 1]! - fromY];
    const share = ((x - fromX) * stepX + (y - fromY) * stepY) / (stepX ** 2 + stepY ** 2);
    const along = Math.min(1, Math.max(0, share));
    nearest = Math.min(nearest, Math.hypot(fromX + along * stepX - x, fromY + along * stepY - y));
  }
  return nearest;
}

describe("a way made simpler", () => {
  test("stays within the tolerance of every position and keeps its ends", () => {
    const simple = simplify(wave, 1);
    expect(simple.length).toBeLessThan(wave.length / 4);
    expect([...simple.slice(0, 2), ...simple.slice(-2)]).toEqual([...wave.slice(0, 2), ...wave.slice(-2)]);
    for (let index = 0; index < wave.length; index += 2) {
      // Thinning and straightening may each use it up.
      expect(distanceTo(simple, wave[index]!, wave[index + 1]!)).toBeLessThan(2);
    }
  });

  test("keeps a way there and back, and one of two positions", () => {
    expect([...simplify(Float64Array.of(0, 0, 50, 0, 0, 0), 1)]).toEqual([0, 0, 50, 0, 0, 0]);
    expect([...simplify(Float64Array.of(0, 0, 0.1, 0), 1)]).toEqual([0, 0, 0.1, 0]);
  });
});

describe("the way of a line", () => {
  test("has fewer positions from far away, and all of them close by", () => {
    const points = Array.from({ length: 200 }, (_, index) => [41 + index / 5000, 29 + Math.sin(index) / 5000] as const);
    const way = toWay({ points })!;
    expect(way.at(9).length).toBeLessThan(way.at(13).length);
    expect(way.at(17)).toBe(way.coordinates);
    expect(way.at(11.2)).toBe(way.at(12));
  });

  test("leaves out positions that are none", () => {
    const points = [
      [41, 29] as const,
      [Number.NaN, 29] as const,
      [91, 29] as const,
      [41, 500] as const,
      [41, 30] as const,
    ];
    expect([...toWay({ points })!.coordinates]).toEqual([worldX(29), worldY(41), worldX(30), worldY(41)]);
  });

  test("is none without two positions", () => {
    expect(toWay({ points: [] })).toBeNull();
    expect(toWay({ points: [[41, 29]] })).toBeNull();
    expect(toWay({ points: [[Number.NaN, Number.NaN]] })).toBeNull();
    expect(toWay({ polyline: "not a polyline" })).toBeNull();
    expect(toWay({})).toBeNull();
  });

  test("is decoded as positions are", () => {
    const text = "_p~iF~ps|U_ulLnnqC_mqNvxq`@";
    const positions = [
      [38.5, -120.2],
      [40.7, -120.95],
      [43.252, -126.453],
    ] as const;
    expect([...decodeCoordinates(text)]).toEqual([...toPath(positions).coordinates]);
    expect(decodeCoordinates("_p~iF~ps|U_ulL")).toHaveLength(0);
    expect(decodeCoordinates(null)).toHaveLength(0);
  });

  test("never goes farther than a pixel from its positions", () => {
    const points = Array.from(
      { length: 150 },
      (_, index) => [41 + index / 900, 29 + Math.cos(index / 3) / 40] as const,
    );
    const way = toWay({ points })!;
    for (const zoom of [9, 10.5, 12]) {
      const pixel = 1 / worldSize(zoom);
      const simple = way.at(zoom);
      for (let index = 0; index < way.coordinates.length; index += 2) {
        expect(distanceTo(simple, way.coordinates[index]!, way.coordinates[index + 1]!)).toBeLessThan(1.4 * pixel);
      }
    }
  });
});
