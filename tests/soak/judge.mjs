// Detects leaks in the samples of a page at rest.

/** Allowed deviation of the heap from the first counted sample with as many nodes, as a fraction. */
const tolerance = 0.1;
/** Counts that must not grow. */
const strict = ["documents", "timers", "workers", "objectUrls", "styleSheets"];
/** Counts that depend on what is shown, and may still include what was shown last. */
const shown = ["nodes", "listeners", "observers", "canvases"];

/** Minimum and maximum of a count in each of `count` equal, consecutive parts of the samples. */
function rangesOf(samples, what, count) {
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [index, index + 1].map((part) => Math.ceil((samples.length * part) / count));
    const values = samples.slice(start, end).map((sample) => sample[what]);
    return { least: Math.min(...values), most: Math.max(...values) };
  });
}

/**
 * Describes each count that grows: all of its last samples are above all of its first ones. The counts in `shown` vary between two
 * levels, because a hidden class of V8 may hold a library's object, and with it the last removed element, until another one replaces
 * it; they must have grown in the middle third too. Also describes a heap that deviates too much from another with the same nodes.
 */
export function judge(samples) {
  const counted = samples.slice(samples.findIndex(({ isBase }) => isBase));
  const problems = [...strict, ...shown].flatMap((what) => {
    const ranges = rangesOf(counted, what, shown.includes(what) ? 3 : 2);
    const [{ most }, { least }] = [ranges[0], ranges.at(-1)];
    const isGrowing = ranges.slice(1).every((range, index) => range.least > ranges[index].least);
    return isGrowing && least > most ? [`${what}: at most ${most}, later at least ${least}`] : [];
  });
  // Only samples with as many nodes are compared: one in which a removed element is retained holds its data too, see above.
  for (const nodes of new Set(counted.map((sample) => sample.nodes))) {
    const alike = counted.filter((sample) => sample.nodes === nodes);
    // The lower of two of them in a row, because a single sample may still hold what was shown last, the next one doesn't.
    const heaps = alike.slice(1).map(({ heap, round }, index) => ({ round, heap: Math.min(heap, alike[index].heap) }));
    const worst = heaps.find(({ heap }) => Math.abs(heap / heaps[0].heap - 1) > tolerance);
    if (worst)
      problems.push(`heap: ${heaps[0].heap} B after ${heaps[0].round} rounds, ${worst.heap} B after ${worst.round}`);
  }
  return problems;
}
