import { formatSerialDay, formatSerialTime } from "../serial.ts";

/** Built-in date formats (ECMA-376 part 1, 18.8.30); others are defined in the file. */
const dateIds = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);
const timeIds = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56]);
const percentIds = new Set([9, 10]);

/** Meaning of a numeric cell. */
export type NumberKind = "number" | "date" | "percent" | { readonly digits: string };

/** The meaning of a format code: a date, a percentage, or a pattern padded with zeros, as for phone numbers. */
export function toNumberKind(id: number, code: string | undefined): NumberKind {
  if (code === undefined)
    return dateIds.has(id) || timeIds.has(id) ? "date" : percentIds.has(id) ? "percent" : "number";
  const [positive = ""] = code.split(";");
  if (/^[0() \-"\\]*0[0() \-"\\]*$/.test(positive) && positive.replace(/[^0]/g, "").length > 1) {
    return { digits: positive.replace(/["\\]/g, "") };
  }
  const bare = positive.replace(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]|[_*]./gi, "");
  if (/[dyhs]|m{1,5}/i.test(bare) && !/general|[#?]/i.test(bare)) return "date";
  return bare.includes("%") ? "percent" : "number";
}

/** No thousands separators, since most numbers here are codes and phone numbers; exact up to 15 digits. */
const plain = new Intl.NumberFormat("tr-TR", { useGrouping: false, maximumFractionDigits: 10 });
const days1904 = 1462;

/** A number as displayed by Turkish Excel. */
export function toNumberText(value: number, kind: NumberKind, is1904 = false): string {
  if (!Number.isFinite(value)) return "";
  if (kind === "date") return toDateText(is1904 ? value + days1904 : value);
  if (kind === "percent") return `%${plain.format(Number((value * 100).toPrecision(15)))}`;
  if (kind === "number" || !Number.isInteger(value) || value < 0) return plain.format(value);
  return fillDigits(String(value), kind.digits);
}

function toDateText(serial: number): string {
  if (serial < 0 || serial > 2_958_466) return plain.format(serial);
  const time = formatSerialTime(serial, true);
  if (serial < 1) return time;
  // Excel has a 29 February 1900, so its earlier days are one ahead.
  const day = formatSerialDay(serial < 60 ? serial + 1 : serial);
  return time === "00:00" ? day : `${day} ${time}`;
}

/** `5321112233` formatted as `0000 000 00 00` is 0532 111 22 33. */
function fillDigits(digits: string, pattern: string): string {
  const places = pattern.replace(/[^0]/g, "").length;
  const filled = digits.padStart(places, "0");
  let next = filled.length - places;
  const rest = pattern.replace(/0/g, () => {
    const digit = filled[next] ?? "";
    next += 1;
    return digit;
  });
  return filled.slice(0, filled.length - places) + rest;
}
