import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { contrast, nearestReadable, type Rgb, toHex } from "../../../src/widgets/kit/look/contrast-hint.ts";
import { hintContrast } from "../../../src/widgets/kit/look/host-colors.ts";

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

test("measures as WCAG 2.2 does, whichever comes first", () => {
  expect(contrast(white, black)).toBe(21);
  expect(contrast(black, white)).toBe(21);
  expect(contrast(white, white)).toBe(1);
  // The lightest grey that is readable on white (4.5), and the next one.
  expect(contrast([118, 118, 118], white)).toBeCloseTo(4.54, 2);
  expect(contrast([119, 119, 119], white)).toBeCloseTo(4.48, 2);
});

test("finds the nearest colour that can be read, darker or lighter, and nothing where there is none", () => {
  const gold: Rgb = [224, 176, 80];
  const onWhite = nearestReadable(gold, white, 4.5) as Rgb;
  expect(contrast(onWhite, white)).toBeGreaterThanOrEqual(4.5);
  expect(toHex(onWhite)).toBe("#8f7133");
  expect(nearestReadable([90, 60, 20], black, 4.5)?.[0]).toBeGreaterThan(90);
  expect(nearestReadable(black, white, 4.5)).toEqual(black);
  expect(nearestReadable(gold, [118, 118, 118], 21)).toBeNull();
});

// Loaded before, so that each hint takes a few ms only.
beforeAll(() => import("../../../src/widgets/kit/look/contrast-hint.ts"));

let looks: string[] = [];
beforeEach(() => {
  looks = [];
  vi.stubGlobal("getComputedStyle", (host: { colors: Record<string, string> }) => ({
    getPropertyValue: (name: string) => host.colors[name] ?? "",
  }));
});

/** Stub of an element. Reading its shadow root is recorded, because colours are measured there. */
const host = (name: string, colors: Record<string, string>) =>
  ({
    colors,
    get shadowRoot() {
      looks.push(name);
      return null;
    },
  }) as unknown as Element;

/** Names of the elements that were measured so far. Hints run in their order, so this waits until a last one has run. */
async function looked(): Promise<string[]> {
  hintContrast(host("last", { "--shuttle-host-accent": `last ${expect.getState().currentTestName}` }), "light");
  await expect.poll(() => looks.at(-1)).toBe("last");
  return looks.slice(0, -1);
}

test.each(["accent", "on-accent", "link", "surface", "text", "text-muted", "text-subtle", "chart-1"])(
  "a page that sets %s has its contrast measured",
  async (name) => {
    hintContrast(host("a", { [`--shuttle-host-${name}`]: `of ${name}` }), "light");
    expect(await looked()).toEqual(["a"]);
  },
);

test("a page without colours of its own has nothing measured", async () => {
  hintContrast(host("a", {}), "light");
  hintContrast(host("b", { "--shuttle-radius": "4px", "--shuttle-accent": "red" }), "dark");
  expect(await looked()).toEqual([]);
});

test("the same colours are measured once for each theme", async () => {
  const colors = { "--shuttle-host-accent": "red", "--shuttle-host-text": "black" };
  hintContrast(host("a", colors), "light");
  hintContrast(host("b", { ...colors }), "light");
  hintContrast(host("c", colors), "dark");
  hintContrast(host("d", colors), "dark");
  hintContrast(host("e", { ...colors, "--shuttle-host-text": "gray" }), "light");
  expect(await looked()).toEqual(["a", "c", "e"]);
});
