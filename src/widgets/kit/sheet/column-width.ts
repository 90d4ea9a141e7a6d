import { cellTypes } from "./cell-types.ts";
import type { Cell, CellType } from "./model.ts";

const narrowest = 8;
const widest = 60;
/** Room for the cell's padding; the head also holds the button of its filter, and is bold. */
const padding = 2;
const headPadding = 5;

function longestLine(text: string): number {
  return text.includes("\n") ? Math.max(...text.split("\n", 50).map((line) => line.length)) : text.length;
}

/** Letters that the cell needs when it is shown. */
export function lengthOf(cell: Cell, type: CellType): number {
  if (cell === null) return 0;
  if (typeof cell === "string") return longestLine(cell);
  return cellTypes[type].lengthOf(cell);
}

/** Width of a column in characters, bounded so that one long address does not push the others away. */
export function toColumnWidth(header: string, longest: number): number {
  return Math.min(widest, Math.max(narrowest, longest + padding, longestLine(header) + headPadding));
}
