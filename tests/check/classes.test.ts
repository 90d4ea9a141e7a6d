import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./boundaries.mjs";
import { trackedFiles } from "./references.mjs";

/** Of libraries, which write these into the page themselves. */
const foreign = /^(leaflet-|rdp-|u-)/;

const read = (path: string) => readFileSync(join(root, path), "utf8");
const sources = trackedFiles().filter((path) => path.startsWith("src/"));
const scripts = sources.filter((path) => /\.(tsx?|html)$/.test(path)).map((path) => ({ path, text: read(path) }));

function classesOf(css: string): readonly string[] {
  const selectors = [...css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{/g)].map(
    ([, selector = ""]) => selector,
  );
  return selectors
    .filter((selector) => !selector.trim().startsWith("@"))
    .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name));
}

const sheets = sources.filter((path) => path.endsWith(".css")).map((path) => ({ path, names: classesOf(read(path)) }));
const styled = new Set(sheets.flatMap(({ names }) => names));
const words = new Set(scripts.flatMap(({ text }) => [...text.matchAll(/[\w-]+/g)].map(([word]) => word)));
/** Beginnings of names that are put together: `step-${step}`. */
const beginnings = new Set(
  scripts.flatMap(({ text }) => [...text.matchAll(/([a-zA-Z][\w-]*-)\$\{/g)].map(([, word]) => word)),
);
const isComposed = (name: string) => [...beginnings].some((beginning) => beginning && name.startsWith(beginning));

test("every class of a style sheet is one of a view", () => {
  const unused = sheets.flatMap(({ path, names }) =>
    [...new Set(names)]
      .filter((name) => !words.has(name) && !isComposed(name) && !foreign.test(name))
      .map((name) => `${path}: .${name}`),
  );
  expect(unused).toEqual([]);
});

/** Names that scripts and tests look for: `.row-gap`. */
const wanted = new Set(
  trackedFiles()
    .filter((path) => /^(src|tests)\/.*\.(tsx?|mjs)$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/["'`(, >]\.([a-z][\w-]*-[\w-]*)/g)].map(([, name]) => name)),
);

test("every class of a view is in a style sheet, or somebody looks for it", () => {
  const unknown = scripts.flatMap(({ path, text }) =>
    [...text.matchAll(/\bclass(?:Name)?="([^"{}]+)"/g)]
      .flatMap(([, names = ""]) => names.split(/\s+/))
      .filter((name) => name !== "" && !styled.has(name) && !wanted.has(name) && !foreign.test(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
