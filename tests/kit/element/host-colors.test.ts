import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { hintContrast } from "../../../src/widgets/kit/look/host-colors.ts";

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
