import { describe, expect, test } from "vitest";
import { worldSize } from "../../../src/widgets/kit/map/basemap/geometry.ts";
import { syncShapes } from "../../../src/widgets/kit/map/lines/line-geometry.ts";
import { placeStops } from "../../../src/widgets/kit/map/stops/placement.ts";
import { createStopField, shownStops } from "../../../src/widgets/kit/map/stops/stop-field.ts";
import type { MapLine, MapStop, Position } from "../../../src/widgets/kit/map/types.ts";

const stop = (id: string, position: Position, rest: Partial<MapStop> = {}): MapStop => ({
  id,
  position,
  text: "A/4",
  tone: "own",
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

function place(stops: readonly MapStop[], zoom: number) {
  const field = createStopField(stops);
  const shown = shownStops(field, new Map(), () => false);
  return placeStops({ field, shown, zoom, widthOf: () => 32, taken: [] });
}

/** Pixels to the east of one place. */
const east = (pixels: number, zoom: number): Position => [41, 29 + (pixels / worldSize(zoom)) * 360];

describe("stops", () => {
  test("are nothing from far away, then dots, then pills", () => {
    const stops = [stop("a", [41, 29])];
    expect(place(stops, 10)).toHaveLength(0);
    expect(place(stops, 12).map(({ kind }) => kind)).toEqual(["dot"]);
    expect(place(stops, 13.5).map(({ kind }) => kind)).toEqual(["pill"]);
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

  test("of one place spread close by", () => {
    const marks = place([stop("a", [41, 29]), stop("b", [41, 29])], 16);
    expect(marks.map(({ kind }) => kind)).toEqual(["pill", "pill"]);
    expect(marks.filter(({ offset }) => offset.x !== 0 || offset.y !== 0)).toHaveLength(1);
  });

  test("are shown with their line, unless it steps back or a marker shows them", () => {
    const shapes = syncShapes(new Map(), [line("1"), line("2", { faded: true })]);
    const field = createStopField([
      stop("a", [41, 29], { lineId: "1" }),
      stop("b", [41, 29], { lineId: "2" }),
      stop("c", [41, 29], { lineId: "3" }),
      stop("d", [41, 29]),
      stop("e", [Number.NaN, 29]),
      stop("f", [41, 29], { lineId: "1" }),
      stop("g", [41, 29], { lineId: "2", faded: false }),
    ]);
    expect([...shownStops(field, shapes, (id) => id === "f")]).toEqual([1, 0, 0, 1, 0, 0, 1]);
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
    pills.forEach(([x, y], index) => {
      for (let next = index + 1; next < pills.length && pills[next]![0] - x < 32; next += 1) {
        expect(Math.abs(pills[next]![1] - y)).toBeGreaterThanOrEqual(22);
      }
    });
  });
});
