// What the samples of a page at rest must not show.

/** The share of the heap by which it may be off from the first sample that counts. */
const tolerance = 0.1;
/** What may not become more. Nodes are part of the heap. */
const strict = ["documents", "listeners", "timers", "observers", "workers", "objectUrls", "styleSheets", "canvases"];

/**
 * In words, what becomes more. React and the browser keep what was shown last until something else is shown, so that single samples go
 * up and down: something is left where the later half of the samples is above all of the earlier half.
 */
export function judge(samples) {
  const first = samples.findIndex(({ isBase }) => isBase);
  const counted = samples.slice(first);
  const base = counted[0];
  const middle = Math.ceil(counted.length / 2);
  const problems = strict.flatMap((what) => {
    const most = Math.max(...counted.slice(0, middle).map((sample) => sample[what]));
    const least = Math.min(...counted.slice(middle).map((sample) => sample[what]));
    return least > most ? [`${what}: at most ${most}, later at least ${least}`] : [];
  });
  const offOf = ({ heap }) => Math.abs(heap / base.heap - 1);
  const worst = counted.reduce((one, other) => (offOf(other) > offOf(one) ? other : one));
  if (offOf(worst) > tolerance)
    problems.push(`heap: ${base.heap} B after ${base.round} rounds, ${worst.heap} B after ${worst.round}`);
  return problems;
}
