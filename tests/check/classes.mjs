// Classes: those of the style sheets that no view uses, those of the views that no style sheet has, and sheets loaded by strangers.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./boundaries.mjs";
import { trackedFiles } from "./references.mjs";

/** Of libraries, which write these into the page themselves. */
const foreign = /^(leaflet-|rdp-|u-)/;

const read = (path) => readFileSync(join(root, path), "utf8");
const files = trackedFiles();
const sources = files.filter((path) => path.startsWith("src/"));
const scripts = sources
  .filter((path) => /\.(tsx?|html)$/.test(path) && !/\.messages(\.\w+)?\.ts$/.test(path))
  .map((path) => ({ path, text: read(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "") }));

const classesOf = (css) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{/g)]
    .filter(([, selector]) => !selector.trim().startsWith("@"))
    .flatMap(([, selector]) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));

/** `class="…"`, `className={is ? "a" : "b"}`, className={`a ${b}`}: the names that are written out. */
function* classesOfView(text) {
  for (const [, plain = "", composed = ""] of text.matchAll(/\bclass(?:Name)?=(?:"([^"{}]+)"|\{(`[^`]*`|[^{}]*)\})/g)) {
    yield* plain.split(/\s+/);
    for (const [, compared, names] of composed.matchAll(/([=!]== )?"([^"]*)"/g)) {
      if (!compared) yield* names.split(/\s+/);
    }
    const written = composed.startsWith("`") ? composed.slice(1, -1).replace(/[\w-]*\$\{[^}]*\}[\w-]*/g, " ") : "";
    yield* written.split(/\s+/);
  }
}

const sheets = sources.filter((path) => path.endsWith(".css")).map((path) => ({ path, names: classesOf(read(path)) }));
const styled = new Set(sheets.flatMap(({ names }) => names));
const words = new Set(scripts.flatMap(({ text }) => [...text.matchAll(/[\w-]+/g)].map(([word]) => word)));
/** Beginnings of names that are put together: `step-${step}`. */
const beginnings = scripts.flatMap(({ text }) => [...text.matchAll(/([a-zA-Z][\w-]*-)\$\{/g)].map(([, word]) => word));
const isComposed = (name) => beginnings.some((beginning) => name.startsWith(beginning));
/** Names that scripts and tests look for: `.row-gap`. */
const wanted = new Set(
  files
    .filter((path) => /^(src|tests)\/.*\.(tsx?|mjs)$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/["'`(, >]\.([a-z][\w-]*)(?=["'`\s,:[>.)])/g)].map(([, name]) => name)),
);

/** `kit/overlay`, `shared/driver`, `billing`: the components there bring the sheets there, wherever they stand. */
const roomOf = (path) => /^src\/(?:widgets\/)?((?:kit|shared)\/[^/]+|[^/]+)/.exec(path)?.[1];
/** Of every element, and of Shoelace's controls under our tags. */
const everywhere = /^src\/widgets\/kit\/(element\/(tokens|isolation)|layout\/base|shoelace\/shoelace)\.css$/;

const problems = [
  ...sheets.flatMap(({ path, names }) =>
    [...new Set(names)]
      .filter((name) => !words.has(name) && !isComposed(name) && !foreign.test(name))
      .map((name) => `${path}: no view has the class ${name}`),
  ),
  ...scripts.flatMap(({ path, text }) =>
    [...new Set(classesOfView(text))]
      .filter((name) => name !== "" && !styled.has(name) && !wanted.has(name) && !foreign.test(name))
      .map((name) => `${path}: no style sheet has the class ${name}, and nobody looks for it`),
  ),
  ...scripts.flatMap(({ path, text }) =>
    [...text.matchAll(/from "(\.[^"]+\.css)\?inline"/g)]
      .map(([, sheet]) => join(dirname(path), sheet).replaceAll("\\", "/"))
      .filter((sheet) => roomOf(sheet) !== roomOf(path) && !everywhere.test(sheet))
      .map((sheet) => `${path}: ${sheet} comes with the components of its room`),
  ),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
