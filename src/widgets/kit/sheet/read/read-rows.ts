import { type NumberKind, toNumberText } from "./number-text.ts";
import { cutUnits } from "../../../../core/text/text.ts";
import { cellLength, columnLimit, type SheetRow, TooBigError } from "./read-answer.ts";
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
