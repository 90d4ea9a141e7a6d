// node tests/faults.mjs [unit types lint theming elements portal …]: plants each fault of tests/faults.json alone in a copy of the last
// commit, and fails when the check or the test file that is named there stays green. They are small changes that a hurried engineer
// makes, chosen over all areas before anybody looked at what sees them. Only those that these suites see; without names, all.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../demo/setup.mjs";

const tree = join(root, "tests/.output/faults");
const wishes = process.argv.slice(2);
const faults = JSON.parse(readFileSync(join(root, "tests/faults.json"), "utf8")).filter(
  ({ suite }) => wishes.length === 0 || wishes.includes(suite),
);

function run(command, ...parameters) {
  const { status } = spawnSync(command, parameters, { cwd: tree, stdio: "ignore" });
  return status === 0;
}
const node = (script, ...parameters) => run(process.execPath, script, ...parameters);
const bin = (name, ...parameters) => run(join(tree, "node_modules/.bin", name), ...parameters);

/** Whether a suite is green; `test`: a test file. */
const suites = {
  types: () => bin("tsc", "--noEmit"),
  lint: () => bin("oxlint", "--deny-warnings"),
  theming: () => node("tests/check/theming.mjs"),
  // One red is enough; and where a fault makes a test wait for ever, half a minute tells.
  unit: (test) => node("tests/run.mjs", "unit", test, "--bail=1", "--testTimeout=30000"),
  elements: (test) => node("demo/build/build.mjs") && node("tests/run.mjs", "elements", test),
  portal: (test) => node("demo/build/build.mjs") && node("tests/run.mjs", "portal", test),
};

rmSync(tree, { recursive: true, force: true });
spawnSync("git", ["clone", "--quiet", "--shared", root, tree], { stdio: "inherit" });
spawnSync("cp", ["-al", join(root, "node_modules"), join(tree, "node_modules")], { stdio: "inherit" });

/** Whether what shall see a fault is green without one. */
const known = new Map();
const isGreenWithout = (suite, test) => {
  const name = `${suite} ${test}`;
  if (!known.has(name)) known.set(name, suites[suite](test));
  return known.get(name);
};

function judge({ file, from, to, suite, test }) {
  const path = join(tree, file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (text.split(from).length !== 2) return "its text is gone, or there twice";
  if (!isGreenWithout(suite, test)) return "red without it";
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const isGreen = suites[suite](test);
  writeFileSync(path, text);
  return isGreen ? "NOT FOUND" : "found";
}

let found = 0;
for (const fault of faults) {
  const result = judge(fault);
  if (result === "found") found += 1;
  console.log(`${result}: ${fault.change} (${[fault.suite, fault.test].filter(Boolean).join(" ")})`);
}
rmSync(tree, { recursive: true, force: true });
console.log(`\n${found} of ${faults.length} found`);
process.exitCode = found === faults.length ? 0 : 1;
