import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isolateShoelace } from "../../../demo/build/vite/shoelace.ts";

const shoelace = new URL("../../../node_modules/@shoelace-style/shoelace/dist/", import.meta.url);
const own = new URL("../../../src/widgets/kit/shoelace/", import.meta.url);

/** Sources of the Shoelace modules that our code imports, directly or not. */
function filesInUse(): string[] {
  const found = new Set<string>();
  const visit = (file: URL) => {
    if (found.has(file.href)) return;
    found.add(file.href);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import) "(\.[^"]+)"/g))
      visit(new URL(path, file));
  };
  for (const name of readdirSync(own).filter((file) => file.endsWith(".ts"))) {
    const text = readFileSync(new URL(name, own), "utf8");
    for (const [, path = ""] of text.matchAll(/"@shoelace-style\/shoelace\/dist\/([^"]+)"/g))
      visit(new URL(path, shoelace));
  }
  return [...found].map((href) => readFileSync(new URL(href), "utf8"));
}

describe("the isolation of Shoelace", () => {
  it("renames tags, events and custom properties, and writes px for rem", () => {
    expect(isolateShoelace('define("sl-icon"); emit("sl-change"); "1.25rem"')).toBe(
      'define("shuttle-sl-icon"); emit("shuttle-sl-change"); "20px"',
    );
    expect(isolateShoelace("var(--sl-color-neutral-0) html`<sl-icon></sl-icon>`")).toBe(
      "var(--shuttle-sl-color-neutral-0) html`<shuttle-sl-icon></shuttle-sl-icon>`",
    );
    expect(isolateShoelace("translate-slide, .5rem, data-sl-x")).toBe("translate-slide, 8px, data-sl-x");
  });

  it("leaves nothing of the old names and units in what is used", () => {
    for (const code of filesInUse().map(isolateShoelace)) {
      expect(code).not.toMatch(/(?<![\w-])sl-[a-z]/);
      expect(code).not.toMatch(/\d rem\b|\drem\b/);
    }
  });

  it("declares every property that is read, so that the page can set none", () => {
    const declared = new Set(readFileSync(new URL("shoelace.css", own), "utf8").match(/--shuttle-sl-[\w-]+(?=:)/g));
    const read = new Set(
      filesInUse()
        .map(isolateShoelace)
        .join()
        .match(/--shuttle-sl-[\w-]+/g),
    );
    // Not needed: our controls have a single size.
    const isOther = (name: string) => /-(?:small|large)$/.test(name) && !name.includes("spacing");
    expect([...read].filter((name) => !declared.has(name) && !isOther(name))).toEqual([]);
    expect([...declared].filter((name) => !read.has(name))).toEqual([]);
    expect(read.size).toBeGreaterThan(10);
  });
});
