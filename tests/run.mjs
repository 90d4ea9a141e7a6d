// npm test (runs on every change), npm run test:all (also everything of which npm test runs only a part each day), npm run check, and
// single suites: test:unit, test:elements, test:portal.
// Plain JavaScript that installs what it needs, because it is the first program to run in a fresh clone.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureBuilt, ensureInstalled, ensureNode, root } from "../demo/setup.mjs";
import { withPostgres } from "./demo/cluster.mjs";
import { toNames } from "./helpers/changed-names.mjs";
import { bin, failures, playwright, step, suite, timings, totals, vitest, webTestRunner } from "./suites.mjs";
import { printTimes } from "./times.mjs";

const node = process.execPath;
const withTimes = process.argv.includes("--times");
const [part = "test", ...wishes] = process.argv.slice(2).filter((parameter) => parameter !== "--times");
const unit = vitest("tests/vitest.config.ts");
// Read by tests/helpers/tier.ts. One day for all suites, also over midnight.
if (part === "all") process.env.TEST_TIER = "all";
if (part === "test") process.env.TEST_TIER ??= "day";
const isWhole = process.env.TEST_TIER === "all";
process.env.TEST_SEED ??= new Date().toISOString().slice(0, 10);
process.env.TEST_CHANGED ??= changedNames().join(",");

/** Names of folders and test files that the last commit or uncommitted changes touch; none if Git can't tell. */
function changedNames() {
  const { stdout } = spawnSync("git", ["diff", "--name-only", "HEAD~1"], { cwd: root, encoding: "utf8" });
  return toNames(stdout ?? "");
}

async function check() {
  await step("Format", bin("oxfmt"), ["--check"]);
  await step("Lint", bin("oxlint"), ["--deny-warnings"]);
  await step("Import rules", node, ["tests/check/boundaries.mjs"]);
  await step("Types", bin("tsc"), ["--noEmit"]);
  await step("Exports are used elsewhere", node, ["tests/check/exports.mjs"]);
  await step("References lead somewhere", node, ["tests/check/references.mjs"]);
  await step("Texts follow the language", node, ["tests/check/messages.mjs"]);
  await step("Documents agree with the contracts", node, ["tests/check/documents.mjs"]);
  await step("Every row of docs/papers has its proof", node, ["tests/check/papers.mjs"]);
  await step("docs/theming.md agrees with the tokens", node, ["tests/check/theming.mjs"]);
}

const buildElementTests = () =>
  step("Build of the element tests", bin("vite"), [
    "build",
    "--config",
    "tests/elements/vite.config.ts",
    "--logLevel",
    "warn",
  ]);

/** Builds the portal and the element tests; true if both builds succeed. */
async function build() {
  return (await step("Build", node, ["demo/build.mjs"])) && buildElementTests();
}

const installProjects = () =>
  step("Packages of the projects in tests/consumers", node, ["tests/consumers/install-dealt.mjs"]);

async function provideChromium() {
  const { findChromium } = await import("./browser.mjs");
  await findChromium({ install: true });
}

async function test() {
  const today = `the part of ${process.env.TEST_SEED} of what takes turns (TEST_SEED=… for another day's, npm run test:all for all)`;
  console.log(`── ${isWhole ? "all tests" : today}`);
  const { ensureEngines } = await import("./engines/install.mjs");
  const chromium = provideChromium();
  // apt runs one installation at a time. A missing engine is reported by the tests that need it.
  const engines = chromium.catch(() => undefined).then(() => ensureEngines());
  const consumers = installProjects();
  const building = Promise.all([build(), check()]);
  await engines;
  /** `database`: address of a PostgreSQL, which answers browsers several times as fast as the embedded one. */
  const run = async (database) => {
    const [isBuilt] = await building;
    await chromium;
    // Two at a time.
    const left = suites(isBuilt, database, consumers);
    const takeNext = async () => {
      for (let next = left.shift(); next; next = left.shift()) await next();
    };
    await Promise.all([takeNext(), takeNext()]);
    return true;
  };
  if (await withPostgres(run)) return;
  console.log("PostgreSQL isn't installed (Debian: apt-get install postgresql): the demo API isn't tested on it.");
  await run();
}

