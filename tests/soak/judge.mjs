// What the samples of a page at rest must not show.

/** The share of the heap by which it may be off from the first sample that counts. */
const tolerance = 0.1;
/** What may not become more. */
const strict = ["documents", "timers", "workers", "objectUrls", "styleSheets"];
/** What belongs to what is shown, and stays with what was shown last. */
const shown = ["nodes", "listeners", "observers", "canvases"];

/** The least and the most of each of `count` equal parts of the samples, in their order. */
function rangesOf(samples, what, count) {
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [index, index + 1].map((part) => Math.ceil((samples.length * part) / count));
    const values = samples.slice(start, end).map((sample) => sample[what]);
    return { least: Math.min(...values), most: Math.max(...values) };
  });
}

/**
 * In words, what becomes more: where the last samples are above all of the first ones. What belongs to one element goes up and down
 * between two levels, because a hidden class of V8 may hold a library's object, and with it the last removed element, until another
 * takes its place: this must have grown in the middle too.
 */
export function judge(samples) {
  const counted = samples.slice(samples.findIndex(({ isBase }) => isBase));
  const problems = [...strict, ...shown].flatMap((what) => {
    const ranges = rangesOf(counted, what, shown.includes(what) ? 3 : 2);
    const [{ most }, { least }] = [ranges[0], ranges.at(-1)];
    const isGrowing = ranges.slice(1).every((range, index) => range.least > ranges[index].least);
    return isGrowing && least > most ? [`${what}: at most ${most}, later at least ${least}`] : [];
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
