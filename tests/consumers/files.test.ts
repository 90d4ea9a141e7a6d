// Number and size of the files that an element requests until its first content: the files in the loader's manifest, as built.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { version } from "../../demo/build/package/about.mjs";
import { toMajor } from "../../demo/build/package/addresses.mjs";
import { readElementManifest } from "../../demo/build/vite/element-manifest.ts";
import { root } from "./places.ts";

const portal = join(root, "dist/portal");
const elements = Object.entries(readElementManifest(portal)).map(
  ([name, { parts }]) => [name, [`${name}.js`, ...parts.map((part) => `chunks/${part}.js`)]] as const,
);
/** Written by `npm run bench -- cost`. */
const costs = readFileSync(join(root, "docs/cost.md"), "utf8");
const importsOf = (file: string) =>
  [...readFileSync(join(portal, file), "utf8").matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g)].map(
    ([, path = ""]) => join(file, "..", path),
  );
/** Size in kB, compressed with Brotli. */
const sizeOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(join(portal, `${file}.br`)).size, 0) / 1000;

describe("the files of the elements", () => {
  it("are there again under the version's own address", () => {
    for (const file of new Set(["shuttle.js", ...elements.flatMap(([, files]) => files)]))
      expect(readFileSync(join(portal, version, file)).equals(readFileSync(join(portal, file))), file).toBe(true);
    expect(readFileSync(join(portal, toMajor(version), "shuttle.js"), "utf8")).toContain(`"../${version}/shuttle.js"`);
  });

  it.each(elements)("%s asks for at most 12 scripts, all at once", (_name, files) => {
    expect(files.length).toBeLessThanOrEqual(12);
    // Every imported file must be in the manifest; otherwise the browser would discover it only one round trip later.
    const named = new Set(files);
    for (const file of files) {
      expect(importsOf(file).filter((path) => !named.has(path))).toEqual([]);
    }
  });

  it.each(elements.filter(([name]) => name !== "session"))("docs/cost.md tells the code of %s", (name, files) => {
    const told = Number(new RegExp(`\`<shuttle-${name}>\` *\\| *\\d+ *\\| *(\\d+)`).exec(costs)?.[1]);
    const size = sizeOf(["shuttle.js", ...files]);
    expect(told).toBeGreaterThan(size * 0.95);
    // The element of the map is ready when its map is.
    if (name !== "airview") expect(told).toBeLessThan(size * 1.07);
  });

  it("the portal's page asks for all of its scripts at once, and for each of them once", () => {
    const page = readFileSync(join(portal, "index.html"), "utf8");
    const named = [...page.matchAll(/(?:src|href)="\/(chunks\/[^"]+\.js)"/g)].map(([, file = ""]) => file);
    expect(named).toEqual([...new Set(named)]);
    expect(named.flatMap(importsOf).filter((file) => !named.includes(file))).toEqual([]);
    expect(named.length).toBeGreaterThan(2);
  });

  it("eight elements on a page ask for at most 24 scripts besides the loader's own", () => {
    const eight = "overview personnel booking past-trips routes drivers documents notice".split(" ");
    const files = new Set(elements.flatMap(([name, all]) => (eight.includes(name) ? all : [])));
    expect(files.size).toBeLessThanOrEqual(24);
  });

  it("a notice and the sign-in load no table, no dates and no cache of answers", () => {
    for (const name of ["notice", "sign-in"]) {
      const [, files = []] = elements.find(([other]) => other === name) ?? [];
      expect(files.filter((file) => /\/(?:data|controls|table|map|chart)-/.test(file))).toEqual([]);
      expect(sizeOf(files)).toBeLessThan(103);
    }
  });

  it("what shows no table loads none", () => {
    for (const name of ["airview", "marketplace", "past-route-details"]) {
      const [, files = []] = elements.find(([other]) => other === name) ?? [];
      expect(files.filter((file) => /\/table-/.test(file))).toEqual([]);
      expect(sizeOf(files)).toBeLessThan(187);
    }
  });

  it("the overview's cards with map and charts and the portal's menus load no table and no fields", () => {
    const late = readdirSync(join(portal, "chunks")).filter((file) =>
      /^(?:main-cards|chart-cards|attention-card|network-map|map|chart|chrome|jobs|facts)-[\w-]{8}\.js$/.test(file),
    );
    expect(late).toHaveLength(9);
    const reached = new Set(late.map((file) => join("chunks", file)));
    for (const file of reached) for (const imported of importsOf(file)) reached.add(imported);
    expect([...reached].filter((file) => /\/(?:controls|table)-/.test(file))).toEqual([]);
  });

  it("no element loads the icons that only the portal's menus show", () => {
    const iconsIn = (path: string) =>
      [...readFileSync(path, "utf8").matchAll(/lucide-static\/icons\/([\w-]+)\.svg/g)].map(([, name = ""]) => name);
    const widgets = join(root, "src/widgets");
    const sources = readdirSync(widgets, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
    const shown = new Set(sources.flatMap((file) => iconsIn(join(widgets, file))));
    const menus = iconsIn(join(root, "src/host/shell/menu.ts")).filter((name) => !shown.has(name));
    expect(menus.length).toBeGreaterThan(2);
    // An icon's shapes as the build has them; single ones are shared by several icons.
    const shapesOf = (name: string) =>
      readFileSync(join(root, `node_modules/lucide-static/icons/${name}.svg`), "utf8")
        .replace(/^[\s\S]*?<svg[\s\S]*?>/, "")
        .replace("</svg>", "")
        .replace(/\s*\n\s*/g, "");
    const holding = (files: readonly string[]) => {
      const texts = files.map((file) => readFileSync(join(portal, file), "utf8"));
      return menus.filter((name) => texts.some((text) => text.includes(shapesOf(name))));
    };
    expect(elements.filter(([, files]) => holding(files).length > 0)).toEqual([]);
    const chrome = readdirSync(join(portal, "chunks")).filter((file) => /^chrome-[\w-]{8}\.js$/.test(file));
    expect(holding(chrome.map((file) => join("chunks", file)))).toEqual(menus);
  });

  it("React is a file of its own, which stays cached when ours change", () => {
    const chunks = readdirSync(join(portal, "chunks")).filter((file) => file.endsWith(".js"));
    const holding = chunks.filter((file) =>
      readFileSync(join(portal, "chunks", file), "utf8").includes("react.dev/errors"),
    );
    expect(holding).toEqual([expect.stringMatching(/^react-[\w-]{8}\.js$/)]);
    expect(importsOf(join("chunks", holding[0] ?? "")).filter((file) => !file.includes("runtime"))).toEqual([]);
  });

  it("no element loads the portal's guards", () => {
    // The query with which only a guard leads to a closed module.
    const isGuard = (file: string) => readFileSync(join(portal, file), "utf8").includes("type=${");
    expect(elements.filter(([, files]) => files.some(isGuard))).toEqual([]);
    const host = readdirSync(join(portal, "chunks")).filter((file) => /^host-[\w-]{8}\.js$/.test(file));
    expect(host.filter((file) => isGuard(join("chunks", file)))).toEqual(host);
  });

  it("the map's colours come with the map", () => {
    const chunks = readdirSync(join(portal, "chunks")).filter((file) => file.endsWith(".js"));
    const holding = chunks.filter((file) =>
      readFileSync(join(portal, "chunks", file), "utf8").includes("--shuttle-route-14:"),
    );
    expect(holding).toEqual([expect.stringMatching(/^map-[\w-]{8}\.js$/)]);
  });

  it("a simple element loads no dates", () => {
    const [, files = []] = elements.find(([name]) => name === "overview") ?? [];
    const texts = files.map((file) => readFileSync(join(portal, file), "utf8"));
    expect(texts.filter((text) => text.includes("Invalid Date"))).toEqual([]);
  });

  it("has no more than half of its scripts under 2 kB", () => {
    const sizes = readdirSync(join(portal, "chunks"))
      .filter((file) => file.endsWith(".js"))
      .map((file) => sizeOf([join("chunks", file)]));
    expect(sizes.filter((size) => size < 2).length).toBeLessThan(sizes.length / 2);
  });
});
