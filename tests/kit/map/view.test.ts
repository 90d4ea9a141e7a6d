import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Position } from "../../../src/widgets/kit/map/types.ts";
import { toFreePart, toSeen } from "../../../src/widgets/kit/map/view.ts";
import { holds } from "../../helpers/properties.ts";

const bursa: Position = [40.195, 29.06];
/** Along the Bosporus, a kilometre apart. */
const along = (count: number): Position[] =>
  Array.from({ length: count }, (_, index): Position => [41 + index / 100, 29.02]);

describe("what a map shows at first", () => {
  test("is all that is near each other, and no place without a position", () => {
    expect(toSeen([])).toEqual([]);
    expect(toSeen([null, [0, 0], [41, 29], [91, 29]])).toEqual([[41, 29]]);
    expect(toSeen(along(40))).toEqual(along(40));
  });

  test("leaves out the one person in Bursa, wherever they are in the list", () => {
    for (const at of [0, 5, 12]) expect(toSeen(along(12).toSpliced(at, 0, bursa))).toEqual(along(12));
    const places: Position[] = [
      [41.02, 27.5],
      [41.02, 31.2],
      [43.5, 29.02],
    ];
    for (const place of places) expect(toSeen([...along(12), place])).toEqual(along(12));
  });

  test("shows both of two far places, and all of a few", () => {
    expect(toSeen([[41, 29], bursa])).toHaveLength(2);
    expect(toSeen([...along(3), bursa])).toHaveLength(4);
    expect(toSeen([...along(4), bursa])).toEqual(along(4));
  });

  test("shows a second town where several people live", () => {
    const several = along(20).map(([latitude, longitude], index) =>
      index < 3 ? bursa : ([latitude, longitude] as const),
    );
    expect(toSeen(several)).toHaveLength(20);
    const way = Array.from({ length: 90 }, (_, index): Position => [40.195 + index / 100, 29.04]);
    expect(toSeen([...along(40), ...way])).toHaveLength(130);
  });

  test("shows all places of a company that is spread over the country", () => {
    const country = [
      [41, 29],
      [39.9, 32.8],
      [38.4, 27.1],
      [36.9, 30.7],
      [41.3, 36.3],
      [37, 35.3],
    ] as const;
    expect(toSeen(country)).toEqual(country);
  });

  test("never leaves out a place that is within 50 km of the others, and always the far ones, up to one of twenty", () => {
    const near = fc.tuple(
      fc.double({ min: 40.85, max: 41.25, noNaN: true }),
      fc.double({ min: 28.8, max: 29.3, noNaN: true }),
    );
    const far = fc.tuple(
      fc.double({ min: 36.5, max: 40.2, noNaN: true }),
      fc.double({ min: 27, max: 42, noNaN: true }),
    );
    const company = fc
      .array(near, { minLength: 20, maxLength: 80 })
      .chain((home) => fc.tuple(fc.constant(home), fc.array(far, { maxLength: Math.floor(home.length / 20) })));
    holds(company, ([home, away]) => {
      expect(toSeen(home)).toEqual(home);
      expect(toSeen([...away, ...home])).toEqual(home);
    });
  });
});

const none = { top: 0, right: 0, bottom: 0, left: 0 };

describe("what is free of a map", () => {
  test("is the part between its panels, each at the edge where it takes the least", () => {
    const map = { left: 100, top: 50, right: 1300, bottom: 850 };
    const filters = { left: 112, top: 62, right: 412, bottom: 500 };
    const detail = { left: 956, top: 62, right: 1288, bottom: 838 };
    const legend = { left: 600, top: 760, right: 800, bottom: 838 };
    expect(toFreePart(map, [filters, detail, legend], none)).toEqual({ top: 0, right: 344, bottom: 90, left: 312 });
    const margin = { top: 1, right: 2, bottom: 3, left: 4 };
    expect(toFreePart(map, [legend], margin)).toEqual({ top: 1, right: 2, bottom: 93, left: 4 });
  });

  test("lies between the upper and the lower panel on a phone", () => {
    const map = { left: 0, top: 56, right: 390, bottom: 844 };
    const search = { left: 8, top: 64, right: 382, bottom: 176 };
    const sheet = { left: 8, top: 428, right: 382, bottom: 836 };
    const buttons = { left: 340, top: 180, right: 378, bottom: 336 };
    expect(toFreePart(map, [search, sheet], none)).toEqual({ top: 120, right: 0, bottom: 416, left: 0 });
    expect(toFreePart(map, [search, sheet, buttons], none).right).toBe(50);
    // What lies just above the sheet needs no edge of its own.
    const attribution = { left: 140, top: 412, right: 390, bottom: 428 };
    const all = toFreePart(map, [attribution, search, sheet, buttons], none);
    expect(all).toEqual({ top: 120, right: 50, bottom: 432, left: 0 });
    // If almost nothing would remain between the panels, a part of the map's height is kept free.
    const low = { ...map, bottom: 416 };
    const margin = { top: 32, right: 32, bottom: 32, left: 32 };
    const { top, bottom } = toFreePart(low, [search, { ...sheet, top: 200, bottom: 408 }], margin);
    expect(top + bottom).toBeCloseTo(360 - 80);
  });

  test("is all of it where what could cover it isn't shown or lies elsewhere, and nothing of a map without a size", () => {
    const map = { left: 0, top: 0, right: 600, bottom: 400 };
    const hidden = { left: 0, top: 0, right: 0, bottom: 0 };
    const below = { left: 0, top: 400, right: 600, bottom: 450 };
    expect(toFreePart(map, [hidden, below], none)).toEqual(none);
    expect(toFreePart(hidden, [hidden], { top: 24, right: 24, bottom: 24, left: 24 })).toEqual(none);
  });
});
