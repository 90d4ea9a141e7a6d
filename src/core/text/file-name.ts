import { formatNumber, missing } from "./format.ts";
import { cutUnits } from "./text.ts";

/** Control and format characters, such as those that reverse text (`rapor\u202Efdp.exe`), and unpaired surrogates. */
const hidden = /[\p{Cc}\p{Cf}\u2028\u2029\uFFFE\uFFFF]|\p{Surrogate}/gu;
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Maximum length in UTF-16 units; some systems accept no more than 255 bytes. */
const longestName = 120;
/** A file name extension. */
const ending = /\.[a-z0-9]{1,8}$/i;

/**
 * A file name that is valid on every system, whatever the provider sent: no path, no hidden characters, no device name, and an
 * extension, taken from the file's address if need be. `fallback` is used without a usable name.
 */
export function toSafeFileName(name: string | null, address: string, fallback: string): string {
  const clean = (name ?? "")
    .normalize("NFC")
    .replace(hidden, "")
    .replace(/[\\/:*?"<>|]/g, "-")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  const own = ending.exec(clean)?.[0] ?? "";
  const stem = clean.slice(0, clean.length - own.length) || fallback;
  const given = own || endingOf(address);
  const fit = `${cutUnits(stem, longestName - given.length).trimEnd()}${given}`;
  return devices.test(fit) ? `_${fit}` : fit;
}

function endingOf(address: string): string {
  return ending.exec(new URL(address).pathname)?.[0] ?? "";
}

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
