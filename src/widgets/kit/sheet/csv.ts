import { $language } from "../../../core/text/messages.ts";
import { toCellText } from "./cell-text.ts";
import { cellTypes } from "./cell-types.ts";
import type { Cell, CellType, ColumnHead } from "./model.ts";

/** Without it Excel reads the file in the Windows code page. */
export const byteOrderMark = "\uFEFF";
/** Excel's list separator: a semicolon in Turkish, where numbers have a decimal comma. */
const separator = () => ($language.get() === "tr" ? ";" : ",");
const lineEnd = "\r\n";

/** Text that a spreadsheet may evaluate as a formula, also with East Asian full-width characters. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** Phone numbers and numbers with a sign: not a formula, and an apostrophe would spoil them. */
const harmless = /^(\+\d[\d ()-]*|[+-]?\d[\d.,]*|-)$/;

/** Start of a text that has, or seems to have, the guard: an apostrophe before a formula. read-csv.ts removes one apostrophe. */
export const guardedStart = /^'+\s*[=+\-@＝＋－＠\t\r\n]/u;

function toSafeText(text: string): string {
  const isFormula = formulaStart.test(text) && !harmless.test(text);
  return isFormula || guardedStart.test(text) ? `'${text}` : text;
}

const special = { tr: /[";\r\n\t]|^\s|\s$/, en: /[",\r\n\t]|^\s|\s$/ };
/** Quoted in the header, because programs detect the separator in the first line, where a comma, or `sep=`, would mislead them. */
const specialInHead = /[";,\r\n\t]|^\s|\s$|^sep=/;

function quote(text: string, pattern = special[$language.get()]): string {
  return pattern.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function toField(cell: Cell, type: CellType): string {
  if (cell === null) return "";
  return typeof cell === "string" ? quote(toSafeText(cell)) : cellTypes[type].toField(cell);
}

export function toCsvHead(columns: readonly Pick<ColumnHead, "header">[]): string {
  return columns.map(({ header }) => quote(toSafeText(toCellText(header)), specialInHead)).join(separator()) + lineEnd;
}

/** The lines of some rows in the format of Turkish Excel: `;`, CRLF, decimal comma, `dd.mm.yyyy`; in English `,`, point and `dd/mm/yyyy`. */
export function toCsvLines(
  columns: readonly { readonly type: CellType }[],
  rows: readonly (readonly Cell[])[],
): string {
  return rows
    .map(
      (cells) => cells.map((cell, index) => toField(cell, columns[index]?.type ?? "text")).join(separator()) + lineEnd,
    )
    .join("");
}
