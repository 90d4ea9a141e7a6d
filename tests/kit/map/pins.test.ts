import { describe, expect, test } from "vitest";
import { worldSize } from "../../../src/widgets/kit/map/geometry.ts";
import { syncShapes } from "../../../src/widgets/kit/map/lines/line-geometry.ts";
import { createPinField, levelOf, placePins, shownPins } from "../../../src/widgets/kit/map/pins/placement.ts";
import type { MapLine, MapPin, Position } from "../../../src/widgets/kit/map/types.ts";

const stop = (id: string, position: Position, rest: Partial<MapPin> = {}): MapPin => ({
  id,
  position,
  text: "A/4",
  color: "--shuttle-stop-own",
  ...rest,
});

const line = (id: string, rest: Partial<MapLine> = {}): MapLine => ({
  id,
  color: "morning",
  points: [
    [41, 29],
    [41, 29.1],
  ],
  ...rest,
});

function place(stops: readonly MapPin[], zoom: number) {
  const field = createPinField(stops);
  const shown = shownPins(field, new Map(), () => false);
  return placePins({ field, shown, zoom, widthOf: () => 32, taken: [] });
}

/** Position so many px east of a fixed place, at a zoom level. */
const east = (pixels: number, zoom: number): Position => [41, 29 + (pixels / worldSize(zoom)) * 360];

describe("stops", () => {
  test("are nothing from far away, then dots, then pills", () => {
    const stops = [stop("a", [41, 29])];
    expect(place(stops, 10)).toHaveLength(0);
    expect(place(stops, 12).map(({ kind }) => kind)).toEqual(["dot"]);
    expect(place(stops, 13.5).map(({ kind }) => kind)).toEqual(["pill"]);
  });

  test("are dots from far away too where the map is about them", () => {
    const stops = [stop("a", [41, 29], { isFarSeen: true }), stop("b", [41.5, 29])];
    expect(place(stops, 8).map(({ index, kind }) => [index, kind])).toEqual([[0, "dot"]]);
    expect(place(stops, 12)).toHaveLength(2);
  });

  test("without room for a pill stay dots, and those of one cell are one dot", () => {
    const stops = [stop("a", east(0, 13)), stop("b", east(20, 13)), stop("c", east(60, 13))];
    expect(place(stops, 13).map(({ index, kind }) => [index, kind])).toEqual([
      [1, "dot"],
      [0, "pill"],
      [2, "pill"],
    ]);
    expect(place([stop("a", [41, 29]), stop("b", [41, 29])], 12)).toHaveLength(1);
  });

  test("change at half zoom levels only", () => {
    expect([12, 12.4, 12.5, 12.9].map(levelOf)).toEqual([12, 12, 12.5, 12.5]);
    const kinds = (zoom: number) => place([stop("a", [41, 29])], zoom).map(({ kind }) => kind);
    expect([kinds(11.4), kinds(11.5), kinds(12.9), kinds(13)]).toEqual([[], ["dot"], ["dot"], ["pill"]]);
  });

  test("keep 8 px and two gaps of 1 between pills, close by the gaps only", () => {
    const kinds = (pixels: number, level: number, zoom = level) =>
      place([stop("a", east(0, level)), stop("b", east(pixels, level))], zoom).map(({ kind, offset }) =>
        offset.x === 0 && offset.y === 0 ? kind : "moved",
      );
    expect([kinds(41.9, 13), kinds(42.1, 13)]).toEqual([
      ["dot", "pill"],
      ["pill", "pill"],
    ]);
    expect([kinds(41.9, 15, 15.4), kinds(42.1, 15, 15.4)]).toEqual([
      ["dot", "pill"],
      ["pill", "pill"],
    ]);
    expect([kinds(33.9, 15.5), kinds(34.1, 15.5)]).toEqual([
      ["pill", "moved"],
      ["pill", "pill"],
    ]);
  });

  test("leave the markers their room", () => {
    const field = createPinField([stop("a", [0, 1e-300])]);
    const size = worldSize(13);
    const kindBeside = (left: number) =>
      placePins({
        field,
        shown: Uint8Array.of(1),
        zoom: 13,
        widthOf: () => 32,
        taken: [[size / 2 + left, size / 2 - 5, size / 2 + 99, size / 2 + 5]],
      }).map(({ kind }) => kind);
    expect([kindBeside(20), kindBeside(21)]).toEqual([["dot"], ["pill"]]);
  });

  test("are one dot in each square of 9 px", () => {
    // At zoom 12 the squares' edges lie at multiples of 9 px of the world.
    const inSquare = (pixels: number): Position => [0, ((pixels + 9 * 58_300) / worldSize(12)) * 360 - 180];
    const dots = (...pixels: number[]) =>
      place(
        pixels.map((x, index) => stop(String(index), inSquare(x))),
        12,
      ).map(({ index }) => index);
    expect([dots(1, 8), dots(1, 10), dots(8, 10), dots(1, 10, 8, 17, 19)]).toEqual([[0], [0, 1], [0, 1], [0, 1, 4]]);
  });

  test("of one place spread close by", () => {
    const marks = place([stop("a", [41, 29]), stop("b", [41, 29])], 16);
    expect(marks.map(({ kind }) => kind)).toEqual(["pill", "pill"]);
    expect(marks.filter(({ offset }) => offset.x !== 0 || offset.y !== 0)).toHaveLength(1);
  });

  test("are shown with their line, unless it steps back or a marker shows them", () => {
    const shapes = syncShapes(new Map(), [line("1"), line("2", { faded: true })]);
    const field = createPinField([
      stop("a", [41, 29], { lineId: "1" }),
      stop("b", [41, 29], { lineId: "2" }),
      stop("c", [41, 29], { lineId: "3" }),
      stop("d", [41, 29]),
      stop("e", [Number.NaN, 29]),
      stop("f", [41, 29], { lineId: "1" }),
      stop("g", [41, 29], { lineId: "2", faded: false }),
    ]);
    expect([...shownPins(field, shapes, (id) => id === "f")]).toEqual([1, 0, 0, 1, 0, 0, 1]);
  });

  test("twenty thousand of them are placed without an overlap", () => {
    const stops = Array.from({ length: 20_000 }, (_, index) =>
      stop(String(index), [40.9 + ((index * 7919) % 10_000) / 30_000, 28.7 + ((index * 104_729) % 10_000) / 15_000]),
    );
    const marks = place(stops, 13);
    const scale = worldSize(13);
    const pills = marks
      .filter(({ kind }) => kind === "pill")
      .map(({ x, y }) => [x * scale, y * scale] as const)
      .sort(([one], [other]) => one - other);
    expect(pills.length).toBeGreaterThan(500);
    // Half a million pairs: an assertion for each takes seconds.
    const overlaps: [number, number][] = [];
    pills.forEach(([x, y], index) => {
      for (let next = index + 1; next < pills.length && pills[next]![0] - x < 32; next += 1) {
        if (Math.abs(pills[next]![1] - y) < 22) overlaps.push([index, next]);
      }
    });
    expect(overlaps).toEqual([]);
  });
});
