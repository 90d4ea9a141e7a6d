// What a soak has found: on the console, in tests/.output/soak.json, and with --write in docs/quality.md.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { root } from "../../demo/setup.mjs";
import { toSvg } from "./curves.mjs";

const output = join(root, "tests/.output");
const quality = join(root, "docs/quality.md");
const marks = ["<!-- soak:start (npm run test:soak -- --write) -->", "<!-- soak:end -->"];

const toMegabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** The first sample that counts, the last, and by how many percent a heap was off at most in between. */
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

function toMarkdown({ machine, results }) {
  const rows = results.flatMap(({ title, runs }) =>
    runs.map((run) => toRow(runs.length > 1 ? `\`<shuttle-${run.name}>\`` : title, run)),
  );
  const first = [...heads, ...more];
  const table = [first, first.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
  const minutes = Math.round(results.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  const pictures = results.map(({ name, title }) => `![${title}](quality/soak-${name}.svg)`).join("\n\n");
  const left = results.flatMap(({ runs }) =>
    runs.flatMap(({ name, problems }) => problems.map((problem) => `- ${name}: ${problem}`)),
  );
  const sum = left.length === 0 ? "Nothing is left behind." : `Left behind:\n\n${left.join("\n")}`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${machine}, ${minutes} minutes. ${sum}\n\n${table}\n\n${pictures}`;
}

export async function writeReport({ machine, results, isWritten }) {
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, "soak.json"), `${JSON.stringify({ machine, results }, null, 2)}\n`);
  const directory = isWritten ? join(root, "docs/quality") : join(output, "soak");
  mkdirSync(directory, { recursive: true });
  for (const { name, title, runs } of results)
    writeFileSync(join(directory, `soak-${name}.svg`), toSvg(title.replaceAll("`", ""), runs));
  if (!isWritten) return;
  const text = readFileSync(quality, "utf8");
  const [start, end] = [text.indexOf(marks[0]), text.indexOf(marks[1])];
  if (start < 0 || end < start) throw new Error(`docs/quality.md has no ${marks[0]}`);
  const written = `${text.slice(0, start)}${marks[0]}\n\n${toMarkdown({ machine, results })}\n\n${text.slice(end)}`;
  writeFileSync(quality, (await format(quality, written, { printWidth: 120 })).code);
}
