export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Two standard errors of the median, from the median deviation; the factors are those of a normal distribution. */
export function noiseOf(values) {
  const middle = median(values);
  const deviation = 1.4826 * median(values.map((value) => Math.abs(value - middle)));
  return (2 * 1.2533 * deviation) / Math.sqrt(values.length);
}

/** Each time divided by the other one of the same turn: the median of the turns, and its noise. */
export function ratioOf(times, others) {
  const ratios = times.map((time, turn) => time / others[turn]);
  return { measured: median(ratios), noise: noiseOf(ratios) };
}

const formats = {
  kB: (value) => `${value.toFixed(1)} kB`,
  ms: (value) => `${value < 10 && value > 0 ? value.toFixed(1) : value.toFixed(0)} ms`,
  "#": (value) => String(value),
  "": (value) => value.toFixed(3),
};
export const show = (value, unit) => formats[unit](value);
export const toKilobytes = (bytes) => bytes / 1000;

export const range = (values) => `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}`;

/** The row of a median of processor times, which must be below its budget; all ms. Fewer than five times tell no noise. */
export const timeRow = (what, times, budget, note = "") => ({
  what,
  measured: median(times),
  ...(times.length < 5 ? {} : { noise: noiseOf(times) }),
  budget,
  isBelow: true,
  unit: "ms",
  note: `processor time, ${times.length} runs ${range(times)}${note && `; ${note}`}`,
});
