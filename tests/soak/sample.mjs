// Samples of a page at rest, and what they must not show.
import { findGrowth, takeInventory } from "./snapshot.mjs";

/** ms: longer than what the elements keep by themselves. First what waits for a moment (stores, files, notes), then answers without a reader. */
const rests = [30_000, 6 * 60_000];
/** The share of the heap by which it may be off from the first sample that counts. */
const tolerance = 0.1;
/** What may not be one more than at the first sample that counts. Nodes are part of the heap. */
const strict = ["documents", "listeners", "timers", "observers", "workers", "objectUrls", "styleSheets", "canvases"];

/** What `page` has quieted down to, when everybody's time has passed and everything that nobody holds is gone. */
async function takeSample(page, cdp, round) {
  // Somebody is there: the session doesn't end for want of input.
  await page.mouse.move(1, 1 + (round % 2));
  for (const rest of rests) {
    await page.clock.fastForward(rest);
    await page.waitForFunction(() => globalThis.soak.isQuiet());
  }
  // What was kept for the last task of the page is free only afterwards.
  for (let time = 0; time < 2; time += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const metric = (name) => metrics.find((entry) => entry.name === name).value;
  return {
    round,
    heap: metric("JSHeapUsedSize"),
    nodes: metric("Nodes"),
    documents: metric("Documents"),
    listeners: metric("JSEventListeners"),
    workers: page.workers().length,
    ...(await page.evaluate(() => globalThis.soak.counts())),
  };
}

/**
 * The samples of `rounds` rounds of one page, each part of a round done by `play`. The first sample that counts is the one at a tenth
 * of the rounds: by then everything is loaded and every store has been there.
 */
export async function sampleRounds({ page, name, rounds, step, play }) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  await cdp.send("HeapProfiler.enable");
  const samples = [];
  let inventory = null;
  for (let round = step; round < rounds + step; round += step) {
    await play(step);
    const sample = await takeSample(page, cdp, round);
    samples.push(sample);
    if (inventory === null && round >= rounds / 10) {
      inventory = await takeInventory(cdp);
      sample.isBase = true;
    }
  }
  const problems = judge(samples);
  const growth = problems.length > 0 ? await findGrowth(cdp, inventory) : [];
  const timers = problems.some((problem) => problem.startsWith("timers"))
    ? await page.evaluate(() => globalThis.soak.timers())
    : [];
  await cdp.detach();
  return { name, rounds: samples.at(-1).round, samples, problems, growth, timers };
}

/** In words, what is more at the end than at the first sample that counts. */
export function judge(samples) {
  const base = samples.find(({ isBase }) => isBase);
  const after = samples.slice(samples.indexOf(base) + 1);
  const last = samples.at(-1);
  const problems = strict
    .filter((what) => last[what] > base[what])
    .map((what) => `${what}: ${base[what]} after ${base.round} rounds, ${last[what]} after ${last.round}`);
  const off = after.filter(({ heap }) => Math.abs(heap / base.heap - 1) > tolerance);
  if (off.length > 0) {
    const [worst] = off.toSorted((one, other) => Math.abs(other.heap - base.heap) - Math.abs(one.heap - base.heap));
    problems.push(`heap: ${base.heap} B after ${base.round} rounds, ${worst.heap} B after ${worst.round}`);
  }
  return problems;
}
