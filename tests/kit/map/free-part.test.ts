import { describe, expect, test } from "vitest";
import { toFreePart } from "../../../src/widgets/kit/map/view.ts";

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
