import type { Cell, CellType } from "./model.ts";

const narrowest = 8;
const widest = 60;
/** For the cell's padding; the header is bold and also contains the filter button. */
const padding = 2;
const headPadding = 5;

const fixedLengths: Partial<Record<CellType, number>> = { date: 10, dateTime: 16, time: 5, duration: 8 };

function longestLine(text: string): number {
  return text.includes("\n") ? Math.max(...text.split("\n", 50).map((line) => line.length)) : text.length;
}

function lengthOfNumber(value: number, type: CellType): number {
  const whole = Math.max(1, Math.floor(Math.log10(Math.max(1, Math.abs(value)))) + 1);
  const separators = Math.floor((whole - 1) / 3);
  const sign = value < 0 ? 1 : 0;
  const rest = { integer: 0, money: 6, number: 3, percent: 3 }[type as "integer" | "money" | "number" | "percent"] ?? 0;
  return sign + whole + separators + rest;
}

/** Displayed length of a cell, in characters. */
export function lengthOf(cell: Cell, type: CellType): number {
  if (cell === null) return 0;
  if (typeof cell === "string") return longestLine(cell);
  return fixedLengths[type] ?? lengthOfNumber(cell, type);
}

/** Width of a column in characters, limited so that one long text doesn't make the others unreadable. */
export function toColumnWidth(header: string, longest: number): number {
  return Math.min(widest, Math.max(narrowest, longest + padding, longestLine(header) + headPadding));
}
