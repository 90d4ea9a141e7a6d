import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { importsOf, root } from "../check/boundaries.mjs";

const folders = (path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Data, and what runs in a page only. */
const without = ["messages", "messages.en", "contract", "worker", "d"].map((kind) => `!**/*.${kind}.ts`);

/** Seconds for each mutant (growth, other programs), or another zone, which the threads that Stryker has them run in can't have. */
const leftOut = /\/(growth|libreoffice|serial|time-zones|time\.property)\.test\.ts$/;

/** What the kit does in a page: the tests of elements see that. */
const needsPage =
  /\b(document|window|customElements|HTML\w*Element|ShadowRoot|CSSStyleSheet|CanvasRenderingContext2D|addEventListener)\b|from "(react|.*leaflet.*)"/;
const purePartsOf = (path) =>
  readdirSync(join(root, path), { recursive: true })
    .filter((file) => file.endsWith(".ts") && !needsPage.test(readFileSync(join(root, path, file), "utf8")))
    .map((file) => `${path}/${file}`);

/** What a file imports at run time, from the root. */
function importsAt(file) {
  const found = importsOf(readFileSync(join(root, file), "utf8")).filter(({ isType }) => !isType);
  return found.map(({ specifier }) => join(dirname(file), specifier));
}

/** What a test imports, also by a module beside it. */
function importedBy(test) {
  const own = importsAt(test);
  const beside = own.filter((file) => dirname(file) === dirname(test) && file.endsWith(".ts"));
  return [...own, ...beside.flatMap((file) => importsAt(file))];
}

/** What a test imports, and behind it what the areas' own modules import. */
function reachedBy(test) {
  const reached = new Set([test]);
  for (const file of reached)
    if (file === test || /^src\/widgets\/(?!kit\/).*\.tsx?$/.test(file))
      for (const next of importsAt(file)) reached.add(next);
  return [...reached];
}

const unitTests = ["core", "kit", "shared", "widgets", "properties"]
  .flatMap((folder) =>
    readdirSync(join(root, "tests", folder), { recursive: true }).map((file) => `tests/${folder}/${file}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !leftOut.test(file))
  .map((file) => ({ file, imported: importedBy(file), reached: reachedBy(file) }));

/** Rooms on which nearly every module stands: what the areas' and the demo API's tests would find besides takes minutes for each mutant. */
const base = new Set("api http platform query session text time".split(" ").map((name) => `src/core/${name}`));

/** It finds the rooms' shared questions by itself, and imports each of their modules. */
const ofAllRooms = "tests/core/query-keys.test.ts";

function room(path) {
  const isInside = (file) => file.startsWith(`${path}/`);
  const isPlain = base.has(path) || path.includes("/kit/");
  const isNear = ({ imported, reached }) =>
    isPlain
      ? imported.some(isInside) && !imported.some((file) => file.startsWith("tests/demo/"))
      : reached.some(isInside);
  const tests = unitTests.filter(isNear).map(({ file }) => file);
  if (!isPlain && !tests.includes(ofAllRooms)) tests.push(ofAllRooms);
  const sources = path.includes("/kit/") ? purePartsOf(path) : [`${path}/**/*.ts`];
  return { sources: [...sources, ...without], tests };
}

/**
 * The rooms whose sources get mutants, by name, with the unit tests that must notice, those that import from the room: the folders
 * of src/core, and of the kit what needs no page.
 */
export const rooms = new Map(
  [
    ...folders("src/core").map((name) => [name, room(`src/core/${name}`)]),
    ...folders("src/widgets/kit").map((name) => [`kit/${name}`, room(`src/widgets/kit/${name}`)]),
  ].filter(([, { tests }]) => tests.length > 0),
);

const untriedStatus = "CompileError";

/**
 * What a room's mutants came to; those that a sample leaves out don't count. A module of the kit of which no unit test runs a line is
 * none of the kit's pure parts, for a sample where none of its mutants tried has a test; everything else that no test reaches has
 * survived. A constant whose mutant lets no test file load is found, though Stryker counts no failed test.
 */
export function scoreOf(name, files) {
  const isPure = ({ mutants }) => mutants.some(({ status }) => status !== "NoCoverage" && status !== untriedStatus);
  const counted = Object.entries(files).filter(([, found]) => !name.startsWith("kit/") || isPure(found));
  const mutants = counted.flatMap(([file, found]) => found.mutants.map((mutant) => ({ file, ...mutant })));
  const tried = mutants.filter(({ status }) => ["Killed", "Timeout", "Survived", "NoCoverage"].includes(status));
  const survivors = tried.filter(
    ({ status, testsCompleted }) => status === "NoCoverage" || (status === "Survived" && testsCompleted !== 0),
  );
  const killed = tried.length - survivors.length;
  const percent = (killed / Math.max(1, killed + survivors.length)) * 100;
  return { killed, survivors, untried: mutants.filter(({ status }) => status === untriedStatus).length, percent };
}
