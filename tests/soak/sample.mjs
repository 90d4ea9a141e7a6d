// Takes samples of a page at rest and judges them.
import { judge } from "./judge.mjs";
import { findGrowth, takeInventory } from "./snapshot.mjs";

/**
 * Advances of the page's clock in ms, each longer than the timers it lets run out. Four short ones, because the end of one store lets
 * the next one end; the last one exceeds the time for which unused responses stay in the cache.
 */
const rests = [20_000, 20_000, 20_000, 20_000, 6 * 60_000];
/** Samples count from this round on: by then everything is loaded and every store has existed once. */
const warm = 50;
/** Counts of `page` at rest: all timers have run out, and unreferenced objects are collected. */
async function takeSample(page, cdp, round) {
  // Input, so that the session doesn't end by inactivity.
  await page.mouse.move(1, 1 + (round % 2));
  for (const rest of rests) {
    await page.clock.fastForward(rest);
    await page.waitForFunction(() => globalThis.soak.isQuiet());
  }
  // Twice, because what the page's last task kept is collectable only afterwards.
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

/** Plays at least `rounds` rounds on one page and judges the samples; `play` does `step` rounds, after which a sample is taken. */
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
    if (inventory === null && round >= Math.min(warm, rounds / 2)) {
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
