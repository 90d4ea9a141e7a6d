import { type NumberKind, toNumberText } from "./number-text.ts";
import { columnLimit, type ReadAnswer, TooBigError } from "./read-answer.ts";
import { sheetMessages as texts } from "../sheet.messages.ts";
import { walkXml } from "./xml.ts";

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
  readonly column: number;
  readonly type: string;
  readonly kind: NumberKind;
  value: string;
}

/** `C7` → 2 */
function toColumnIndex(reference: string): number {
  let index = 0;
  for (const letter of reference.replace(/[^A-Z]/g, "")) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

/** Excel writes characters that XML can't contain as `_x000D_`. */
function unescapeText(text: string): string {
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, "\n");
}

function toText({ type, value, kind }: OpenCell, { strings, is1904 }: RowsOptions): string {
  switch (type) {
    case "s":
      return unescapeText(strings[Number(value)] ?? "");
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

/** The rows of a worksheet's XML; rows without any text are left out. */
export function readRows(source: string, options: RowsOptions): ReadAnswer {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell: OpenCell | null = null;
  let isValue = false;
  let isTruncated = false;
  let cells = 0;
  let letters = 0;
  walkXml(source, {
    open(name, attribute) {
      if (name === "row") row = [];
      if (name === "c") {
        const reference = attribute("r");
        cell = {
          column: reference ? toColumnIndex(reference) : row.length,
          type: attribute("t") ?? "n",
          kind: options.kinds[Number(attribute("s") ?? 0)] ?? "number",
          value: "",
        };
      }
      isValue = cell !== null && (name === "v" || name === "t");
    },
    text(part) {
      if (isValue && cell) cell.value += part;
    },
    close(name) {
      isValue = false;
      if (name === "c" && cell) {
        if (cell.column >= 0 && cell.column < columnLimit) {
          while (row.length < cell.column) row.push("");
          const text = toText(cell, options);
          letters += text.length;
          row[cell.column] = text;
        }
        cells += 1;
        if (cells > cellLimit || letters > lettersLimit) throw new TooBigError("The sheet has too many cells.");
        cell = null;
      }
      if (name === "row" && row.some((text) => text.trim() !== "")) {
        isTruncated = rows.length >= options.limit;
        if (!isTruncated) rows.push(row);
      }
      return name !== "sheetData" && !isTruncated;
    },
  });
  return rows.length === 0 ? { failure: "empty" } : { rows, isTruncated };
}
