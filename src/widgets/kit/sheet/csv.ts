import { toCellText } from "./cells.ts";
import type { Cell, CellType, ColumnHead } from "./model.ts";
import { formatSerialDay, formatSerialDuration, formatSerialTime } from "./serial.ts";

/** Without it Excel reads the file in the Windows code page. */
export const byteOrderMark = "\uFEFF";
const separator = ";";
const lineEnd = "\r\n";

/** Text that a spreadsheet may evaluate as a formula, also with East Asian full-width characters. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** Phone numbers and numbers with a sign: not a formula, and an apostrophe would spoil them. */
const harmless = /^(\+\d[\d ()-]*|[+-]?\d[\d.,]*|-)$/;

function toSafeText(text: string): string {
  return formulaStart.test(text) && !harmless.test(text) ? `'${text}` : text;
}

function quote(text: string): string {
  return /[";\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Decimal comma, no thousands separator, never an exponent. */
function toDecimal(value: number): string {
  const text = String(value);
  return (text.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : text).replace(".", ",");
}

function toField(cell: Cell, type: CellType): string {
  if (cell === null) return "";
  if (typeof cell === "string") return quote(toSafeText(cell));
  switch (type) {
    case "date":
      return formatSerialDay(cell);
    case "dateTime":
      return `${formatSerialDay(cell)} ${formatSerialTime(cell)}`;
    case "time":
      return formatSerialTime(cell);
    case "duration":
      return formatSerialDuration(cell);
    case "money":
      return cell.toFixed(2).replace(".", ",");
    default:
      return toDecimal(cell);
  }
}

export function toCsvHead(columns: readonly Pick<ColumnHead, "header">[]): string {
  return columns.map(({ header }) => quote(toSafeText(toCellText(header)))).join(separator) + lineEnd;
}

/** The lines of some rows in the format of Turkish Excel: `;`, CRLF, decimal comma, `dd.mm.yyyy`. */
export function toCsvLines(
  columns: readonly { readonly type: CellType }[],
  rows: readonly (readonly Cell[])[],
): string {
  return rows
    .map((cells) => cells.map((cell, index) => toField(cell, columns[index]?.type ?? "text")).join(separator) + lineEnd)
    .join("");
}
