import { nextTask } from "../../../../core/platform/idle.ts";
import { cellFormats, cellTypes } from "../cell-types.ts";
import { byteOrderMark, toCsvHead, toCsvLines } from "../csv.ts";
import { inStep, mainThreadRows, TooManyRows } from "./export-step.ts";
import type { Workbook, Cell, CellType, ColumnOf, Sheet, SheetColumn, SheetFormat, SheetHead } from "../model.ts";
import { toFileName } from "../xlsx-writer.ts";
import { nextPaint, openEngine } from "../open-engine.ts";

/** One cell. Strings stay strings, so that no data becomes a formula or a link. */
export function toCell<Type extends CellType, Row>(column: ColumnOf<Type, Row>, row: Row): Cell {
  const value = column.value(row);
  return value === null || value === undefined ? null : cellTypes[column.type].toCell(value);
}

export function toCells<Row>(columns: readonly SheetColumn<Row>[], row: Row): Cell[] {
  return columns.map((column) => toCell(column, row));
}

/** Rows converted without yielding: a few ms on a slow machine. */
const chunkSize = 250;

interface CellChunk {
  readonly rows: Cell[][];
  /** Rows of the whole sheet, as far as known. */
  readonly total: number;
}

/** The cells of a sheet in chunks, from given rows or as they are fetched. */
async function* toChunks<Row>(sheet: Sheet<Row>, signal: AbortSignal): AsyncGenerator<CellChunk> {
  const { rows, columns } = sheet;
  const pages = typeof rows === "function" ? rows(signal) : [{ rows, count: rows.length }];
  for await (const page of pages) {
    for (let start = 0; start < page.rows.length; start += chunkSize) {
      signal.throwIfAborted();
      const part = page.rows.slice(start, start + chunkSize);
      yield { rows: part.map((row) => toCells(columns, row)), total: page.count };
    }
  }
}

export interface ExportProgress {
  /** Rows written. */
  readonly done: number;
  /** Null while the number of rows is unknown. */
  readonly total: number | null;
  /** The rows are fetched first, then the file is packed. */
  readonly phase: "rows" | "file";
  /** No worker is available: the page is blocked while the file is packed. */
  readonly isPausing: boolean;
}

export interface ExportedFile {
  readonly name: string;
  readonly blob: Blob;
  readonly rows: number;
  /** Announced rows; more than `rows` when the provider sent fewer. */
  readonly total: number;
}

interface ExportOptions {
  /** Stops everything at once, including the worker; nothing is kept. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

export type ExportWorkbook = (workbook: Workbook, format: SheetFormat, options: ExportOptions) => Promise<ExportedFile>;

const mediaTypes: Record<SheetFormat, string> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv;charset=utf-8",
};

/**
 * Creates the file of a workbook without blocking the page. Rejects with the error of the rows' source, the signal's reason,
 * or an `ExportFailure` of the writer.
 */
export const exportWorkbook: ExportWorkbook = async (workbook, format, { signal, onProgress }) => {
  signal.throwIfAborted();
  const count = createCount(onProgress);
  const work = format === "csv" ? writeCsv(workbook, signal, count) : writeXlsx(workbook, signal, count);
  const content = await orAborted(work, signal);
  const blob = new Blob(content, { type: mediaTypes[format] });
  return { name: toFileName(workbook.file, format), blob, rows: count.rows(), total: count.total() };
};

/** Rejects as soon as the signal is aborted, without waiting for the work. */
function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, (error: unknown) => (signal.aborted ? abort() : reject(error as Error)));
  });
}

type Count = ReturnType<typeof createCount>;

function createCount(onProgress: (progress: ExportProgress) => void) {
  let progress: ExportProgress = { done: 0, total: null, phase: "rows", isPausing: false };
  let before = 0;
  const report = (change: Partial<ExportProgress>) => {
    progress = { ...progress, ...change };
    onProgress(progress);
  };
  return {
    report,
    /** Adds rows of a sheet with `total` rows. */
    add: (rows: number, total: number) => report({ done: progress.done + rows, total: before + total }),
    /** A sheet is complete; the next one's rows are added to it. */
    next: () => {
      before = progress.total ?? 0;
    },
    rows: () => progress.done,
    total: () => progress.total ?? 0,
  };
}

async function writeCsv({ sheets: [sheet] }: Workbook, signal: AbortSignal, count: Count): Promise<BlobPart[]> {
  if (!sheet) return [byteOrderMark];
  // Each part is moved out of the script's memory by making it a blob.
  const parts: BlobPart[] = [byteOrderMark + toCsvHead(sheet.columns)];
  for await (const { rows, total } of toChunks(sheet, signal)) {
    parts.push(await inStep("on the main thread", () => new Blob([toCsvLines(sheet.columns, rows)])));
    count.add(rows.length, total);
    await nextTask();
  }
  return parts;
}

/** Chunks sent to the worker without an answer: enough to keep it busy, few enough to limit memory. */
const backlog = 4;

async function writeXlsx(workbook: Workbook, signal: AbortSignal, count: Count): Promise<BlobPart[]> {
  const [first] = workbook.sheets;
  const { engine, isOnMainThread, close } = await openEngine({
    signal,
    onMainThread: () => count.report({ isPausing: true }),
    // Loads the writer; a worker that can't is not used.
    ...(first ? { prepare: (opened) => opened.begin(toHead(first)) } : {}),
  });
  const thread = isOnMainThread ? "on the main thread" : "in the worker";
  const underway: Promise<void>[] = [];
  const put = async (write: () => Promise<void>) => {
    const step = inStep(thread, write);
    underway.push(step);
    // The rejection is handled below, possibly later than it occurs.
    step.catch(() => undefined);
    if (underway.length >= backlog) await underway.shift();
  };
  try {
    for (const sheet of workbook.sheets) {
      if (sheet !== first) await put(() => engine.begin(toHead(sheet)));
      for await (const { rows, total } of toChunks(sheet, signal)) {
        count.add(rows.length, total);
        if (isOnMainThread && Math.max(count.rows(), count.total()) > mainThreadRows) throw new TooManyRows();
        await put(() => engine.add(rows));
        await nextTask();
      }
      count.next();
    }
    await Promise.all(underway);
    count.report({ phase: "file" });
    if (isOnMainThread) await nextPaint();
    signal.throwIfAborted();
    return [await inStep(thread, engine.finish)];
  } finally {
    close();
  }
}

/** The part that can be sent to a worker, which excludes functions. */
function toHead({ name, title, columns }: Sheet<unknown>): SheetHead {
  return {
    formats: cellFormats(),
    name,
    ...(title ? { title } : {}),
    columns: columns.map(({ header, type, width }) => ({ header, type, ...(width === undefined ? {} : { width }) })),
  };
}
