import { readFileSync } from "node:fs";
import type { Download } from "@playwright/test";
import { rawCells, unzip } from "../kit/sheet/open-xlsx.ts";

/** A downloaded .xlsx, parsed by a reader independent of the portal's. */
export interface Workbook {
  readonly name: string;
  readonly sheets: readonly (string | undefined)[];
  /** The lines above the header row of a sheet (numbered from 1). */
  title(sheet: number): readonly string[];
  /** The rows of a sheet as stored in the file, keyed by column header. */
  rows(sheet: number): readonly Readonly<Record<string, string>>[];
}

export async function readWorkbook(download: Download): Promise<Workbook> {
  return parseWorkbook(download.suggestedFilename(), readFileSync(await download.path()));
}

export function parseWorkbook(name: string, { buffer, byteOffset, byteLength }: Buffer): Workbook {
  const parts = unzip((buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength));
  const workbook = parts.get("xl/workbook.xml") ?? "";
  const cellsOf = (sheet: number) =>
    [...rawCells(parts, sheet)].map(([address, { value }]) => {
      const [, column = "", row = ""] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
      return { column, row: Number(row), value };
    });
  // The header row is the first with a second cell: title lines have only one.
  const headOf = (cells: ReturnType<typeof cellsOf>) => cells.find(({ column }) => column === "B")?.row ?? 1;
  return {
    name,
    sheets: [...workbook.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, sheet]) => sheet),
    title(sheet) {
      const cells = cellsOf(sheet);
      return cells.filter(({ row }) => row < headOf(cells)).map(({ value }) => value);
    },
    rows(sheet) {
      const rows: Record<string, string>[] = [];
      const heads = new Map<string, string>();
      const cells = cellsOf(sheet);
      const head = headOf(cells);
      for (const { column, row, value } of cells) {
        if (row === head) heads.set(column, value);
        else if (row > head) (rows[row - head - 1] ??= {})[heads.get(column) ?? column] = value;
      }
      return rows;
    },
  };
}

/** A day as Excel counts it: `2026-11-19` is 46345. */
export function toDaySerial(day: string): string {
  return String(Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569);
}

/** A time of Excel, a part of a day, as `07:05`; seconds are left out as a cell does. */
export function toClock(part: string | undefined): string | undefined {
  if (part === undefined || part === "") return undefined;
  const minutes = Math.floor(Number(part) * 1440 + 1e-4);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
