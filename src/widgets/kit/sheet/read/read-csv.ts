import { withoutGuard } from "../csv.ts";
import { columnLimit, type ReadAnswer } from "./read-answer.ts";

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

/** Rows of delimited text: a .csv, or text copied from a spreadsheet. Blank rows are left out. */
export function readCsv(source: string, limit: number): ReadAnswer {
  const [, named, rest] = /^sep=(.)\r?\n([\s\S]*)$/.exec(source.replace(/^\uFEFF/, "")) ?? [];
  const text = rest ?? source.replace(/^\uFEFF/, "");
  const separator = named ?? findSeparator(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = "";
  let isQuoted = false;
  let isTruncated = false;

  const endField = () => {
    if (row.length < columnLimit) row.push(withoutGuard(field));
    field = "";
  };
  const endRow = () => {
    endField();
    const isBlank = row.every((cell) => cell.trim() === "");
    if (!isBlank && rows.length >= limit) isTruncated = true;
    else if (!isBlank) rows.push(row);
    row = [];
  };
  for (let position = 0; position < text.length; position += 1) {
    if (isTruncated) break;
    const letter = text[position];
    if (isQuoted) {
      if (letter !== '"') field += letter;
      else if (text[position + 1] === '"') {
        field += '"';
        position += 1;
      } else isQuoted = false;
    } else if (letter === '"' && field === "") isQuoted = true;
    else if (letter === separator) endField();
    else if (letter === "\n" || letter === "\r") {
      if (letter === "\r" && text[position + 1] === "\n") position += 1;
      endRow();
    } else field += letter;
  }
  if (!isTruncated && (field !== "" || row.length > 0)) endRow();
  return rows.length === 0 ? { failure: "empty" } : { rows, isTruncated };
}
