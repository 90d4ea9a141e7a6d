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
