// Reports the results of a soak test: on the console, in tests/.output/soak, and with --write in docs/quality.md.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { root } from "../../demo/setup.mjs";
import { toSvg } from "./curves.mjs";

const output = join(root, "tests/.output/soak");
const quality = join(root, "docs/quality.md");

const toMegabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** The first counted sample, the last one, and the heap's largest deviation from the first in percent. */
function summarise({ samples }) {
  const base = samples.find(({ isBase }) => isBase);
  const after = samples.slice(samples.indexOf(base));
  return {
    base,
    last: samples.at(-1),
    off: Math.max(...after.map(({ heap }) => Math.abs(heap / base.heap - 1))) * 100,
  };
}

export function tellRun(run) {
  const { base, last, off } = summarise(run);
  console.log(
    `${run.problems.length === 0 ? "ok" : "LEFT"} ${run.name}: ${toMegabytes(base.heap)} MB after ${base.round}, ` +
      `${toMegabytes(last.heap)} MB after ${last.round}, at most ${off.toFixed(1)} % off; nodes ${base.nodes} → ${last.nodes}`,
  );
  for (const problem of run.problems) console.log(`   ${problem}`);
  for (const { label, count, size, way } of run.growth) console.log(`   +${size} B, +${count} ${label}\n      ${way}`);
  for (const timer of run.timers) console.log(`   ${timer}`);
}

const heads = ["what", "rounds", "heap, MB", "at most off", "nodes", "listeners", "timers", "observers", "workers"];
const more = ["object URLs", "style sheets", "canvases"];
const fields = ["nodes", "listeners", "timers", "observers", "workers", "objectUrls", "styleSheets", "canvases"];

function toRow(title, run) {
  const { base, last, off } = summarise(run);
  const change = (from, to) => (from === to ? `${to}` : `${from} → ${to}`);
  const heap = change(toMegabytes(base.heap), toMegabytes(last.heap));
  const cells = fields.map((field) => change(base[field], last[field]));
  return [title, `${run.rounds}`, heap, `${off.toFixed(1)} %`, ...cells];
}

function toMarkdown({ title, machine, day, seconds, name, runs }) {
  const rows = runs.map((run) => toRow(runs.length > 1 ? `\`<shuttle-${run.name}>\`` : run.name, run));
  const first = [...heads, ...more];
  const table = [first, first.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
  const left = runs.flatMap((run) => run.problems.map((problem) => `- ${run.name}: ${problem}`));
  const sum = left.length === 0 ? "Nothing is left behind." : `Left behind:\n\n${left.join("\n")}`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `${day}, ${machine}, ${minutes} min. ${sum}\n\n${table}\n\n![${title}](quality/soak-${name}.svg)`;
}

/** Writes the results of a part, in place of those of an earlier run. */
export async function writePart(result, { isWritten }) {
  const { name, title, runs } = result;
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  const directory = isWritten ? join(root, "docs/quality") : output;
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, `soak-${name}.svg`), toSvg(title.replaceAll("`", ""), runs));
  if (!isWritten) return;
  const text = readFileSync(quality, "utf8");
  const marks = [`<!-- soak:${name} -->`, `<!-- soak:${name}:end -->`];
  const [start, end] = marks.map((mark) => text.indexOf(mark));
  if (start < 0 || end < start) throw new Error(`docs/quality.md has no ${marks.join(" … ")}`);
  const written = `${text.slice(0, start)}${marks[0]}\n\n${toMarkdown(result)}\n\n${text.slice(end)}`;
  writeFileSync(quality, (await format(quality, written, { printWidth: 120 })).code);
}
