import type { Worksheet } from "exceljs";
import { cellTypes, toCellText } from "./cell-types.ts";
import type { Cell, CellType, SheetFormat, SheetHead } from "./model.ts";
import { toTurkishLower } from "../../../core/text/text.ts";
import { sheetMessages as texts } from "./sheet.messages.ts";

const longestSheetName = 31;
const longestFileName = 120;

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u001F\u007F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Cuts to UTF-16 units without splitting a surrogate pair. */
function cutUnits(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const isHalf = (text.codePointAt(limit - 1) ?? 0) > 0xffff;
  return text.slice(0, isHalf ? limit - 1 : limit);
}

const withoutQuotes = (text: string) => text.replace(/^['\s]+|['\s]+$/g, "");

/** Excel compares names ignoring case; i, ı, I and İ count as equal here, because the rule depends on its language. */
const toKey = (name: string) => toTurkishLower(name).replaceAll("ı", "i");

/** A valid sheet name that isn't in `taken`, to which it is added. */
export function toSheetName(name: string, taken: Set<string>): string {
  const allowed = name
    .normalize("NFC")
    .replace(controls, "")
    .replace(/[*?:\\/[\]]/g, "-");
  let base = withoutQuotes(cutUnits(withoutQuotes(allowed), longestSheetName)) || texts.sheet;
  // Excel reserves this name.
  if (toKey(base) === "history") base = `${base}_`;
  let unique = base;
  for (let count = 2; taken.has(toKey(unique)); count += 1) {
    const ending = ` (${count})`;
    unique = `${withoutQuotes(cutUnits(base, longestSheetName - ending.length))}${ending}`;
  }
  taken.add(toKey(unique));
  return unique;
}

const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A valid file name on every system, with the extension of the format. */
export function toFileName(name: string, format: SheetFormat): string {
  const base = name
    .normalize("NFC")
    .replace(controls, "")
    .replace(/[\\/:*?"<>|]/g, "-")
    .replace(/\.(xlsx|csv)$/i, "");
  const fit = cutUnits(base, longestFileName).replace(/^[\s.]+|[\s.]+$/g, "") || texts.file;
  return `${fit.replace(devices, "$&_")}.${format}`;
}

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

/** Data rows per sheet: Excel's limit of 1 048 576 without title and header. */
const rowsPerSheet = 1_048_560;

/** 25 % faster than the default level 6, for a file that is an eighth larger. */
const packing = { compression: "DEFLATE", compressionOptions: { level: 3 } } as const;

/** Excel reads `_x0041_` as the letter A, so the underscore itself is escaped. */
function escapeUnderscores(text: string): string {
  return text.includes("_x") ? text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_") : text;
}

/** Writes one file, sheet by sheet; keeps all of it in memory until `finish`. */
export interface XlsxWriter {
  begin(head: SheetHead): void;
  /** Rows of the current sheet; a full sheet is continued in another one. */
  add(rows: readonly (readonly Cell[])[]): void;
  finish(): Promise<ArrayBuffer>;
}

interface OpenSheet {
  readonly head: SheetHead;
  readonly worksheet: Worksheet;
  readonly lengths: number[];
  /** Number of the header row. */
  readonly headRow: number;
  count: number;
}

/** @param rowLimit rows per sheet, for tests */
export async function createXlsxWriter(rowLimit = rowsPerSheet): Promise<XlsxWriter> {
  const { default: exceljs } = await import("exceljs/dist/exceljs.bare.min.js");
  const workbook = new exceljs.Workbook();
  const taken = new Set<string>();
  let current: OpenSheet | null = null;

  function begin(head: SheetHead): void {
    close();
    const title = head.title ?? [];
    // An empty row separates the title from the table, so that Excel doesn't sort the title as data.
    const headRow = title.length === 0 ? 1 : title.length + 2;
    const worksheet = workbook.addWorksheet(toSheetName(head.name, taken), {
      views: [{ state: "frozen", xSplit: 0, ySplit: headRow }],
    });
    // Set before the cells are created, which copy the column's format.
    head.columns.forEach(({ type }, index) => {
      worksheet.getColumn(index + 1).numFmt = head.formats[type];
    });
    title.forEach((line, index) => {
      const cell = worksheet.getRow(index + 1).getCell(1);
      cell.numFmt = head.formats.text;
      cell.font = { bold: index === 0 };
      cell.value = escapeUnderscores(toCellText(line));
    });
    const heads = worksheet.getRow(headRow);
    head.columns.forEach(({ header }, index) => {
      const cell = heads.getCell(index + 1);
      cell.numFmt = head.formats.text;
      cell.font = { bold: true };
      cell.value = escapeUnderscores(toCellText(header));
    });
    current = { head, worksheet, lengths: head.columns.map(() => 0), headRow, count: 0 };
  }

  function close(): void {
    if (!current) return;
    const { head, worksheet, lengths, headRow, count } = current;
    head.columns.forEach(({ header, width }, index) => {
      worksheet.getColumn(index + 1).width = width ?? toColumnWidth(header, lengths[index] ?? 0);
    });
    if (head.columns.length > 0) {
      worksheet.autoFilter = {
        from: { row: headRow, column: 1 },
        to: { row: headRow + count, column: head.columns.length },
      };
    }
    current = null;
  }

  function addRow(sheet: OpenSheet, cells: readonly Cell[]): void {
    sheet.count += 1;
    const row = sheet.worksheet.getRow(sheet.headRow + sheet.count);
    for (let index = 0; index < sheet.lengths.length; index += 1) {
      const cell = cells[index] ?? null;
      if (cell === null) continue;
      row.getCell(index + 1).value = typeof cell === "string" ? escapeUnderscores(cell) : cell;
      const length = lengthOf(cell, sheet.head.columns[index]?.type ?? "text");
      if (length > (sheet.lengths[index] ?? 0)) sheet.lengths[index] = length;
    }
  }

  return {
    begin,
    add(rows) {
      for (const cells of rows) {
        if (!current) throw new Error("Rows without a sheet");
        if (current.count >= rowLimit) begin(current.head);
        addRow(current, cells);
      }
    },
    async finish() {
      close();
      const bytes = (await workbook.xlsx.writeBuffer({ zip: packing })) as unknown as Uint8Array<ArrayBuffer>;
      // ExcelJS returns a view; only a whole buffer can be transferred without a copy.
      return bytes.byteLength === bytes.buffer.byteLength
        ? bytes.buffer
        : bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    },
  };
}