/**
 * The suites in the order in which they start. Elements and portal each use both processors, so they don't run at the same time.
 * `consumers` resolves when the packages of the projects are installed.
 */
function suites(isBuilt, database, consumers) {
  const on = (schema) => ({ environment: database ? { DATABASE_URL: database, DATABASE_SCHEMA: schema } : {} });
  const elements = async () => {
    await suite("Element tests", webTestRunner, [], on("elements"));
    if (isWhole) await step("The table of faults is written", node, ["tests/elements/fault-matrix/table.mjs"]);
  };
  const portal = () => suite("Portal tests", playwright, [], on("portal"));
  const engines = async () => {
    await suite("Elements and journeys in three engines", vitest("tests/engines/vitest.config.ts"), ["run"]);
    if (isWhole) await step("The README's table of engines is written", node, ["tests/engines/table.mjs"]);
  };
  const packages = async () => {
    await consumers;
    await suite("The package as projects get it", vitest("tests/consumers/vitest.config.ts"), ["run"]);
  };
  const deploy = () =>
    suite("Web servers, and two of ours on PostgreSQL", vitest("tests/deploy/vitest.config.ts"), ["run"]);
  const rules = () =>
    // The zone of the machine may not matter; a browser in Istanbul runs the same code.
    suite(
      "Unit tests of the portal, on a machine in Los Angeles",
      unit,
      ["run", "tests/core", "tests/kit", "tests/shared", "tests/widgets", "tests/properties"],
      { environment: { TZ: "America/Los_Angeles", ...(database ? { DATABASE_URL: database } : {}) } },
    );
  const onPostgres = () =>
    suite("Unit tests of the demo API on PostgreSQL", unit, ["run"], {
      environment: { DATABASE_URL: database, TEST_DATABASE: "postgres" },
    });
  const house = () =>
    suite("Unit tests of the demo API and of the house", unit, ["run", "tests/demo", "tests/check"], {
      environment: database ? { TEST_DATABASE: "embedded" } : {},
    });
  const inDatabase = database ? [onPostgres] : [];
  if (!isBuilt) return [rules, ...inDatabase, house];
  return [elements, rules, ...inDatabase, house, engines, packages, ...(isWhole ? [deploy] : []), portal];
}

const isAlone = true;
/** The commands. What follows a command's name is passed to the runner: files or areas, and the runner's own options. */
const parts = {
  test,
  all: test,
  check,
  unit: () => suite("Unit tests", unit, wishes.includes("--watch") ? wishes : ["run", ...wishes], { isAlone }),
  async elements() {
    ensureBuilt();
    if (!(await buildElementTests())) return;
    await provideChromium();
    const { values, positionals } = parseArgs({
      args: wishes,
      allowPositionals: true,
      options: { grep: { type: "string" }, watch: { type: "boolean" } },
    });
    const files = positionals.map((area) => `dist/element-tests/${area}*.test.js`);
    const options = [...(values.watch ? ["--watch"] : []), ...(files.length > 0 ? ["--files", ...files] : [])];
    await suite("Element tests", webTestRunner, options, {
      environment: values.grep ? { TEST_GREP: values.grep } : {},
      isAlone,
    });
  },
  async portal() {
    ensureBuilt();
    await provideChromium();
    // The tests of host pages load libraries that are installed in tests/consumers.
    if (!existsSync(new URL("consumers/node_modules", import.meta.url))) await installProjects();
    await suite("Portal tests", playwright, wishes, { isAlone });
  },
};

try {
  ensureNode();
  ensureInstalled();
  if (!Object.hasOwn(parts, part))
    throw new Error(`Unknown: ${part}. There are ${Object.keys(parts).join(", ")}, and --times.`);
  await parts[part]();
  if (withTimes) printTimes(timings);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  totals.failed += 1;
}
if (failures.length > 0) console.log(`\n── Failed\n${failures.map((failure) => `   ${failure}`).join("\n")}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
