// npm test (everything) and npm run check (format, lint, boundaries, types, documents).
// Plain JavaScript that does its own set-up: it is the first thing to run in a fresh clone.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, ensureNode, root } from "../demo/setup.mjs";
import { installConsumers } from "./consumers/install.mjs";

const output = join(root, "tests/.output");
const totals = { passed: 0, failed: 0 };
const bin = (name) => join(root, "node_modules/.bin", name + (process.platform === "win32" ? ".cmd" : ""));
const node = process.execPath;

/** `print` gets what the command says, as it comes; without it the command says it itself. */
function run(command, parameters, environment = {}, print = undefined) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: print ? ["ignore", "pipe", "pipe"] : "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, ...environment },
    });
    child.stdout?.on("data", print);
    child.stderr?.on("data", print);
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** Counts a step that is one thing: it holds or it doesn't. Several run at a time, so it is told at its end. */
async function step(title, command, parameters) {
  const said = [];
  const start = performance.now();
  const code = await run(command, parameters, {}, (text) => said.push(text));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n── ${title}: ${code === 0 ? "holds" : "FAILED"}, ${seconds} s`);
  process.stdout.write(Buffer.concat(said));
  totals[code === 0 ? "passed" : "failed"] += 1;
  return code === 0;
}

/** Counts the tests that a runner wrote down; a runner that failed without saying where counts as one failure. */
async function suite(title, command, parameters, read, environment = {}) {
  console.log(`\n── ${title}`);
  const file = join(output, `${title.replace(/\W+/g, "-").toLowerCase()}.json`);
  rmSync(file, { force: true });
  const start = performance.now();
  const code = await run(command, [...parameters, ...read.options(file)], {
    ...environment,
    ...read.environment?.(file),
  });
  const counts = existsSync(file) ? read.counts(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 0 };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`   ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
}

const vitest = {
  options: (file) => ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
  counts: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
};
const webTestRunner = {
  options: () => [],
  environment: (file) => ({ COUNT_FILE: file }),
  counts: (counts) => counts,
};
const playwright = {
  options: () => ["--reporter=line,json"],
  environment: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  counts: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
};

async function check() {
  // Prettier and the types take nearly all of the time, and a core each.
  const format = step("Format", bin("prettier"), ["--check", "--log-level", "warn", "."]);
  await step("Lint", bin("oxlint"), ["--deny-warnings"]);
  await step("Import rules", node, ["tests/check/boundaries.mjs"]);
  await step("Types", bin("tsc"), ["--noEmit"]);
  await step("Documents agree with the contracts", node, ["tests/check/documents.mjs"]);
  await step("docs/theming.md agrees with the tokens", node, ["tests/check/theming.mjs"]);
  await format;
}

/** True when there is something to test. */
async function build() {
  const isBuilt = await step("Build", node, ["demo/build.mjs"]);
  if (!isBuilt) return false;
  const elementTests = ["build", "--config", "tests/elements/vite.config.ts", "--logLevel", "warn"];
  return step("Build of the element tests", bin("vite"), elementTests);
}

async function test() {
  const { findChromium } = await import("./browser.mjs");
  const { ensureEngines } = await import("./engines/install.mjs");
  const chromium = findChromium({ install: true });
  // Debian installs one thing at a time. What can't be had is told by the tests that need it.
  const engines = chromium.catch(() => undefined).then(() => ensureEngines());
  // Comes while other parts run; the tests that need it ask again, and tell what failed.
  const consumers = installConsumers().catch(() => undefined);
  const [isBuilt] = await Promise.all([
    build(),
    check(),
    engines.then(() => step("Demo API on PostgreSQL", node, ["tests/demo/postgres.mjs"])),
  ]);
  process.env.CHROMIUM_PATH = await chromium;
  // The zone of the machine may not matter; a browser in Istanbul runs the same code below.
  const unitTests = (...folders) => ["run", "--config", "tests/vitest.config.ts", ...folders];
  await suite(
    "Unit tests of the portal, on a machine in Los Angeles",
    bin("vitest"),
    unitTests("tests/core", "tests/kit", "tests/widgets"),
    vitest,
    { TZ: "America/Los_Angeles" },
  );
  await suite("Unit tests of the demo API", bin("vitest"), unitTests("tests/demo", "tests/check"), vitest);
  if (!isBuilt) return;
  await suite("Element tests", bin("wtr"), ["--config", "tests/elements/web-test-runner.config.mjs"], webTestRunner);
  await suite(
    "Every area in Firefox and WebKit",
    bin("vitest"),
    ["run", "--config", "tests/engines/vitest.config.ts"],
    vitest,
  );
  await consumers;
  await suite(
    "The package in six projects",
    bin("vitest"),
    ["run", "--config", "tests/consumers/vitest.config.ts"],
    vitest,
  );
  await suite("Portal tests", bin("playwright"), ["test", "--config", "tests/portal/playwright.config.ts"], playwright);
}

try {
  ensureNode();
  ensureInstalled();
  mkdirSync(output, { recursive: true });
  await (process.argv[2] === "check" ? check() : test());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  totals.failed += 1;
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
