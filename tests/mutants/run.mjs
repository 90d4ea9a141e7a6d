// npm run test:mutants -- [room …] [--sample=150] [--seed=0]: mutates a copy of each room (a folder of src/core or the kit) in turn, and
// runs the unit tests against each mutant, or against a sample of so many per room. Survivors are printed with file and line, and
// stored in tests/.output/mutants.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { withPostgres } from "../demo/cluster.mjs";
import { rooms, scoreOf } from "./rooms.mjs";

/** Least percentage of mutants that the tests must kill: of each room, and of all rooms that run. */
const leastKilled = 85;
/** With fewer mutants than these a room isn't judged by itself: one more survivor would be two percent and more. */
const fewestJudged = 60;
/** Whether a sample says that fewer are killed: two standard errors below the least percentage. */
const isTooFew = (percent, tried) => percent < leastKilled - 2 * Math.sqrt((leastKilled * (100 - leastKilled)) / tried);
const output = "tests/.output/mutants";
process.env.TZ ??= "America/Los_Angeles";

const { values, positionals: wishes } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: "string" }, seed: { type: "string", default: "0" } },
});
const { sample, seed } = values;
for (const [name, given] of Object.entries({ sample, seed })) {
  if (given === undefined || /^\d+$/.test(given)) continue;
  console.error(`--${name} is no whole number: ${given}`);
  process.exit(1);
}
// For the process of the checker that takes the sample.
if (sample !== undefined) Object.assign(process.env, { MUTANTS_SAMPLE: sample, MUTANTS_SEED: seed });

async function run(name) {
  const { sources, tests } = rooms.get(name);
  process.env.MUTANTS_TESTS = tests.join(",");
  const file = `${output}/${name.replace("/", "-")}.json`;
  rmSync(file, { force: true });
  await new Stryker({
    mutate: sources,
    testRunner: "vitest",
    // Not only related tests: one test imports its modules dynamically, by reading the folder.
    vitest: { configFile: "tests/mutants/vitest.config.ts", related: false },
    plugins: ["@stryker-mutator/vitest-runner", ...(sample === undefined ? [] : ["./tests/mutants/sample.mjs"])],
    checkers: sample === undefined ? [] : ["sample"],
    coverageAnalysis: "perTest",
    concurrency: Number(process.env.MUTANTS_CONCURRENCY ?? 2),
    reporters: ["json"],
    jsonReporter: { fileName: file },
    // The compiler's JavaScript API, which it would read this with, is gone with TypeScript 7.
    tsconfigFile: "none",
    disableTypeChecks: false,
    tempDirName: `${output}/copies`,
    ignorePatterns: ["dist", "demo/.data", "tests/{bench,consumers,elements,engines,portal,screens,.output}"],
    timeoutMS: 10_000,
    allowConsoleColors: false,
    logLevel: process.env.MUTANTS_LOG ?? "warn",
  }).runMutationTest();
  const { killed, survivors, untried, percent } = scoreOf(name, JSON.parse(readFileSync(file, "utf8")));
  const tried = killed + survivors.length;
  const of = untried > 0 ? ` (a sample of ${tried + untried}, seed ${seed})` : "";
  console.log(`\n── ${name}: ${percent.toFixed(1)} % of ${tried} mutants found${of}`);
  for (const { file: source, location, mutatorName, replacement = "", status } of survivors) {
    const shown = replacement.replace(/\s+/g, " ").slice(0, 70);
    console.log(
      `   ${source}:${location.start.line} ${mutatorName} → ${shown}${status === "NoCoverage" ? " (no test)" : ""}`,
    );
  }
  return { killed, tried, isEnough: tried < fewestJudged || !isTooFew(percent, tried) };
}

const unknown = wishes.filter((name) => !rooms.has(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There are ${[...rooms.keys()].join(", ")}.`);
  process.exit(1);
}
// Copies of a run that was stopped.
rmSync(`${output}/copies`, { recursive: true, force: true, maxRetries: 5 });
mkdirSync(output, { recursive: true });
/** For each mutant the demo API's data are made anew, several times as fast on a PostgreSQL at `database`. */
async function runAll(database) {
  if (database) process.env.DATABASE_URL = database;
  const results = [];
  for (const name of wishes.length > 0 ? wishes : rooms.keys()) results.push(await run(name));
  const sum = (part) => results.reduce((whole, result) => whole + result[part], 0);
  const tried = Math.max(1, sum("tried"));
  const percent = (sum("killed") / tried) * 100;
  console.log(`\n── ${results.length} rooms: ${percent.toFixed(1)} % of ${tried} mutants found`);
  process.exitCode = !isTooFew(percent, tried) && results.every(({ isEnough }) => isEnough) ? 0 : 1;
  return true;
}
if (!(await withPostgres(runAll))) await runAll();
