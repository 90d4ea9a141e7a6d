// Runs commands and test runners, counts their results, and records how long they took.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../demo/setup.mjs";

const output = join(root, "tests/.output");

export const totals = { passed: 0, failed: 0 };
/** One or more lines for each failure, printed again at the end of the run. */
export const failures = [];
/** All steps and suites in the order of their ends: `{ title, seconds, tests }`, where a test is `{ file, name, seconds }`. */
export const timings = [];

export const bin = (name) => join(root, "node_modules/.bin", name + (process.platform === "win32" ? ".cmd" : ""));

/** `print` receives the command's output as it comes; without it the command writes to this terminal. */
function run(command, parameters, environment, print) {
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

const secondsSince = (start) => (performance.now() - start) / 1000;

/** Runs a step that passes or fails as a whole. Its output is printed at its end, because several run in parallel. */
export async function step(title, command, parameters, environment = {}) {
  const said = [];
  const start = performance.now();
  const code = await run(command, parameters, environment, (text) => said.push(text));
  const seconds = secondsSince(start);
  timings.push({ title, seconds, tests: [] });
  console.log(`\n── ${title}: ${code === 0 ? "holds" : "FAILED"}, ${Math.round(seconds)} s`);
  process.stdout.write(Buffer.concat(said));
  totals[code === 0 ? "passed" : "failed"] += 1;
  if (code !== 0) failures.push(title);
  return code === 0;
}

/**
 * Runs a test runner and counts the tests in its report; a runner that fails without a failed test counts as one failure. Its output
 * is printed at its end, so that parallel suites don't mix; with `isAlone` it is printed as it comes.
 */
export async function suite(title, runner, parameters, { environment = {}, isAlone = false } = {}) {
  if (!isAlone) console.log(`\n── ${title} …`);
  mkdirSync(output, { recursive: true });
  const file = join(output, `${title.replace(/\W+/g, "-").toLowerCase()}.json`);
  rmSync(file, { force: true });
  const start = performance.now();
  const said = [];
  const code = await run(
    bin(runner.command),
    [...runner.parameters(file), ...parameters],
    { ...environment, ...runner.environment?.(file) },
    isAlone ? undefined : (text) => said.push(text),
  );
  const { passed, failed, tests } = existsSync(file)
    ? runner.read(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0, tests: [] };
  const seconds = secondsSince(start);
  timings.push({ title, seconds, tests });
  totals.passed += passed;
  totals.failed += code !== 0 && failed === 0 ? 1 : failed;
  noteFailures(tests);
  if (code !== 0 && failed === 0) failures.push(`${title} ended with ${code}`);
  if (!isAlone) console.log(`\n── ${title}`);
  process.stdout.write(Buffer.concat(said));
  console.log(`   ${passed} passed, ${failed} failed, ${Math.round(seconds)} s`);
}

const firstLines = (message) =>
  stripVTControlCharacters(message)
    .split("\n")
    .slice(0, 6)
    .map((line) => `      ${line}`)
    .join("\n");

function noteFailures(tests) {
  for (const { file, name, error, page = "" } of tests)
    if (error !== undefined) failures.push(`${file} › ${name}\n${firstLines(error)}\n${page}`);
}

const toFile = (path) => relative(root, path).replaceAll("\\", "/");

/** @param config of the tests, from the root */
export const vitest = (config) => ({
  command: "vitest",
  parameters: (file) => ["--config", config, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
  read: ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    tests: testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
        file: toFile(file),
        name: fullName,
        seconds: (duration ?? 0) / 1000,
        error: status === "failed" ? failureMessages.join("\n") : undefined,
      })),
    ),
  }),
});

export const webTestRunner = {
  command: "wtr",
  parameters: () => ["--config", "tests/elements/web-test-runner.config.mjs"],
  environment: (file) => ({ COUNT_FILE: file }),
  read: (counts) => counts,
};

export const playwright = {
  command: "playwright",
  parameters: () => ["test", "--config", "tests/portal/playwright.config.ts", "--reporter=line,json"],
  environment: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  read: ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    tests: suites.flatMap((found) => playwrightTests(found)),
  }),
};

/** The page's roles, names and texts at the time of the failure: replaces a screenshot for readers of the plain output. */
const toPage = ({ attachments }) => {
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  return path ? /^```yaml\n(.*?)^```/ms.exec(readFileSync(path, "utf8"))?.[1] : undefined;
};

const playwrightTests = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file: `tests/portal/${file}`,
      name: title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      // Not the file's own "ok", which is that of one project.
      error: ["expected", "skipped"].includes(status)
        ? undefined
        : (results.find(({ error }) => error)?.error.message ?? "failed"),
      page: results.map(toPage).find(Boolean),
    })),
  ),
  ...suites.flatMap((child) => playwrightTests(child)),
];
