import { describe, expect, it } from "vitest";
import { placeFloating } from "../../../src/widgets/kit/overlay/use-floating.ts";

const viewport = { width: 1000, height: 800 };
const at = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 });

describe("the place of a floating panel", () => {
  it("is below its button, in line with the edge that was asked for", () => {
    const panel = { width: 200, height: 300 };
    expect(placeFloating(at(300, 100), panel, viewport, "start")).toEqual({ left: 300, top: 144, maxHeight: 648 });
    expect(placeFloating(at(300, 100), panel, viewport, "end").left).toBe(200);
  });

  it("is above when there is more room there", () => {
    expect(placeFloating(at(300, 600), { width: 200, height: 300 }, viewport, "start")).toEqual({
      left: 300,
      top: 296,
      maxHeight: 588,
    });
  });

  it("is below when it fits neither there nor above, and most of it can be seen", () => {
    const laptop = { width: 1366, height: 768 };
    const list = { width: 304, height: 400 };
    expect(placeFloating(at(580, 375), list, laptop, "start")).toEqual({ left: 580, top: 419, maxHeight: 341 });
    expect(placeFloating(at(580, 500), list, laptop, "start").top).toBe(96);
  });

  it("never leaves the window, however wide or high the panel is", () => {
    expect(placeFloating(at(950, 100), { width: 200, height: 100 }, viewport, "start").left).toBe(792);
    expect(placeFloating(at(20, 100), { width: 200, height: 100 }, viewport, "end").left).toBe(8);
    expect(placeFloating(at(0, 100), { width: 1200, height: 100 }, viewport, "start").left).toBe(8);
    const high = placeFloating(at(0, 500), { width: 200, height: 5000 }, viewport, "start");
    expect(high.top).toBe(8);
    expect(high.top + high.maxHeight).toBe(496);
  });

  it("follows a button that was scrolled out of sight", () => {
    expect(placeFloating(at(0, -200), { width: 200, height: 100 }, viewport, "start").top).toBe(-156);
  });
});
