import { toCellText } from "./cell-text.ts";
import { cellTypes } from "./cell-types.ts";
import type { Cell, CellType, ColumnHead } from "./model.ts";

/** Without it Excel reads the file in the code page of Windows. */
export const byteOrderMark = "\uFEFF";
const separator = ";";
const lineEnd = "\r\n";

/** What a spreadsheet may take for a formula when it opens the file, also in the full-width letters of East Asia. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** Phones and numbers begin with a sign as well; an apostrophe would spoil them, and they can do nothing. */
const harmless = /^(\+\d[\d ()-]*|[+-]?\d[\d.,]*|-)$/;

function toSafeText(text: string): string {
  return formulaStart.test(text) && !harmless.test(text) ? `'${text}` : text;
}

function quote(text: string): string {
  return /[";\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function toField(cell: Cell, type: CellType): string {
  if (cell === null) return "";
  return typeof cell === "string" ? quote(toSafeText(cell)) : cellTypes[type].toField(cell);
}

export function toCsvHead(columns: readonly Pick<ColumnHead, "header">[]): string {
  return columns.map(({ header }) => quote(toSafeText(toCellText(header)))).join(separator) + lineEnd;
}

/** The lines of some rows: `;`, CRLF, decimal comma, `dd.mm.yyyy`, as Excel in Turkish expects. */
export function toCsvLines(
  columns: readonly { readonly type: CellType }[],
  rows: readonly (readonly Cell[])[],
): string {
  return rows
    .map((cells) => cells.map((cell, index) => toField(cell, columns[index]?.type ?? "text")).join(separator) + lineEnd)
    .join("");
}
