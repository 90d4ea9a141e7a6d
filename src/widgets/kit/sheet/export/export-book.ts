import { byteOrderMark, toCsvHead, toCsvLines } from "../csv.ts";
import { inStep } from "./export-step.ts";
import { nextPaint, nextTask } from "../main-thread.ts";
import type { Book, Sheet, SheetFormat, SheetHead } from "../model.ts";
import { toFileName } from "../names.ts";
import { openEngine } from "../open-engine.ts";
import { toChunks } from "../row-chunks.ts";

export interface ExportProgress {
  /** Rows that are in the file. */
  readonly done: number;
  /** Null as long as the number of rows is not known. */
  readonly total: number | null;
  /** First the rows are gathered, then the file is packed from them. */
  readonly phase: "rows" | "file";
  /** There is no worker: the page stands still while the file is packed. */
  readonly isPausing: boolean;
}

export interface ExportedFile {
  readonly name: string;
  readonly blob: Blob;
  readonly rows: number;
  /** Rows that were announced; more than `rows` when the provider sent less than it counted. */
  readonly total: number;
}

interface ExportOptions {
  /** Ends everything at once, worker included; nothing is kept. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

export type ExportBook = (book: Book, format: SheetFormat, options: ExportOptions) => Promise<ExportedFile>;

const mediaTypes: Record<SheetFormat, string> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv;charset=utf-8",
};

/**
 * Makes the file of a book without holding up the page. Rejects with what the rows' source threw, with the signal's
 * reason, or with an `ExportFailure` of the writer.
 */
export const exportBook: ExportBook = async (book, format, { signal, onProgress }) => {
  signal.throwIfAborted();
  const count = createCount(onProgress);
  const work = format === "csv" ? writeCsv(book, signal, count) : writeXlsx(book, signal, count);
  const content = await orAborted(work, signal);
  const blob = new Blob(content, { type: mediaTypes[format] });
  return { name: toFileName(book.file, format), blob, rows: count.rows(), total: count.total() };
};

/** Answers an abort at once, whatever the work is busy with. */
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
  const tell = (change: Partial<ExportProgress>) => {
    progress = { ...progress, ...change };
    onProgress(progress);
  };
  return {
    tell,
    /** Some more rows of a sheet that has `total` in all. */
    add: (rows: number, total: number) => tell({ done: progress.done + rows, total: before + total }),
    /** A sheet is complete; what follows comes on top. */
    next: () => {
      before = progress.total ?? 0;
    },
    rows: () => progress.done,
    total: () => progress.total ?? 0,
  };
}

async function writeCsv({ sheets: [sheet] }: Book, signal: AbortSignal, count: Count): Promise<BlobPart[]> {
  if (!sheet) return [byteOrderMark];
  // Each part leaves the script's memory when it becomes a blob.
  const parts: BlobPart[] = [byteOrderMark + toCsvHead(sheet.columns)];
  for await (const { rows, total } of toChunks(sheet, signal)) {
    parts.push(await inStep("on the main thread", () => new Blob([toCsvLines(sheet.columns, rows)])));
    count.add(rows.length, total);
    await nextTask();
  }
  return parts;
}

/** Pieces on their way to the worker at a time: it never waits for us, and does not drown. */
const backlog = 4;

async function writeXlsx(book: Book, signal: AbortSignal, count: Count): Promise<BlobPart[]> {
  const [first] = book.sheets;
  const { engine, isOnMainThread, close } = await openEngine({
    signal,
    onMainThread: () => count.tell({ isPausing: true }),
    // Loads the writer: a worker that can't is none.
    ...(first ? { prepare: (opened) => opened.begin(toHead(first)) } : {}),
  });
  const thread = isOnMainThread ? "on the main thread" : "in the worker";
  const underway: Promise<void>[] = [];
  const put = async (write: () => Promise<void>) => {
    const step = inStep(thread, write);
    underway.push(step);
    // Heard below, perhaps later than it fails.
    step.catch(() => undefined);
    if (underway.length >= backlog) await underway.shift();
  };
  try {
    for (const sheet of book.sheets) {
      if (sheet !== first) await put(() => engine.begin(toHead(sheet)));
      for await (const { rows, total } of toChunks(sheet, signal)) {
        await put(() => engine.add(rows));
        count.add(rows.length, total);
        await nextTask();
      }
      count.next();
    }
    await Promise.all(underway);
    count.tell({ phase: "file" });
    if (isOnMainThread) await nextPaint();
    signal.throwIfAborted();
    return [await inStep(thread, engine.finish)];
  } finally {
    close();
  }
}

/** What can be sent to a worker: no functions. */
function toHead({ name, title, columns }: Sheet<unknown>): SheetHead {
  return {
    name,
    ...(title ? { title } : {}),
    columns: columns.map(({ header, type, width }) => ({ header, type, ...(width === undefined ? {} : { width }) })),
  };
}
