// Generates the reports in docs/papers from demo/build/papers/rows. Each row names the tests that prove it, or a dated inspection. Fails when a
// row has no proof, when a named test doesn't exist, or when a report is out of date; --write updates the reports.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reports } from "../../demo/build/papers/reports.mjs";
import { root } from "./boundaries.mjs";

const isWriting = process.argv.includes("--write");
const inspection = /^inspection \d{4}-\d{2}-\d{2}: .{20,}/;

/** The problem with one proof, or null. A proof is `file > test title` or a dated inspection. */
export function problemOf(proof, read) {
  if (inspection.test(proof)) return null;
  const [file = "", title] = proof.split(/ > (.*)/s);
  if (!title) return `“${proof}” is neither a test nor a dated inspection`;
  const text = read(file);
  if (text === null) return `${file} is not here`;
  return ['"', "`", "'"].some((mark) => text.includes(`${mark}${title}${mark}`))
    ? null
    : `${file} has no test “${title}”`;
}

/** The problems of all rows. A row is identified by its `id`. */
export function problemsOf(rows, read) {
  return rows.flatMap(({ id, proof }) =>
    proof.length === 0
      ? [`${id}: no proof`]
      : proof.flatMap((one) => problemOf(one, read) ?? []).map((text) => `${id}: ${text}`),
  );
}

const texts = new Map();
function readCached(path) {
  if (!texts.has(path)) texts.set(path, existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : null);
  return texts.get(path);
}

/** Entries of the software bill of materials (docs/papers/sbom.json) that package-lock.json doesn't contain any more. */
function outdatedParts() {
  const { components } = JSON.parse(readCached("docs/papers/sbom.json"));
  const { packages } = JSON.parse(readCached("package-lock.json"));
  const installed = new Set(
    Object.entries(packages).map(([path, { version }]) => `${path.replace(/^.*node_modules\//, "")}@${version}`),
  );
  return components
    .filter((component) => component.purl && !installed.has(component["bom-ref"]))
    .map((component) => `docs/papers/sbom.json has ${component["bom-ref"]}, package-lock.json hasn't: npm run papers`);
}

if (process.argv[1] === import.meta.filename) {
  // Both languages have the same rows.
  const rows = new Set(reports.flatMap((report) => report.rows));
  const problems = [...problemsOf([...rows], readCached), ...outdatedParts()];
  for (const { path, text } of reports) {
    if (isWriting) writeFileSync(join(root, path), text);
    else if (readCached(path) !== text) problems.push(`${path} differs from its rows: npm run docs`);
  }
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
