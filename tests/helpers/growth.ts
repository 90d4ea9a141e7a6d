/** The largest accepted factor in time for double the input: linear work has 2, quadratic work 4. */
const mostGrowth = 2.5;
/** How often the input is doubled between the two that are compared: the more, the further linear work is from the limit. */
const doublings = 2;
/** The shortest time that can be measured reliably, ms. */
const measurable = 50;
/** What collecting garbage may add to the larger run, ms: a text of a megabyte is kept apart from small ones. */
const collection = 20;
const attempts = 12;

/** Ms of processor time of this process where available: on a busy machine the clock counts other work too. */
function spent(): number {
  if (!("process" in globalThis)) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function timeOf(work: () => unknown): Promise<number> {
  const start = spent();
  await work();
  return spent() - start;
}

async function repeat(count: number, work: () => unknown): Promise<void> {
  for (let run = 0; run < count; run += 1) await work();
}

export interface Sizes {
  readonly from: number;
  /** The largest input that is made. */
  readonly to: number;
}

/**
 * Null if the time at most grows by the factor 2.5 when the input's size doubles; else a text with the measured times.
 * Uses the smallest size from `from` on whose time can be measured. Compares the shortest times of several interleaved runs, because
 * other processes only ever add time, and work that grows too fast is never quick. The smaller input is processed several times, so
 * that both runs take about equally long and are interrupted alike.
 */
export async function findGrowth<Input>(
  make: (size: number) => Input,
  work: (input: Input) => unknown,
  { from, to }: Sizes,
): Promise<string | null> {
  const factor = 2 ** doublings;
  for (let size = from; size * factor <= to; size *= factor) {
    const [input, larger] = [make(size), make(size * factor)];
    let [small, large] = [Number.POSITIVE_INFINITY, await timeOf(() => work(larger))];
    for (let attempt = 1; attempt <= attempts && large >= measurable; attempt += 1) {
      small = Math.min(small, (await timeOf(() => repeat(factor, () => work(input)))) / factor);
      large = Math.min(large, await timeOf(() => work(larger)));
      if (large <= small * mostGrowth ** doublings + collection) return null;
    }
    if (large >= measurable) return `${size} took ${small.toFixed(1)} ms, ${size * factor} took ${large.toFixed(1)} ms`;
  }
  // Even the largest size is too quick to be measured.
  return null;
}
