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
  [...read(file).matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g)].map(([, path = ""]) => join(file, "..", path));
const read = (file: string) => readFileSync(join(portal, file), "utf8");
/** Chunks whose names begin with one of these; without any, all. */
const chunks = (...names: readonly string[]) =>
  readdirSync(join(portal, "chunks"))
    .filter((file) => file.endsWith(".js") && (names.length === 0 || names.includes(file.slice(0, -12))))
    .map((file) => `chunks/${file}`);
const filesOf = (name: string) => elements.find(([other]) => other === name)?.[1] ?? [];
/** Size in kB, compressed with Brotli. */
const sizeOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(join(portal, `${file}.br`)).size, 0) / 1000;

describe("the files of the elements", () => {
  it("are there again under the version's own address", () => {
    for (const file of new Set(["shuttle.js", ...elements.flatMap(([, files]) => files)]))
      expect(readFileSync(join(portal, version, file)).equals(readFileSync(join(portal, file))), file).toBe(true);
    expect(read(`${toMajor(version)}/shuttle.js`)).toContain(`"../${version}/shuttle.js"`);
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
    const named = [...read("index.html").matchAll(/(?:src|href)="\/(chunks\/[^"]+\.js)"/g)].map(
      ([, file = ""]) => file,
    );
    expect(named).toEqual([...new Set(named)]);
    expect(named.flatMap(importsOf).filter((file) => !named.includes(file))).toEqual([]);
    expect(named.length).toBeGreaterThan(2);
  });

  it("eight elements on a page ask for at most 24 scripts besides the loader's own", () => {
    const eight = "overview personnel booking past-trips routes drivers documents notice".split(" ");
    const files = new Set(elements.flatMap(([name, all]) => (eight.includes(name) ? all : [])));
    expect(files.size).toBeLessThanOrEqual(24);
  });

  it.each([
    ["notice", /\/(?:data|controls|table|map|chart)-/, 103],
    ["sign-in", /\/(?:data|controls|table|map|chart)-/, 104],
    ["airview", /\/table-/, 187],
    ["marketplace", /\/table-/, 187],
    ["past-route-details", /\/table-/, 187.5],
  ] as const)("%s loads no file like %s, and less than %d kB", (name, unwanted, most) => {
    expect(filesOf(name).filter((file) => unwanted.test(file))).toEqual([]);
    expect(sizeOf(filesOf(name))).toBeLessThan(most);
  });

  it("the overview's cards with map and charts and the portal's menus load no table and no fields", () => {
    const late = "main-cards chart-cards attention-card network-map map chart chrome jobs facts".split(" ");
    const reached = new Set(chunks(...late));
    expect(reached.size).toBe(late.length);
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
      const texts = files.map(read);
      return menus.filter((name) => texts.some((text) => text.includes(shapesOf(name))));
    };
    expect(elements.filter(([, files]) => holding(files).length > 0)).toEqual([]);
    expect(holding(chunks("chrome"))).toEqual(menus);
  });

  it("React is a file of its own, which stays cached when ours change", () => {
    const holding = chunks().filter((file) => read(file).includes("react.dev/errors"));
    expect(holding).toEqual(chunks("react"));
    expect(holding.flatMap(importsOf).filter((file) => !file.includes("runtime"))).toEqual([]);
  });

  it("no element loads the portal's guards", () => {
    // The query with which only a guard leads to a closed module.
    const isGuard = (file: string) => read(file).includes("type=${");
    expect(elements.filter(([, files]) => files.some(isGuard))).toEqual([]);
    expect(chunks("host").filter(isGuard)).toHaveLength(1);
  });

  it("the map's colours come with the map", () => {
    expect(chunks().filter((file) => read(file).includes("--shuttle-route-14:"))).toEqual(chunks("map"));
  });

  it("a simple element loads no dates", () => {
    expect(filesOf("overview").filter((file) => read(file).includes("Invalid Date"))).toEqual([]);
  });

  it("has no more than half of its scripts under 2 kB", () => {
    const sizes = chunks().map((file) => sizeOf([file]));
    expect(sizes.filter((size) => size < 2).length).toBeLessThan(sizes.length / 2);
  });
});
