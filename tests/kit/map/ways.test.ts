import { describe, expect, test } from "vitest";
import { encodePolyline } from "../../../demo/server/geo/polyline.ts";
import {
  decodeCoordinates,
  decodePolyline,
  toPath,
  worldSize,
  worldX,
  worldY,
} from "../../../src/widgets/kit/map/geometry.ts";
import { simplify, toWay } from "../../../src/widgets/kit/map/lines/line-geometry.ts";

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
      // Thinning and straightening may each deviate by the whole tolerance.
      expect(distanceTo(simple, wave[index]!, wave[index + 1]!)).toBeLessThan(2);
    }
  });

  test.each([
    ["drops what is no farther than the tolerance", [0, 0, 5, 1, 10, 0], [0, 0, 10, 0]],
    ["keeps what is farther", [0, 0, 5, 1.1, 10, 0], [0, 0, 5, 1.1, 10, 0]],
    ["keeps what is farther to the other side", [0, 0, 1.1, 5, 0, 10], [0, 0, 1.1, 5, 0, 10]],
    ["drops it along an askew line", [1, 1, 4, 4, 5, 6, 9, 9], [1, 1, 9, 9]],
    ["keeps it along an askew line", [1, 1, 4, 4, 5, 7, 9, 9], [1, 1, 5, 7, 9, 9]],
    ["keeps what lies beyond an end", [0, 0, 13, 0, 10, 0], [0, 0, 13, 0, 10, 0]],
    ["keeps what lies before the start", [0, 0, -3, 0, 10, 0], [0, 0, -3, 0, 10, 0]],
    ["keeps the farthest first, then what is far from the rest", [0, 0, 5, 5, 10, 0, 15, 5, 20, 0], undefined],
    ["keeps a corner only, of many positions", [0, 0, 2, 0, 4, 0, 6, 0, 6, 2, 6, 4, 6, 6], [0, 0, 6, 0, 6, 6]],
    ["drops what lies close to the one before", [3, 3, 3.5, 3, 3.9, 3, 8, 8, 8.9, 8, 9, 3], [3, 3, 8, 8, 9, 3]],
    ["measures from the last one that it kept", [0, 0, 0.6, 0, 1.2, 0, 1.2, 3], [0, 0, 1.2, 0, 1.2, 3]],
    ["may use up the tolerance twice", [0, 0, 5, 0.9, 5, 1.8, 10, 0], [0, 0, 10, 0]],
    ["may use it up twice to the other side", [0, 0, 0.9, 5, 1.8, 5, 0, 10], [0, 0, 0, 10]],
    ["takes the tolerance as far enough apart", [0, 0, 5, 0.75, 5, 1.75, 10, 0], [0, 0, 5, 1.75, 10, 0]],
    ["keeps the last one, however close", [0, 0, 5, 5, 5.5, 5], [0, 0, 5.5, 5]],
    ["keeps a round of one place", [0, 0, 5, 0, 5, 5, 0, 0], [0, 0, 5, 0, 5, 5, 0, 0]],
    ["keeps a single position", [5, 7], [5, 7]],
  ])("%s", (_, way, expected = way) => {
    expect([...simplify(Float64Array.from(way), 1)]).toEqual(expected);
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
    expect(way.at(9)[0]!.length).toBeLessThan(way.at(13)[0]!.length);
    expect(way.at(17)).toBe(way.pieces);
    expect(way.at(11.2)).toBe(way.at(12));
    expect(way.at(-1)).toBe(way.at(0));
    expect([way.at(15.1), way.at(16)]).toEqual([way.pieces, way.pieces]);
    expect(way.at(15)).not.toBe(way.pieces);
    expect(way.at(10)).not.toBe(way.at(11));
  });

  test("is simplified by 0.7 pixels of the level at or above the zoom", () => {
    const bentBy = (pixels: number) =>
      toWay({
        points: [
          [0, 1],
          [1, 1 + (pixels / worldSize(10)) * 360],
          [2, 1],
        ],
      })!;
    const lengthAt = (pixels: number, zoom: number) => bentBy(pixels).at(zoom)[0]?.length;
    expect([lengthAt(0.69, 10), lengthAt(0.71, 10)]).toEqual([4, 6]);
    expect([lengthAt(0.69, 9.1), lengthAt(0.71, 9.1)]).toEqual([4, 6]);
    expect([lengthAt(1.39, 9), lengthAt(1.41, 9)]).toEqual([4, 6]);
    expect(bentBy(0.5).box).toEqual([worldX(1), worldY(2), worldX(1 + (0.5 / worldSize(10)) * 360), 0.5]);
  });

  test("breaks at positions that are none", () => {
    const none = [null, [0, 0], [Number.NaN, 29], [91, 29], [41, 500]] as const;
    for (const gap of none) {
      const points = [[41, 28], [41, 29], gap, [41, 30], gap, gap, [41, 31], [42, 32], gap] as const;
      const way = toWay({ points })!;
      expect(way.pieces.map((piece) => [...piece])).toEqual([
        [worldX(28), worldY(41), worldX(29), worldY(41)],
        [worldX(31), worldY(41), worldX(32), worldY(42)],
      ]);
      expect(way.box).toEqual([worldX(28), worldY(42), worldX(32), worldY(41)]);
    }
  });

  test("breaks at 0,0 in a polyline too", () => {
    const track = [
      [41, 29],
      [41.1, 29],
      [0, 0],
      [41.2, 29],
      [0, 0],
      [41.3, 29],
      [41.4, 29.1],
    ] as const;
    const polyline = encodePolyline(track.map(([lat, lng]) => ({ lat, lng })));
    expect(decodePolyline(polyline)).toEqual(track.map((position) => (position[0] === 0 ? null : position)));
    expect(decodeCoordinates(polyline)).toEqual([
      toPath([track[0], track[1]]).coordinates,
      toPath([track[5], track[6]]).coordinates,
    ]);
    expect(toWay({ polyline })!.pieces).toEqual(decodeCoordinates(polyline));
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
    expect(decodeCoordinates(text)).toEqual([toPath(positions).coordinates]);
    expect(decodeCoordinates("_p~iF~ps|U_ulL")).toHaveLength(0);
    expect(decodeCoordinates(null)).toHaveLength(0);
  });

  test("never goes farther than a pixel from its positions", () => {
    const points = Array.from(
      { length: 150 },
      (_, index) => [41 + index / 900, 29 + Math.cos(index / 3) / 40] as const,
    );
    const way = toWay({ points })!;
    const whole = way.pieces[0]!;
    for (const zoom of [9, 10.5, 12]) {
      const pixel = 1 / worldSize(zoom);
      const simple = way.at(zoom)[0]!;
      for (let index = 0; index < whole.length; index += 2) {
        expect(distanceTo(simple, whole[index]!, whole[index + 1]!)).toBeLessThan(1.4 * pixel);
      }
    }
  });
});

describe("a polyline", () => {
  test("takes another precision", () => {
    expect(decodePolyline("_p~iF~ps|U", 6)).toEqual([[3.85, -12.02]]);
  });

  test.each([null, undefined, "", 42, {}, "None", "hat 12", "_p~iF~ps|U_ulL", "_p~iF~ps|", "çğ", "~~~~~~~~~~~~~~~~"])(
    "gives nothing for %j",
    (encoded) => {
      expect(decodePolyline(encoded)).toEqual([]);
    },
  );

  test("gives nothing when a position leaves the earth", () => {
    expect(decodePolyline("_p~iF~ps|U_p~iF~ps|U_p~iF~ps|U")).toEqual([]);
  });
});
