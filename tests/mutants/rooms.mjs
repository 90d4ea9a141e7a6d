import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { importsOf, root } from "../check/boundaries.mjs";

const folders = (path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Kinds of files without mutants: data, and code that only runs in a browser. */
const without = ["messages", "messages.en", "contract", "worker", "d"];
const isWithout = (file) => without.some((kind) => file.endsWith(`.${kind}.ts`));

/** Tests left out: those that take seconds per mutant, and those that set TZ, which Stryker's worker threads can't. */
const leftOut = /\/(growth|libreoffice|serial|time-zones|time\.property)\.test\.ts$/;

/** Marks modules of the kit that need a DOM: the element tests cover these. */
const needsPage =
  /\b(document|window|customElements|HTML\w*Element|Node|ShadowRoot|CSSStyleSheet|CanvasRenderingContext2D|addEventListener)\b|from "(react|.*leaflet.*)"/;
const purePartsOf = (path) =>
  readdirSync(join(root, path), { recursive: true })
    .filter(
      (file) =>
        file.endsWith(".ts") && !isWithout(file) && !needsPage.test(readFileSync(join(root, path, file), "utf8")),
    )
    .map((file) => `${path}/${file}`);

/** What a file imports at run time, from the root. */
function importsAt(file) {
  const found = importsOf(readFileSync(join(root, file), "utf8")).filter(({ isType }) => !isType);
  return found.map(({ specifier }) => join(dirname(file), specifier));
}

/** What a test imports directly, or through a helper module in its own folder. */
function importedBy(test) {
  const own = importsAt(test);
  const beside = own.filter((file) => dirname(file) === dirname(test) && file.endsWith(".ts"));
  return [...own, ...beside.flatMap((file) => importsAt(file))];
}

/** What a test imports, including what the imported modules of src/widgets (except the kit) import. */
function reachedBy(test) {
  const reached = new Set([test]);
  for (const file of reached)
    if (file === test || /^src\/widgets\/(?!kit\/).*\.tsx?$/.test(file))
      for (const next of importsAt(file)) reached.add(next);
  return [...reached];
}

const unitTests = ["core", "host", "kit", "shared", "widgets", "properties"]
  .flatMap((folder) =>
    readdirSync(join(root, "tests", folder), { recursive: true }).map((file) => `tests/${folder}/${file}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !leftOut.test(file))
  .map((file) => ({ file, imported: importedBy(file), reached: reachedBy(file) }));

/** Folders that nearly all modules depend on. Only tests that import them directly are run; all others would take minutes per mutant. */
const base = new Set("api http platform query session text time".split(" ").map((name) => `src/core/${name}`));

/** Finds all shared queries of src/core by itself, and imports every module there. */
const ofAllRooms = "tests/core/query/query-keys.test.ts";

function room(path) {
  const isInside = (file) => file.startsWith(`${path}/`);
  const isPlain = base.has(path) || path.includes("/kit/");
  const isNear = ({ imported, reached }) =>
    isPlain
      ? imported.some(isInside) && !imported.some((file) => file.startsWith("tests/demo/"))
      : reached.some(isInside);
  const tests = unitTests.filter(isNear).map(({ file }) => file);
  if (!isPlain && !tests.includes(ofAllRooms)) tests.push(ofAllRooms);
  const whole = [`${path}/**/*.ts`, ...without.map((kind) => `!**/*.${kind}.ts`)];
  return { sources: path.includes("/kit/") ? purePartsOf(path) : whole, tests };
}

/**
 * The rooms (folders of src/core, and those of the kit as far as they need no page) by name: the sources that get mutants, and the
 * unit tests that must detect them, which are those that import from the room.
 */
export const rooms = new Map(
  [
    ...folders("src/core").map((name) => [name, room(`src/core/${name}`)]),
    ...folders("src/widgets/kit").map((name) => [`kit/${name}`, room(`src/widgets/kit/${name}`)]),
  ].filter(([, { sources, tests }]) => sources.length > 0 && tests.length > 0),
);

const untriedStatus = "CompileError";

/**
 * Result of a room's mutants; those outside of the sample don't count. A module of the kit none of whose tried mutants is covered by a
 * unit test is ignored, as one that needs a page; all other uncovered mutants have survived. A mutant of a constant that keeps test files
 * from loading counts as killed, although Stryker counts no failed test: fewer tests were run than should have been.
 */
export function scoreOf(name, { files, testFiles }) {
  const all = Object.values(testFiles).flatMap(({ tests }) => tests).length;
  const isWhole = ({ testsCompleted, coveredBy, static: isStatic }) =>
    testsCompleted >= (isStatic ? all : coveredBy.length);
  const isPure = ({ mutants }) => mutants.some(({ status }) => status !== "NoCoverage" && status !== untriedStatus);
  const counted = Object.entries(files).filter(([, found]) => !name.startsWith("kit/") || isPure(found));
  const mutants = counted.flatMap(([file, found]) => found.mutants.map((mutant) => ({ file, ...mutant })));
  const tried = mutants.filter(({ status }) => ["Killed", "Timeout", "Survived", "NoCoverage"].includes(status));
  const survivors = tried.filter(
    (mutant) => mutant.status === "NoCoverage" || (mutant.status === "Survived" && isWhole(mutant)),
  );
  const killed = tried.length - survivors.length;
  const percent = (killed / Math.max(1, killed + survivors.length)) * 100;
  return { killed, survivors, untried: mutants.filter(({ status }) => status === untriedStatus).length, percent };
}
