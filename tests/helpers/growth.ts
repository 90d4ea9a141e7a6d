/** Double the input takes at most so many times as long: linear work twice, quadratic work four times. */
const mostGrowth = 2.5;
/** Below this, in ms, a time says more about the machine than about the work. */
const measurable = 20;
const runs = 3;
/** A busy machine may spoil one measurement; work that grows too fast spoils all. */
const attempts = 4;

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Medians of interleaved runs: what slows the machine down meets both. */
async function compare(small: () => unknown, large: () => unknown): Promise<readonly [number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    times[0].push(await timeOf(small));
    times[1].push(await timeOf(large));
  }
  return [median(times[0]), median(times[1])];
}

export interface Sizes {
  readonly from: number;
  readonly to: number;
}

/**
 * Null when the work on an input of double the size takes at most 2.5 times as long; else a line that says what was measured.
 * Looks at the smallest size from `from` on that takes a time that can be measured; up to `to` none may.
 */
export async function findGrowth<Input>(
  make: (size: number) => Input,
  work: (input: Input) => unknown,
  { from, to }: Sizes,
): Promise<string | null> {
  for (let size = from; size <= to; size *= 4) {
    const [input, double] = [make(size), make(size * 2)];
    if ((await timeOf(() => work(double))) < measurable) continue;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const [small, large] = await compare(
        () => work(input),
        () => work(double),
      );
      if (large <= Math.max(measurable, small * mostGrowth)) return null;
      if (attempt === attempts) return `${size} took ${small.toFixed(1)} ms, ${size * 2} took ${large.toFixed(1)} ms`;
    }
  }
  // At the largest size there is still nothing to measure.
  return null;
}
