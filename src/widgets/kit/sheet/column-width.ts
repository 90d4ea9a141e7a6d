import { cellTypes } from "./cell-types.ts";
import type { Cell, CellType } from "./model.ts";

const narrowest = 8;
const widest = 60;
/** For the cell's padding; the header is bold and also contains the filter button. */
const padding = 2;
const headPadding = 5;

function longestLine(text: string): number {
  return text.includes("\n") ? Math.max(...text.split("\n", 50).map((line) => line.length)) : text.length;
}

/** Displayed length of a cell, in characters. */
export function lengthOf(cell: Cell, type: CellType): number {
  if (cell === null) return 0;
  if (typeof cell === "string") return longestLine(cell);
  return cellTypes[type].lengthOf(cell);
}

/** Width of a column in characters, limited so that one long text doesn't make the others unreadable. */
export function toColumnWidth(header: string, longest: number): number {
  return Math.min(widest, Math.max(narrowest, longest + padding, longestLine(header) + headPadding));
}
