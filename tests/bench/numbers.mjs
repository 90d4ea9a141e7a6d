export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const digits = { kB: 1, ms: 0, "": 3 };
export const show = (value, unit) => `${value.toFixed(digits[unit])}${unit && ` ${unit}`}`;
export const toKilobytes = (bytes) => bytes / 1000;
