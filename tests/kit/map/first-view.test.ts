import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toSeen } from "../../../src/widgets/kit/map/view.ts";
import type { Position } from "../../../src/widgets/kit/map/types.ts";
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

  test("isn't decided by the one who lives in Bursa, wherever they are in the list", () => {
    for (const at of [0, 5, 12]) expect(toSeen(along(12).toSpliced(at, 0, bursa))).toEqual(along(12));
    const places: Position[] = [
      [41.02, 27.5],
      [41.02, 31.2],
      [43.5, 29.02],
    ];
    for (const place of places) expect(toSeen([...along(12), place])).toEqual(along(12));
  });

  test("is both of two far places, and a few that are too few to say who is far", () => {
    expect(toSeen([[41, 29], bursa])).toHaveLength(2);
    expect(toSeen([...along(3), bursa])).toHaveLength(4);
    expect(toSeen([...along(4), bursa])).toEqual(along(4));
  });

  test("has a second town where several people live, and a way there", () => {
    const several = along(20).map(([latitude, longitude], index) =>
      index < 3 ? bursa : ([latitude, longitude] as const),
    );
    expect(toSeen(several)).toHaveLength(20);
    const way = Array.from({ length: 90 }, (_, index): Position => [40.195 + index / 100, 29.04]);
    expect(toSeen([...along(40), ...way])).toHaveLength(130);
  });

  test("has the far places of a company whose places are spread over the country", () => {
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
