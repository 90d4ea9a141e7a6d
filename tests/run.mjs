// npm test (runs on every change), npm run test:all (everything), npm run check, and suites by themselves. A run is the same on every day
// and after every change: tests/tiers.mjs names the files that only test:all runs, and tests/helpers/whole.ts tells a test whether the
// whole of a matrix runs. Plain JavaScript that installs what it needs, because it is the first program to run in a fresh clone.
import { parseArgs } from "node:util";
import { ensureBuilt, ensureInstalled, ensureNode } from "../demo/setup.mjs";
import { withPostgres } from "./demo/cluster.mjs";
import { bin, failures, playwright, step, suite, timings, totals, vitest, webTestRunner } from "./suites.mjs";
import { elementFiles, packageFiles, portalFiles, unitFiles } from "./tiers.mjs";
import { printSuites, printTimes } from "./times.mjs";

const node = process.execPath;
const own = new Set(["--times", "--whole"]);
const [part = "test", ...wishes] = process.argv.slice(2).filter((parameter) => !own.has(parameter));
const withTimes = process.argv.includes("--times");
const isWhole = part === "all" || process.argv.includes("--whole");
if (isWhole) process.env.TEST_WHOLE = "yes";
/** Whether files are named: these run then, also those that only test:all runs. */
const hasNames = wishes.some((wish) => !wish.startsWith("-"));

async function check() {
  await step("Format", bin("oxfmt"), ["--check"]);
  await step("Lint", bin("oxlint"), ["--deny-warnings"]);
  await step("Import rules", node, ["tests/check/boundaries.mjs"]);
  await step("Types", bin("tsc"), ["--noEmit"]);
  await step("Exports are used elsewhere", node, ["tests/check/exports.mjs"]);
  await step("References lead somewhere", node, ["tests/check/references.mjs"]);
  await step("Classes and style sheets fit", node, ["tests/check/classes.mjs"]);
  await step("Texts follow the language", node, ["tests/check/messages.mjs"]);
  await step("Documents agree with the contracts", node, ["tests/check/documents.mjs"]);
  await step("Every row of docs/papers has its proof", node, ["tests/check/papers.mjs"]);
  await step("docs/theming.md agrees with the tokens", node, ["tests/check/theming.mjs"]);
  if (wishes.includes("--weigh")) await step("Weight of the house", node, ["tests/check/weigh.mjs"]);
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
  return (await step("Build", node, ["demo/build/build.mjs"])) && buildElementTests();
}

async function provideChromium() {
  const { findChromium } = await import("./browser.mjs");
  await findChromium({ install: true });
}

/** apt runs one installation at a time. A missing engine is reported by the tests that need it. */
async function provideEngines() {
  await provideChromium();
  const { ensureEngines } = await import("./engines/install.mjs");
  await ensureEngines();
}

const unit = vitest("tests/vitest.config.ts");
// The zone of the machine may not matter; a browser in Istanbul runs the same code.
const environment = { TZ: "America/Los_Angeles" };
/** The suites of `npm test`, in which files of many sizes, engines or languages are left out; `how` as `suite` takes it. */
const suites = {
  unit: () => suite("Unit tests, on a machine in Los Angeles", unit, ["run", ...unitFiles(isWhole)], { environment }),
  elements: (how) => suite("Element tests", webTestRunner, ["--files", ...elementFiles(isWhole)], how),
  portal: (how) => suite("Portal tests", playwright, portalFiles(isWhole), how),
  consumers: (how) =>
    suite(
      "The package as projects get it",
      vitest("tests/consumers/vitest.config.ts"),
      ["run", ...packageFiles(isWhole)],
      how,
    ),
  engines: (how) =>
    suite("Elements and journeys in three engines", vitest("tests/engines/vitest.config.ts"), ["run"], how),
  deploy: (how) =>
    suite("Web servers, and two of ours on PostgreSQL", vitest("tests/deploy/vitest.config.ts"), ["run"], how),
};

/** Runs these, two at a time. */
async function runAll(works) {
  const left = [...works];
  const takeNext = async () => {
    for (let next = left.shift(); next; next = left.shift()) await next();
  };
  await Promise.all([takeNext(), takeNext()]);
}

