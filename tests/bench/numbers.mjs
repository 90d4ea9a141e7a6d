export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const formats = {
  kB: (value) => `${value.toFixed(1)} kB`,
  ms: (value) => `${value < 10 && value > 0 ? value.toFixed(1) : value.toFixed(0)} ms`,
  "#": (value) => String(value),
  "": (value) => value.toFixed(3),
};
export const show = (value, unit) => formats[unit](value);
export const toKilobytes = (bytes) => bytes / 1000;
