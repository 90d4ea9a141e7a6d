// Prints the result of the fault matrix, from the results of the last run of the element tests. Files given as arguments are read instead
// of its results, for a run in several parts.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { root } from "../../../demo/setup.mjs";
import { findChromium } from "../../browser.mjs";

const files = process.argv.slice(2);
const sources = files.length > 0 ? files : [join(root, "tests/.output/element-tests.json")];
const title = /^Fault matrix › (.+) › ((?:GET|POST|DELETE) \S+) · (.+?)(?: \(unsaid: (.+)\))?$/;

/** Results by cell; those of later files replace those of earlier ones. */
const cells = new Map();
let seconds = 0;
for (const source of sources) {
  for (const test of JSON.parse(readFileSync(source, "utf8")).tests) {
    const [, scenario, call, fault, unsaid] = title.exec(test.name) ?? [];
    if (!scenario || test.seconds === 0) continue;
    cells.set(`${scenario} ${call} ${fault}`, {
      scenario,
      call,
      fault,
      unsaid,
      ...test,
    });
    seconds += test.seconds;
  }
}
if (cells.size === 0) throw new Error("No cell of the fault matrix has been tried.");
const all = [...cells.values()];
const calls = new Set(all.map(({ call }) => call));
const faults = new Set(all.map(({ fault }) => fault));
const red = all.filter(({ isPassed }) => !isPassed);

/** Faults that aren't shown to the user, by scenario, call and reason. */
const unsaid = {};
for (const cell of all.filter(({ unsaid: reason }) => reason))
  (unsaid[`${cell.scenario}, \`${cell.call}\`: ${cell.unsaid}`] ??= []).push(cell.fault);
const chromium = execFileSync(await findChromium(), ["--version"], {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "ignore"],
}).trim();
const text = [
  `${calls.size} calls, ${faults.size} faults, ${all.length} cells: ${all.length - red.length} hold, ${red.length} don't. ` +
    `${new Date().toISOString().slice(0, 10)}, ${chromium}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ` +
    `${Math.round(seconds)} s in the cells.`,
  "",
  "A failure of these calls isn't reported; everything else works:",
  "",
  ...Object.entries(unsaid).map(([what, of]) => `- ${what} (${of.length > 2 ? "any failure" : of.join(", ")})`),
  ...(red.length > 0 ? ["", "What doesn't hold:", ""] : []),
  ...red.map(
    ({ scenario, call, fault, error = "" }) =>
      `- ${scenario}, \`${call}\`, ${fault}: ${error.replaceAll(/\s+/g, " ").replaceAll("|", "/").slice(0, 160)}`,
  ),
].join("\n");

console.log(text);
