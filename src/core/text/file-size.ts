import { formatNumber, missing } from "./format.ts";

const units = ["bayt", "KB", "MB", "GB"] as const;

/** Bytes in Turkish units, 1 KB being 1024 of them: `812 bayt`, `470,8 KB`, `1,2 MB`; missing or below zero `-`. */
export function formatFileSize(bytes: number | null): string {
  if (bytes === null || !Number.isFinite(bytes) || bytes < 0) return missing;
  let [value, unit] = [Math.round(bytes), 0];
  // 1023,97 KB would be rounded to "1.024 KB"; such values use the next unit.
  while (unit < units.length - 1 && value >= (unit === 0 ? 1024 : 1023.95)) {
    value /= 1024;
    unit += 1;
  }
  return `${formatNumber(value, 1)}\u00a0${units[unit]}`;
}
