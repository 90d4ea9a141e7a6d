import { formatMessages } from "../../../core/text/core.messages.ts";
import { cellTypes, toCellText } from "./cell-types.ts";
import type { Cell, CellType, ColumnHead } from "./model.ts";

/** Without it Excel reads the file in the Windows code page. */
export const byteOrderMark = "\uFEFF";
/** Excel's list separator: a semicolon where numbers have a decimal comma. */
const separator = () => (formatMessages.decimal === "," ? ";" : ",");
const lineEnd = "\r\n";

/** Text that a spreadsheet may evaluate as a formula, also with East Asian full-width characters. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** Phone numbers and numbers with a sign: not a formula, and an apostrophe would spoil them. */
const harmless = /^(\+\d[\d ()-]*|[+-]?\d[\d.,]*|-)$/;

/** Start of a text that has, or seems to have, the guard: an apostrophe before a formula. */
const guardedStart = /^'+\s*[=+\-@＝＋－＠\t\r\n]/u;

/** The parts of a text behind its first separator: of a comma, a semicolon, a tab or a line. */
const laterParts = /([,;\t\r\n])([^,;\t\r\n]*)/g;

function toSafePart(part: string): string {
  const isFormula = formulaStart.test(part) && !harmless.test(part.trim());
  return isFormula || guardedStart.test(part) ? `'${part}` : part;
}

/**
 * Also guards what another program makes a cell of its own: one that parts at commas doesn't see the quotes of a field behind a
 * semicolon, and the other way round.
 */
function toSafeText(text: string): string {
  const guarded = text.replace(laterParts, (_whole, mark: string, part: string) => mark + toSafePart(part));
  return toSafePart(text) === text ? guarded : `'${guarded}`;
}

/** The text before toSafeText. */
export function withoutGuard(text: string): string {
  const unguarded = text.replace(laterParts, (whole, mark: string, part: string) =>
    guardedStart.test(part) ? mark + part.slice(1) : whole,
  );
  return guardedStart.test(text) ? unguarded.slice(1) : unguarded;
}

/** Quoted; also what programs with the other separator would part in front of a guard. */
const special = { ";": /[";\r\n\t]|,'|^\s|\s$/, ",": /[",\r\n\t]|;'|^\s|\s$/ };
/** Quoted in the header, because programs detect the separator in the first line, where a comma, or `sep=`, would mislead them. */
const specialInHead = /[";,\r\n\t]|^\s|\s$|^sep=/;

function quote(text: string, pattern = special[separator()]): string {
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
