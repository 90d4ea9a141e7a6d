// What the samples of a page at rest must not show.

/** The share of the heap by which it may be off from the first sample that counts. */
const tolerance = 0.1;
/** What may not become more. */
const strict = [
  "documents",
  "nodes",
  "listeners",
  "timers",
  "observers",
  "workers",
  "objectUrls",
  "styleSheets",
  "canvases",
];

/**
 * In words, what becomes more. React and the browser keep what was shown last until something else is shown, so that single samples go
 * up and down: something is left where the later half of the samples is above all of the earlier half.
 */
export function judge(samples) {
  const first = samples.findIndex(({ isBase }) => isBase);
  const counted = samples.slice(first);
  const middle = Math.ceil(counted.length / 2);
  const problems = strict.flatMap((what) => {
    const most = Math.max(...counted.slice(0, middle).map((sample) => sample[what]));
    const least = Math.min(...counted.slice(middle).map((sample) => sample[what]));
    return least > most ? [`${what}: at most ${most}, later at least ${least}`] : [];
  });
  // Of two neighbours the lower: a single sample may still hold what was shown last, the next one doesn't.
  const heaps = counted
    .slice(1)
    .map(({ heap, round }, index) => ({ round, heap: Math.min(heap, counted[index].heap) }));
  const worst = heaps.find(({ heap }) => Math.abs(heap / heaps[0].heap - 1) > tolerance);
  if (worst)
    problems.push(`heap: ${heaps[0].heap} B after ${heaps[0].round} rounds, ${worst.heap} B after ${worst.round}`);
  return problems;
}
