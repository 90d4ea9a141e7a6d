import { cutUnits } from "../../../../core/text/text.ts";
import { cellLength, columnLimit, type SheetRow, TooBigError } from "./read-answer.ts";
import { sheetMessages as texts } from "../sheet.messages.ts";
import { walkXml } from "./xml.ts";
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

/** Limit for cells read, including empty ones, and for characters kept: every cell may refer to the same text. */
export const cellLimit = 1_000_000;
const lettersLimit = 20_000_000;

interface RowsOptions {
  readonly strings: readonly string[];
  readonly kinds: readonly NumberKind[];
  readonly is1904: boolean;
  readonly limit: number;
}

interface OpenCell {
  readonly line: number;
  /** Undefined: the next one of its row. */
  readonly column: number | undefined;
  readonly type: string;
  readonly kind: NumberKind;
  value: string;
}

/** `C7` → 2 */
function toColumnIndex(reference: string): number {
  let index = 0;
  for (const letter of reference.toUpperCase().replace(/[^A-Z]/g, "")) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

/** `C7` → 7; undefined without a number. */
function toLine(reference: string | undefined): number | undefined {
  const [digits] = /\d+$/.exec(reference ?? "") ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Excel writes characters that XML can't contain as `_x000D_`. */
function unescapeText(text: string): string {
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, "\n");
}

function toSharedText(strings: readonly string[], index: string): string {
  const text = strings[Number(index)];
  if (text === undefined) throw new Error("A cell names a shared text that isn't there");
  return text;
}

function toText({ type, value, kind }: OpenCell, { strings, is1904 }: RowsOptions): string {
  switch (type) {
    case "s":
      return value.trim() === "" ? "" : unescapeText(toSharedText(strings, value));
    case "str":
    case "inlineStr":
      return unescapeText(value);
    case "b":
      return value === "1" ? texts.true : texts.false;
    case "e":
      return "";
    case "d":
      return value;
    default:
      return value === "" ? "" : toNumberText(Number(value), kind, is1904);
  }
}

interface RowsRead {
  readonly rows: readonly SheetRow[];
  readonly isTruncated: boolean;
}

/**
 * The rows of a worksheet's XML, in their order and without those that have no text. A cell belongs where its reference says, else
 * into its row's next column; a row without a number follows the one before, and several elements with one number are one row.
 */
export function readRows(source: string, options: RowsOptions): RowsRead {
  const rows = new Map<number, string[]>();
  const filled = new Set<number>();
  let line = 0;
  let cell: OpenCell | null = null;
  let isValue = false;
  let isTruncated = false;
  let cells = 0;
  let letters = 0;
  const place = ({ line: at, column: given }: OpenCell, text: string) => {
    const row = rows.get(at) ?? [];
    const column = given ?? row.length;
    rows.set(at, row);
    if (column < 0 || column >= columnLimit) return;
    if (text.trim() !== "" && !filled.has(at)) {
      isTruncated = filled.size >= options.limit;
      if (isTruncated) return;
      filled.add(at);
    }
    while (row.length < column) row.push("");
    row[column] = text;
    letters += text.length;
  };
  walkXml(source, {
    open(name, attribute) {
      if (name === "row") line = toLine(attribute("r")) ?? line + 1;
      if (name === "c") {
        const reference = attribute("r");
        cell = {
          line: toLine(reference) ?? line,
          column: reference === undefined ? undefined : toColumnIndex(reference),
          type: attribute("t") ?? "n",
          kind: options.kinds[Number(attribute("s") ?? 0)] ?? "number",
          value: "",
        };
        line = cell.line;
      }
      isValue = cell !== null && (name === "v" || name === "t");
    },
    text(part) {
      if (isValue && cell) cell.value += part;
    },
    close(name) {
      isValue = false;
      if (name === "c" && cell) {
        place(cell, cutUnits(toText(cell, options), cellLength));
        cells += 1;
        if (cells > cellLimit || letters > lettersLimit) throw new TooBigError("The sheet has too many cells.");
        cell = null;
      }
      return name !== "sheetData" && !isTruncated;
    },
  });
  const lines = [...filled].sort((a, b) => a - b);
  return { rows: lines.map((at) => ({ line: at, cells: rows.get(at) ?? [], problem: null })), isTruncated };
}
