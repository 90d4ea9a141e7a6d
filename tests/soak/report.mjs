// Reports the results of a soak test: on the console and in tests/.output/soak.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../demo/setup.mjs";

const output = join(root, "tests/.output/soak");

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

/** Writes the results of a part into tests/.output/soak, in place of those of an earlier run. */
export function writePart(result) {
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, `${result.name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}