async function test() {
  const browser = provideChromium();
  // Awaited below; until then a failure isn't unhandled.
  browser.catch(() => undefined);
  const { elements, unit: rules, consumers, portal } = suites;
  let isBuilt = false;
  // Elements and portal each use both processors, so they don't run at the same time.
  await runAll([
    async () => {
      isBuilt = await build();
      await browser;
      if (isBuilt) await elements();
    },
    async () => {
      await check();
      await rules();
    },
    async () => isBuilt && consumers(),
    async () => isBuilt && portal(),
  ]);
}

/** What `npm run test:all` runs besides; several of these measure, so each runs alone. */
async function all() {
  await provideEngines();
  const run = async (database) => {
    const on = (schema) => ({ environment: { DATABASE_URL: database, DATABASE_SCHEMA: schema } });
    const [isBuilt] = await Promise.all([build(), check()]);
    if (!isBuilt) return true;
    await runAll([
      () => suites.elements(on("elements")),
      suites.unit,
      () =>
        suite("Unit tests of the demo API on PostgreSQL", unit, ["run", "tests/demo"], {
          environment: { DATABASE_URL: database },
        }),
      async () => {
        await suites.engines();
        await step("The table of engines is written", node, ["tests/engines/table.mjs"]);
      },
      suites.consumers,
      suites.deploy,
      () => suites.portal(on("portal")),
    ]);
    await step("The same on other days", node, ["tests/clocks.mjs"]);
    await step("A sample of planted faults in every room is found", node, ["tests/mutants/run.mjs", "--sample=5"]);
    await step("Hours of use leave nothing behind", node, ["tests/soak/run.mjs", "--rounds=60"]);
    return true;
  };
  if (!(await withPostgres(run))) throw new Error("test:all needs PostgreSQL (Debian: apt-get install postgresql).");
  printSuites(timings);
}

const isAlone = true;
/** A suite by itself: what follows its name is passed to the runner, files or areas and the runner's own options. */
const parts = {
  test,
  all,
  check,
  unit: () => {
    const files = hasNames ? [] : unitFiles(isWhole);
    const parameters = [...(wishes.includes("--watch") ? [] : ["run"]), ...wishes, ...files];
    return suite("Unit tests", unit, parameters, { isAlone });
  },
  changed: () => suite("Unit tests of what has changed", unit, ["run", "--changed", ...wishes], { isAlone }),
  async elements() {
    ensureBuilt();
    if (!(await buildElementTests())) return;
    await provideChromium();
    const { values, positionals } = parseArgs({
      args: wishes,
      allowPositionals: true,
      options: { grep: { type: "string" }, watch: { type: "boolean" } },
    });
    const files = hasNames ? positionals.map((area) => `dist/element-tests/${area}*.test.js`) : elementFiles(isWhole);
    await suite("Element tests", webTestRunner, [...(values.watch ? ["--watch"] : []), "--files", ...files], {
      environment: values.grep ? { TEST_GREP: values.grep } : {},
      isAlone,
    });
  },
  async portal() {
    ensureBuilt();
    await provideChromium();
    // The tests of host pages load libraries that are installed in tests/consumers.
    if (isWhole || wishes.some((wish) => wish.includes("hosts"))) {
      const { installConsumers } = await import("./consumers/install.mjs");
      await installConsumers([]);
    }
    await suite("Portal tests", playwright, hasNames ? wishes : [...wishes, ...portalFiles(isWhole)], { isAlone });
  },
  async consumers() {
    ensureBuilt();
    await provideChromium();
    await suites.consumers({ isAlone });
  },
  async engines() {
    ensureBuilt();
    if (!(await buildElementTests())) return;
    await provideEngines();
    await suites.engines({ isAlone });
  },
  async deploy() {
    ensureBuilt();
    await suites.deploy({ isAlone });
  },
};

try {
  ensureNode();
  ensureInstalled();
  if (!Object.hasOwn(parts, part))
    throw new Error(`Unknown: ${part}. There are ${Object.keys(parts).join(", ")}, --whole and --times.`);
  await parts[part]();
  if (withTimes) printTimes(timings);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  totals.failed += 1;
}
if (failures.length > 0) console.log(`\n── Failed\n${failures.map((failure) => `   ${failure}`).join("\n")}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
