import { cutUnits } from "../../../../core/text/text.ts";
import { withoutGuard } from "../csv.ts";
import { cellLength, columnLimit, type ReadAnswer, type RowProblem, type SheetRow } from "./read-answer.ts";

const separators = [";", "\t", ","] as const;
const sample = 20;

/** Occurrences outside of quotes in each of the first lines. */
function countPerLine(text: string, separator: string): number[] {
  const counts = [0];
  let isQuoted = false;
  for (const letter of text.slice(0, 64_000)) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === separator) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    else if (!isQuoted && letter === "\n" && counts.push(0) > sample) break;
  }
  return counts;
}

/** The separator used in the first line; of several, the one that most other lines contain equally often. */
export function findSeparator(text: string): string {
  const score = (separator: string) => {
    const [first = 0, ...rest] = countPerLine(text, separator);
    return first === 0 ? 0 : 1 + rest.filter((count) => count === first).length + first / 1000;
  };
  const [best] = separators.toSorted((a, b) => score(b) - score(a));
  return best ?? ";";
}

const isBlank = (cell: string) => cell.trim() === "";

/** Longest quoted cell in UTF-16 units, as in Excel; a quote whose end is farther away has none. */
const quotedLength = 32_767;
/** From this many columns on, a line within a quoted cell that has all their separators is a row of its own. */
const swallowedColumns = 4;

interface Field {
  readonly text: string;
  /** Position behind it: of a separator, of a line end, or of the text's end. */
  readonly end: number;
}

/** Finds the end of a field without quotes. */
function createScan(text: string, separator: string) {
  const mark = new RegExp(`[${separator.replace(/[\\\]^-]/, "\\$&")}\\r\\n]`, "g");
  return (from: number): number => {
    mark.lastIndex = from;
    return mark.exec(text)?.index ?? text.length;
  };
}

/**
 * A quoted field; null when its quote has no end, which would make all people below part of one cell: none follows, none within the
 * length of a cell, one that opens another cell, or one behind a whole row. In one line a cell may merely begin with a quote, as
 * Excel copies `"ABC" Servis`.
 */
function readQuoted(
  text: string,
  start: number,
  scan: (from: number) => number,
  isRow: (line: string) => boolean,
): Field | null {
  let field = "";
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote < 0 || quote - start > quotedLength) return null;
    field += text.slice(from, quote);
    if (text[quote + 1] === '"') {
      field += '"';
      from = quote + 2;
      continue;
    }
    const end = scan(quote + 1);
    const rest = text.slice(quote + 1, end);
    const [, ...lines] = field.split(/\r\n|\r|\n/);
    if (lines.length > 0 && (!isBlank(rest) || lines.some(isRow))) return null;
    return { text: field + rest, end };
  }
}

/** How the rows differ from the head. A last column that nobody fills in isn't missed: Excel leaves out its separators. */
function findProblems(rows: readonly SheetRow[]): SheetRow[] {
  const [head, ...others] = rows;
  if (!head) return [];
  const lengthOf = ({ cells }: SheetRow) => cells.findLastIndex((cell) => !isBlank(cell)) + 1;
  const width = lengthOf(head);
  const filled = others.reduce((most, row) => Math.max(most, lengthOf(row)), 0);
  const problemOf = (row: SheetRow): RowProblem | null => {
    if (lengthOf(row) > width) return "surplus-cells";
    return row.cells.length < Math.min(width, filled) ? "missing-cells" : null;
  };
  return [head, ...others.map((row) => ({ ...row, problem: row.problem ?? problemOf(row) }))];
}

/** Rows of delimited text: a .csv, or text copied from a spreadsheet. Blank rows are left out. */
export function readCsv(source: string, limit: number): ReadAnswer {
  const [, named, rest] = /^sep=(.)\r?\n([\s\S]*)$/.exec(source.replace(/^\uFEFF/, "")) ?? [];
  const text = rest ?? source.replace(/^\uFEFF/, "");
  const separator = named ?? findSeparator(text);
  const scan = createScan(text, separator);
  const rows: SheetRow[] = [];
  let width = 0;
  let position = 0;

  const isRow = (line: string) => width >= swallowedColumns && line.split(separator).length >= width;
  const readRow = (line: number): SheetRow => {
    const cells: string[] = [];
    let isOpen = false;
    for (;;) {
      let field = text[position] === '"' ? readQuoted(text, position, scan, isRow) : null;
      if (!field) {
        if (text[position] === '"') isOpen = true;
        const start = text[position] === '"' ? position + 1 : position;
        const end = scan(start);
        field = { text: text.slice(start, end), end };
      }
      if (cells.length < columnLimit) cells.push(withoutGuard(cutUnits(field.text, cellLength)));
      const letter = text[field.end];
      position = field.end + (letter === "\r" && text[field.end + 1] === "\n" ? 2 : 1);
      if (letter !== separator) return { line, cells, problem: isOpen ? "open-quote" : null };
    }
  };
  for (let line = 1; position < text.length; line += 1) {
    const row = readRow(line);
    if (row.cells.every(isBlank)) continue;
    if (rows.length >= limit) return { rows: findProblems(rows), isTruncated: true };
    if (rows.length === 0) width = row.cells.length;
    rows.push(row);
  }
  return rows.length === 0 ? { failure: "empty" } : { rows: findProblems(rows), isTruncated: false };
}
