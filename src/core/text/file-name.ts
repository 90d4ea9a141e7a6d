/** Control letters, marks that turn the direction of a text (`rapor\u202Efdp.exe`) or can't be seen, halves of letters. */
const hidden = /[\p{Cc}\p{Cf}\u2028\u2029\uFFFE\uFFFF]|\p{Surrogate}/gu;
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** UTF-16 units; some systems take no more than 255 bytes. */
const longestName = 120;
/** What a name ends in, when it is a file's. */
const ending = /\.[a-z0-9]{1,8}$/i;

/**
 * A name that every system takes for a file in the folder of downloads, whatever the provider wrote: no path, no hidden
 * letters, no name of a device, and an ending, if need be that of the file's address. `fallback` names what has no name.
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
  const fit = `${cutUnits(stem, longestName - given.length)}${given}`;
  return devices.test(fit) ? `_${fit}` : fit;
}

function endingOf(address: string): string {
  return ending.exec(new URL(address).pathname)?.[0] ?? "";
}

/** Cuts to UTF-16 units without leaving half a letter. */
function cutUnits(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const isHalf = (text.codePointAt(limit - 1) ?? 0) > 0xffff;
  return text.slice(0, isHalf ? limit - 1 : limit).trimEnd();
}
