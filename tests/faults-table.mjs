// The planted faults: tests/faults.json holds them and what became of them, tests/faults.md is written from it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { root } from "../demo/setup.mjs";

const data = join(root, "tests/faults.json");

/**
 * `{ number, area, file, change, from, to, elements, portal, before, after, added }`: `from` stands once in the file; `elements` and
 * `portal` name the test files that are run first, `added` the test that was written because nothing saw the fault.
 */
export const readFaults = () => JSON.parse(readFileSync(data, "utf8"));

const write = async (path, text) => writeFileSync(path, (await format(path, text, { printWidth: 120 })).code);

export async function writeFaults(faults) {
  await write(data, JSON.stringify(faults));
  await write(join(root, "tests/faults.md"), toTable(faults));
}

const levels = {
  unit: "unit",
  elements: "element",
  portal: "portal",
  engines: "engines",
  consumers: "consumers",
  "test:all": "**`test:all` only**",
};

function toCell(result) {
  if (result === undefined) return "";
  if (result.caught === null) return "**not caught**";
  const { caught, file, title } = result;
  const text =
    title === undefined
      ? ""
      : `: ${
          file
            ?.split("/")
            .at(-1)
            .replace(/\.test\.tsx?$/, "") ?? ""
        }, “${title}”`;
  return `${levels[caught] ?? caught}${text}`.replaceAll("|", "\\|");
}

function toLine({ file, from }) {
  const place = join(root, file);
  const start = existsSync(place) ? readFileSync(place, "utf8").indexOf(from) : -1;
  if (start < 0) return "";
  return `:${readFileSync(place, "utf8").slice(0, start).split("\n").length}`;
}

function toSum(faults, column) {
  const known = faults.filter((fault) => fault[column] !== undefined);
  const counts = new Map();
  for (const { [column]: result } of known) {
    const name = result.caught === null ? "not caught" : (levels[result.caught] ?? result.caught);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const parts = [...counts].map(([name, count]) => `${count} ${name}`).join(", ");
  const caught = known.filter(({ [column]: result }) => result.caught !== null).length;
  return `| ${column} | ${known.length} | ${caught} | ${parts} |`;
}

const toTable = (faults) => `# Planted faults

What a hurried engineer breaks: ${faults.length} small changes, chosen over all areas and rooms before anybody looked at what sees them. Each is
planted alone in a copy of the tree; then the checks, the unit, element and portal tests run in this order, and the first that is red is
noted, when it is red again alone and green without the fault. “before”: the suites of fdc87e3, before tests were moved down; “after”:
today's. \`tests/faults.json\` holds the very texts; \`node tests/faults.mjs\` plants them and writes this file.

| column | planted | caught | by |
| --- | --- | --- | --- |
${toSum(faults, "before")}
${toSum(faults, "after")}

| # | area | file | change | before | after |
| --- | --- | --- | --- | --- | --- |
${faults
  .map((fault) => {
    const added = fault.added === undefined ? "" : ` (added: ${fault.added})`;
    const place = `\`${fault.file}${toLine(fault)}\``;
    return `| ${fault.number} | ${fault.area} | ${place} | ${fault.change} | ${toCell(fault.before)}${added} | ${toCell(fault.after)} |`;
  })
  .join("\n")}
`;
