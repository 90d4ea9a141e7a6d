import { toTurkishLower } from "../../../core/text/text.ts";
import type { SheetFormat } from "./model.ts";
import { sheetMessages as texts } from "./sheet.messages.ts";

const longestSheetName = 31;
const longestFileName = 120;

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Cuts to UTF-16 units without splitting a surrogate pair. */
function cutUnits(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const isHalf = (text.codePointAt(limit - 1) ?? 0) > 0xffff;
  return text.slice(0, isHalf ? limit - 1 : limit);
}

const withoutQuotes = (text: string) => text.replace(/^['\s]+|['\s]+$/g, "");

/** Excel compares names ignoring case; i, ı, I and İ count as equal here, because the rule depends on its language. */
const toKey = (name: string) => toTurkishLower(name).replaceAll("ı", "i");

/** A valid sheet name that isn't in `taken`, to which it is added. */
export function toSheetName(name: string, taken: Set<string>): string {
  const allowed = name
    .normalize("NFC")
    .replace(controls, "")
    .replace(/[*?:\\/[\]]/g, "-");
  let base = withoutQuotes(cutUnits(withoutQuotes(allowed), longestSheetName)) || texts.sheet;
  // Excel reserves this name.
  if (toKey(base) === "history") base = `${base}_`;
  let unique = base;
  for (let count = 2; taken.has(toKey(unique)); count += 1) {
    const ending = ` (${count})`;
    unique = `${withoutQuotes(cutUnits(base, longestSheetName - ending.length))}${ending}`;
  }
  taken.add(toKey(unique));
  return unique;
}

const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A valid file name on every system, with the extension of the format. */
export function toFileName(name: string, format: SheetFormat): string {
  const base = name
    .normalize("NFC")
    .replace(controls, "")
    .replace(/[\\/:*?"<>|]/g, "-")
    .replace(/\.(xlsx|csv)$/i, "");
  const fit = cutUnits(base, longestFileName).replace(/^[\s.]+|[\s.]+$/g, "") || texts.file;
  return `${fit.replace(devices, "$&_")}.${format}`;
}
