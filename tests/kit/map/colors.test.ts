import { describe, expect, test, vi } from "vitest";
import { createCanvasColors, readPalette, toRgb } from "../../../src/widgets/kit/map/palette.ts";
import { toColorToken, toSignColors } from "../../../src/widgets/kit/map/colors.ts";

test("toColorToken passes tokens and names the roles", () => {
  expect(toColorToken("--shuttle-route-3")).toBe("--shuttle-route-3");
  expect((["morning", "evening", "dim", "planned", "walk"] as const).map(toColorToken)).toEqual([
    "--shuttle-morning",
    "--shuttle-evening",
    "--shuttle-map-route-dim",
    "--shuttle-text-muted",
    "--shuttle-map-walk",
  ]);
});

test("toSignColors names both colours of a sign", () => {
  expect(toSignColors({ ground: "--shuttle-danger", color: "--shuttle-on-solid", paths: [] })).toEqual({
    "--sign-ground": "var(--shuttle-danger)",
    "--sign-color": "var(--shuttle-on-solid)",
    "--sign-radius": "27%",
  });
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
    ["oklab(0.86644 -0.233888 0.179498)", "rgb(0 255 0)"],
    ["oklab(0.452014 -0.032457 -0.311528)", "rgb(0 0 255)"],
    ["oklab(62.7955% 56.21575% 31.4615%)", "rgb(255 0 0)"],
    // Where sRGB is linear.
    ["oklab(0.1 0 0)", "rgb(3 3 3)"],
    ["oklab(0 0 0)", "rgb(0 0 0)"],
    ["OKLAB(1 0 0)", "rgb(255 255 255)"],
    ["Color(SRGB 0 1 0)", "rgb(0 255 0)"],
    ["color(srgb 2 -1 50%)", "rgb(255 0 128)"],
    ["color(srgb 1e-1 .2 +0.6 / 1)", "rgb(26 51 153)"],
    ["rgb(50% 0% 100%)", "rgb(128 0 255)"],
    ["rgb(300 -20 7.6)", "rgb(255 0 8)"],
    [" rgb( 1 ,2 ,3 ) ", "rgb(1 2 3)"],
    ["rgb(1 2 3/0.12345)", "rgb(1 2 3 / 0.123)"],
    ["rgb(1 2 3 / 2)", "rgb(1 2 3)"],
    ["rgb(1 2 3 / 100%)", "rgb(1 2 3)"],
  ])("turns %s into %s", (computed, expected) => {
    expect(toRgb(computed)).toBe(expected);
  });

  test.each([
    "",
    "rgba(0, 0, 0, 0)",
    "transparent",
    "none",
    "var(--x)",
    "rgb(1, 2)",
    "xrgb(1 2 3)",
    "rgb(1 2 3)x",
    "rgb(1 2 3 4)",
    "rgb(1 2 3 / -1)",
    "hsl(1 2% 3%)",
    "rgb(a b c)",
    "color(srgb 1 1 1 / 0%)",
  ])("has no colour for %j", (text) => {
    expect(toRgb(text)).toBeNull();
  });
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

  test("asks for the tokens, and for mixes of them", () => {
    const mix = (one: string, percent: number, other: string) =>
      `color-mix(in oklab, var(--shuttle-map-${one}) ${percent}%, var(--shuttle-map-${other}))`;
    expect(readPalette((expression) => expression, "dark")).toEqual({
      land: "var(--shuttle-map-land)",
      urban: mix("street", 34, "land"),
      green: "var(--shuttle-map-park)",
      airport: mix("street", 70, "land"),
      water: "var(--shuttle-map-water)",
      shore: mix("label-water", 16, "water"),
      street: "var(--shuttle-map-street)",
      road: "var(--shuttle-map-road)",
      roadCasing: "var(--shuttle-map-road-casing)",
      label: "var(--shuttle-map-label)",
      labelSoft: mix("label", 82, "land"),
      labelWater: "var(--shuttle-map-label-water)",
      labelGreen: mix("label", 64, "park"),
      halo: "var(--shuttle-map-halo)",
      lineCasing: "var(--shuttle-map-route-casing)",
    });
  });
});

describe("the canvas's colours", () => {
  /** Stub of document and getComputedStyle: returns `computed` by CSS expression, for elements appended to `parent`. */
  function stubPage(computed: Readonly<Record<string, string>>) {
    const asked: string[] = [];
    const within: string[] = [];
    const createElement = () => {
      const element = {
        className: "",
        dataset: {} as Record<string, string>,
        style: { cssText: "", color: "" },
        children: [] as unknown[],
        append: (child: unknown) => void element.children.push(child),
        remove: () => void held.delete(element),
      };
      return element;
    };
    const held = new Set<unknown>();
    const parent = {
      append(child: ReturnType<typeof createElement>) {
        held.add(child);
        within.push(`${child.className} ${child.dataset["shuttleTheme"] ?? ""} ${child.style.cssText}`);
      },
    };
    vi.stubGlobal("document", { createElement });
    vi.stubGlobal("getComputedStyle", ({ style }: ReturnType<typeof createElement>) => {
      asked.push(style.color);
      return { color: held.size > 0 ? (computed[style.color] ?? "rgba(0, 0, 0, 0)") : "" };
    });
    return { parent: parent as unknown as Element, asked, within, held };
  }

  test("are read once each, and nothing of it stays in the page", () => {
    const { parent, asked, held } = stubPage({
      "var(--shuttle-map-water)": "rgb(1, 2, 3)",
      "var(--shuttle-evening)": "oklab(1 0 0)",
    });
    const { palette, of } = createCanvasColors(parent, "dark");
    expect([palette.water, palette.land]).toEqual(["rgb(1 2 3)", "rgb(35 29 38)"]);
    expect([of("evening"), of("--shuttle-evening"), of("--shuttle-map-water")]).toEqual([
      "rgb(255 255 255)",
      "rgb(255 255 255)",
      "rgb(1 2 3)",
    ]);
    // An unknown property is grey, and is not computed a second time.
    expect([of("--shuttle-none"), of("--shuttle-none")]).toEqual(["rgb(128 128 128)", "rgb(128 128 128)"]);
    expect(asked.slice(15)).toEqual(["var(--shuttle-evening)", "var(--shuttle-none)"]);
    expect(held.size).toBe(0);
  });

  test("are those of the light theme for paper", () => {
    const { parent, within } = stubPage({});
    expect(createCanvasColors(parent, "dark", true).palette.land).toBe("rgb(244 242 244)");
    expect(new Set(within)).toEqual(new Set(["shuttle light display:none;color:transparent"]));
    within.length = 0;
    expect(createCanvasColors(parent, "dark").palette.land).toBe("rgb(35 29 38)");
    expect(new Set(within)).toEqual(new Set(["  display:none;color:transparent"]));
  });
});
