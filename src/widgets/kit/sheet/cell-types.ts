import { formatMessages as texts } from "../../../core/text/core.messages.ts";
import { $language, localized } from "../../../core/text/messages.ts";
import type { Cell, CellType, CellValues } from "./model.ts";
import {
  formatSerialDay,
  formatSerialDuration,
  formatSerialTime,
  toDaySerial,
  toDurationSerial,
  toMomentSerial,
  toTimeSerial,
} from "./serial.ts";

interface CellKind<Value> {
  readonly toCell: (value: Value) => Cell;
  /** Number format for ExcelJS, in the page's language. Excel inserts the separators of its own language. */
  readonly format: string | (() => string);
  /** Text of a numeric cell in a .csv. */
  readonly toField: (cell: number) => string;
  /** Displayed length of a numeric cell, in characters. */
  readonly lengthOf: (cell: number) => number;
}

// -0 would be shown as "-0".
const toNumber = (value: number) => (Number.isFinite(value) ? value + 0 : null);

const plain = { useGrouping: false, signDisplay: "negative" } as const;
const numbers = localized(() => new Intl.NumberFormat($language.get(), { ...plain, maximumFractionDigits: 20 }));
const amounts = localized(
  () => new Intl.NumberFormat($language.get(), { ...plain, minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Decimal comma (point in English), no thousands separator, never an exponent. */
function toDecimal(value: number): string {
  const text = String(value);
  if (text.includes("e")) return numbers().format(value);
  return text.replace(".", texts.decimal);
}

/** @param rest characters in addition to the whole number: decimals, currency */
function amount(format: CellKind<number>["format"], rest: number, toField = toDecimal): CellKind<number> {
  const lengthOf = (value: number) => {
    const whole = Math.max(1, Math.floor(Math.log10(Math.max(1, Math.abs(value)))) + 1);
    return (value < 0 ? 1 : 0) + whole + Math.floor((whole - 1) / 3) + rest;
  };
  return { toCell: toNumber, format, toField, lengthOf };
}

const excelDay = () => texts.day("dd", "mm", "yyyy");

/** For each cell type: its value and format in a spreadsheet, its text in a .csv, its displayed length. */
export const cellTypes: { readonly [Type in CellType]: CellKind<CellValues[Type]> } = {
  text: {
    toCell: (text) => (text === "" ? null : toCellText(text)),
    // Keeps digits as they were typed.
    format: "@",
    toField: toDecimal,
    lengthOf: (cell) => String(cell).length,
  },
  integer: amount("#,##0", 0),
  number: amount("#,##0.00", 3),
  money: amount('#,##0.00 "TL"', 6, (cell) => amounts().format(cell)),
  percent: amount(() => texts.percent("0.0").replace("%", '"%"'), 3),
  date: {
    toCell: toDaySerial,
    format: excelDay,
    toField: formatSerialDay,
    lengthOf: () => 10,
  },
  dateTime: {
    toCell: toMomentSerial,
    format: () => `${excelDay()} hh:mm`,
    toField: (cell) => `${formatSerialDay(cell)} ${formatSerialTime(cell)}`,
    lengthOf: () => 16,
  },
  time: { toCell: toTimeSerial, format: "hh:mm", toField: formatSerialTime, lengthOf: () => 5 },
  duration: {
    toCell: (seconds) => (Number.isFinite(seconds) ? toDurationSerial(seconds) : null),
    format: "[h]:mm:ss",
    toField: formatSerialDuration,
    lengthOf: () => 8,
  },
};

/** The number formats by cell type. */
export function cellFormats(): Readonly<Record<CellType, string>> {
  const formats = Object.entries(cellTypes).map(([type, { format }]) => [
    type,
    typeof format === "string" ? format : format(),
  ]);
  return Object.fromEntries(formats) as Record<CellType, string>;
}

/** Longest text of a spreadsheet cell, in UTF-16 units. */
export const longestText = 32_767;

// Control characters and other code points that XML 1.0 can't contain or discourages, and lone surrogates.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const lineEnd = /\r\n?/g;

/** Removes characters that a file can't contain, normalises line ends to `\n`, and cuts what exceeds a cell. */
export function toCellText(text: string): string {
  const clean = text.replace(forbidden, "").replace(lineEnd, "\n");
  return clean.length > longestText ? cut(clean) : clean;
}

function cut(text: string): string {
  const end = longestText - 1;
  // Doesn't split a surrogate pair.
  const isHalf = (text.codePointAt(end - 1) ?? 0) > 0xffff;
  return `${text.slice(0, isHalf ? end - 1 : end)}…`;
}
