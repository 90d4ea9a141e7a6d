import type { Cell, SheetColumn } from "./model.ts";
import { toDaySerial, toDurationSerial, toMomentSerial, toTimeSerial } from "./serial.ts";

/** Excel's limit for the text of a cell, in UTF-16 units. */
export const longestText = 32_767;

// Code points that XML 1.0 has no way to write, and halves of letters that stand alone.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const lineEnd = /\r\n?/g;

/** Text without characters that XML can't contain, cut to the limit of a cell. */
export function toCellText(text: string): string {
  const clean = text.replace(forbidden, "").replace(lineEnd, "\n");
  return clean.length > longestText ? cut(clean) : clean;
}

function cut(text: string): string {
  const end = longestText - 1;
  // Doesn't cut a surrogate pair.
  const isHalf = (text.codePointAt(end - 1) ?? 0) > 0xffff;
  return `${text.slice(0, isHalf ? end - 1 : end)}…`;
}

function toNumber(value: number | null | undefined): number | null {
  // -0 would be displayed as "-0"
  return typeof value === "number" && Number.isFinite(value) ? value + 0 : null;
}

/** One cell. Strings stay strings, so that no data becomes a formula or a link. */
export function toCell<Row>(column: SheetColumn<Row>, row: Row): Cell {
  switch (column.type) {
    case "text": {
      const text = column.value(row);
      return typeof text === "string" && text !== "" ? toCellText(text) : null;
    }
    case "integer":
    case "number":
    case "money":
    case "percent":
      return toNumber(column.value(row));
    case "date": {
      const value = column.value(row);
      return value === null || value === undefined ? null : toDaySerial(value);
    }
    case "dateTime": {
      const value = column.value(row);
      return typeof value === "number" ? toMomentSerial(value) : null;
    }
    case "time": {
      const value = column.value(row);
      return value === null || value === undefined ? null : toTimeSerial(value);
    }
    case "duration": {
      const seconds = toNumber(column.value(row));
      return seconds === null ? null : toDurationSerial(seconds);
    }
  }
}

export function toCells<Row>(columns: readonly SheetColumn<Row>[], row: Row): Cell[] {
  return columns.map((column) => toCell(column, row));
}
