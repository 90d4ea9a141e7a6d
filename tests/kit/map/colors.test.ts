import { describe, expect, test } from "vitest";
import { toRgb } from "../../../src/widgets/kit/map/color-value.ts";
import { routeColor, toColorToken } from "../../../src/widgets/kit/map/colors.ts";
import { readPalette } from "../../../src/widgets/kit/map/palette.ts";

describe("routeColor", () => {
  test("keeps the colour of a route", () => {
    expect(routeColor("34-KDK-MSL-1")).toBe(routeColor("34-KDK-MSL-1"));
    expect(routeColor(1042)).toBe(routeColor("1042"));
    expect(routeColor("route-1")).toBe("--shuttle-route-7");
  });

  test("uses all 14 colours about equally for ids that count up", () => {
    const uses = new Map<string, number>();
    for (let id = 1000; id < 2400; id += 1) uses.set(routeColor(id), (uses.get(routeColor(id)) ?? 0) + 1);
    expect([...uses.keys()].sort()).toEqual(
      Array.from({ length: 14 }, (_, index) => `--shuttle-route-${index + 1}`).sort(),
    );
    expect(Math.min(...uses.values())).toBeGreaterThan(60);
    expect(Math.max(...uses.values())).toBeLessThan(150);
  });
});

test("toColorToken passes tokens and names the roles", () => {
  expect(toColorToken("--shuttle-route-3")).toBe("--shuttle-route-3");
  expect(toColorToken("evening")).toBe("--shuttle-evening");
});

describe("toRgb", () => {
  test.each([
    ["rgb(215, 226, 232)", "rgb(215 226 232)"],
    ["rgba(0, 0, 0, 0.5)", "rgb(0 0 0 / 0.5)"],
    ["rgb(10 20 30 / 25%)", "rgb(10 20 30 / 0.25)"],
    ["color(srgb 1 0.5 0)", "rgb(255 128 0)"],
    ["oklab(1 0 0)", "rgb(255 255 255)"],
    ["oklab(0.627955 0.224863 0.125846)", "rgb(255 0 0)"],
    ["oklab(0.5 0 -1e-8 / 0.4)", "rgb(99 99 99 / 0.4)"],
  ])("turns %s into %s", (computed, expected) => {
    expect(toRgb(computed)).toBe(expected);
  });

  test.each(["", "rgba(0, 0, 0, 0)", "transparent", "none", "var(--x)", "rgb(1, 2)"])(
    "has no colour for %j",
    (text) => {
      expect(toRgb(text)).toBeNull();
    },
  );
});

describe("readPalette", () => {
  test("takes what can be read", () => {
    const palette = readPalette(
      (expression) => (expression === "var(--shuttle-map-water)" ? "rgb(1 2 3)" : null),
      "light",
    );
    expect(palette.water).toBe("rgb(1 2 3)");
    expect(palette.land).toBe("rgb(244 242 244)");
  });

  test("falls back to the theme's own colours, all of them usable", () => {
    const light = readPalette(() => null, "light");
    const dark = readPalette(() => null, "dark");
    expect(dark.land).not.toBe(light.land);
    for (const color of [...Object.values(light), ...Object.values(dark)]) expect(toRgb(color)).toBe(color);
  });
});
