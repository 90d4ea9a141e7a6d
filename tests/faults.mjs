// node tests/faults.mjs [numbers…] [--column before|after] [--base commit] [--until unit|elements|portal] [--tier all] [--again]
// Plants the faults of tests/faults.json one by one in a copy of the tree, and records which test detects each first. Started by hand, to
// measure the suites; takes hours. Faults with a result in the column are skipped, so that an interrupted run can be continued.
// tests/faults.md is generated from the same data. RUN_THROUGH names a command that wraps everything heavy.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../demo/setup.mjs";
import { buildElements, nothingThere, run, suites } from "./faults-suites.mjs";
import { readFaults, writeFaults } from "./faults-table.mjs";

const workshop = join(root, "tests/.output/faults");
const { values: wishes, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    column: { type: "string", default: "after" },
    base: { type: "string", default: "HEAD" },
    /** Last suite to run; a fault that nothing has detected by then stays open. */
    until: { type: "string" },
    tier: { type: "string", default: "test" },
    again: { type: "boolean", default: false },
  },
});
const git = (cwd, ...parameters) => {
  const { status, stdout, stderr } = spawnSync("git", parameters, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${parameters.join(" ")}: ${stderr}`);
  return stdout.trim();
};
const base = git(root, "rev-parse", wishes.base);

/** A copy of the base with the packages of this tree. */
function provideTree(name) {
  const tree = join(workshop, name);
  if (!existsSync(tree)) {
    mkdirSync(workshop, { recursive: true });
    // Shared: every commit of this repository is there.
    git(root, "clone", "--quiet", "--shared", "--no-checkout", root, tree);
    spawnSync("cp", ["-al", join(root, "node_modules"), join(tree, "node_modules")]);
  }
  git(tree, "checkout", "--quiet", "--force", "--detach", base);
  return tree;
}

const plain = (name, ...command) => ({ name, run: (tree) => run(tree, command) });
const suite = (name, toFiles) => ({ name, toFiles, run: (tree, fault) => suites[name](tree, toFiles(fault)) });
/** Checks that take as long for all faults together as for one. */
const checks = [
  plain("types", "tsc", "--noEmit"),
  plain("lint", "oxlint", "--deny-warnings"),
  plain("documents", "tests/check/documents.mjs"),
  plain("theming", "tests/check/theming.mjs"),
];
/** The area's own tests, the cheapest first, then all tests. Stops at the first failure. */
const steps = [
  suite("unit", ({ unit }) => unit),
  plain("build", "demo/build.mjs"),
  plain("build of the element tests", ...buildElements),
  suite("elements", ({ elements }) => elements),
  suite("portal", ({ portal }) => portal),
  suite("unit", ({ file }) => [file]),
  suite("elements", () => []),
  suite("portal", () => []),
  plain("engines", "vitest", "run", "--config", "tests/engines/vitest.config.ts"),
  plain("consumers", "vitest", "run", "--config", "tests/consumers/vitest.config.ts"),
  ...(wishes.tier === "all" ? [plain("test:all", "tests/run.mjs", "all")] : []),
];

const clean = provideTree("clean");
const builtAt = join(workshop, "clean/dist/built-at");
const greens = join(workshop, `green-${base}.json`);
const green = new Set(existsSync(greens) ? JSON.parse(readFileSync(greens, "utf8")) : []);

/** Whether the same work passes without the fault. */
function isGreenWithout(name, work) {
  if (green.has(name)) return true;
  const isBuilt = existsSync(builtAt) && readFileSync(builtAt, "utf8") === base;
  if (!isBuilt && !name.startsWith("unit")) {
    run(clean, ["demo/build.mjs"]);
    run(clean, buildElements);
    writeFileSync(builtAt, base);
  }
  if (!work(clean)) return false;
  green.add(name);
  writeFileSync(greens, JSON.stringify([...green]));
  return true;
}

const toFirstError = (said) => said.split("\n").find((line) => /error|FAIL|✗|×|differ/i.test(line)) ?? "";

/** The first failed test that fails again when run alone and passes without the fault; null if there is none. */
function findCause(step, tree, fault, { reds, said }) {
  if (reds.length === 0) {
    if (step.toFiles && nothingThere.test(said)) return null;
    // Without a test's name the whole step has failed: it must fail again.
    if (step.run(tree, fault).isGreen) return null;
    const name = `${step.name} ${step.toFiles?.(fault) ?? ""}`;
    const isGreen = isGreenWithout(name, (other) => step.run(other, fault).isGreen);
    return isGreen ? { caught: step.name, title: toFirstError(said).trim() } : null;
  }
  for (const { file, title } of reds) {
    const alone = (where) => suites[step.name](where, [file], title).isGreen;
    // Playwright has tried twice.
    if (step.name !== "portal" && alone(tree)) continue;
    const isGreen = isGreenWithout(`${step.name} ${file} ${title}`, alone);
    if (isGreen) return { caught: step.name, file, title };
  }
  return null;
}

const last = wishes.until === undefined ? steps.length : steps.findIndex(({ name }) => name === wishes.until) + 1;

function plant(fault, tree) {
  const place = join(tree, fault.file);
  const text = existsSync(place) ? readFileSync(place, "utf8") : "";
  if (text.split(fault.from).length !== 2) return false;
  writeFileSync(
    place,
    text.replace(fault.from, () => fault.to),
  );
  return true;
}

function judge(fault, tree, areChecksGreen) {
  if (!plant(fault, tree)) return { caught: "not planted", title: "its text is gone, or there twice" };
  for (const step of [...(areChecksGreen ? [] : checks), ...steps.slice(0, last)]) {
    if (step.toFiles?.(fault).length === 0 && step.toFiles(fault) === fault[step.name]) continue;
    const result = step.run(tree, fault);
    const cause = result.isGreen ? null : findCause(step, tree, fault, result);
    if (cause) return cause;
  }
  return last === steps.length ? { caught: null } : undefined;
}

/** Runs the checks with all faults planted at once: a check that passes then passes with each fault alone. */
function areChecksGreenWith(faults) {
  const note = join(workshop, `checks-green-${base}.json`);
  const known = existsSync(note) ? JSON.parse(readFileSync(note, "utf8")) : [];
  if (faults.every(({ number }) => known.includes(number))) return true;
  const tree = provideTree("planted");
  for (const fault of faults) plant(fault, tree);
  const isGreen = checks.every((check) => check.run(tree).isGreen);
  if (isGreen) writeFileSync(note, JSON.stringify([...known, ...faults.map(({ number }) => number)]));
  return isGreen;
}

const wanted = readFaults().filter(
  ({ number, [wishes.column]: result }) =>
    (positionals.length === 0 || positionals.includes(String(number))) && (result === undefined || wishes.again),
);
const areChecksGreen = areChecksGreenWith(wanted);
for (const fault of wanted) {
  const { number, area } = fault;
  const start = performance.now();
  const result = judge(fault, provideTree("planted"), areChecksGreen);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(number, area, result ?? "open", `${seconds} s`);
  // Read again, because the file may have been edited meanwhile.
  await writeFaults(readFaults().map((one) => (one.number === number ? { ...one, [wishes.column]: result } : one)));
}
await writeFaults(readFaults());
