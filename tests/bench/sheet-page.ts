import { exportBook } from "../../src/widgets/kit/sheet/export/export-book.ts";
import { openZip } from "../../src/widgets/kit/sheet/read/unzip.ts";
import type { Sheet, SheetFormat } from "../../src/widgets/kit/sheet/model.ts";
import { columns, type Row, toRow } from "./sheet-rows.ts";
import { toTrustedAddress } from "../../src/widgets/kit/sheet/open-engine.ts";
// oxlint-disable-next-line import/default
import aloneFile from "./sheet-alone.worker.ts?worker&url";

/** Rows by their number, kept like the list that a page already has, so that generating them isn't measured. */
const made = new Map<number, Row[]>();
function rowsOf(count: number): Row[] {
  const rows = made.get(count) ?? Array.from({ length: count }, (_, index) => toRow(index));
  made.set(count, rows);
  return rows;
}

function toBook(count: number) {
  const sheet: Sheet<Row> = { name: "Yolcular", columns, rows: rowsOf(count) };
  return { file: "Yolcu Listesi.xlsx", sheets: [sheet] };
}

/** Number of rows in the file, without the header. */
async function countRows(blob: Blob): Promise<number> {
  const xml = await openZip(await blob.arrayBuffer()).text("xl/worksheets/sheet1.xml");
  return (xml ?? "").split("<row ").length - 2;
}

/** Runs the work; returns its duration and the page's longest task meanwhile (0: none of 50 ms or more), in ms. */
async function measure(work: () => Promise<number>) {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ entryTypes: ["longtask"] });
  const start = performance.now();
  const bytes = await work();
  const time = performance.now() - start;
  // Performance entries are delivered after their task.
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return { time, bytes, longestTask: Math.max(0, ...tasks) };
}

const bench = {
  prepare: (count: number) => rowsOf(count).length,
  forget: () => made.clear(),
  own: (count: number, format: SheetFormat = "xlsx") =>
    measure(async () => {
      const { blob, rows } = await exportBook(toBook(count), format, {
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
      if (rows !== count) throw new Error(`${rows} of ${count} rows`);
      return blob.size;
    }),
  alone: (count: number) =>
    measure(
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker(toTrustedAddress(new URL(aloneFile, import.meta.url).href), { type: "module" });
          worker.addEventListener("error", () => reject(new Error("The bare worker failed")));
          worker.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
            worker.terminate();
            resolve(data.byteLength);
          });
          worker.postMessage(count, []);
        }),
    ),
  /** The number of rows in a file of `count` rows. */
  count: async (count: number) => {
    const { blob } = await exportBook(toBook(count), "xlsx", {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    return countRows(blob);
  },
  /** ms from cancelling, which happens `delay` ms after the start, until the export has ended. */
  cancel: async (count: number, delay: number) => {
    const controller = new AbortController();
    const work = exportBook(toBook(count), "xlsx", { signal: controller.signal, onProgress: () => undefined });
    const ended = work.then(
      () => "finished",
      () => "cancelled",
    );
    await new Promise((resolve) => setTimeout(resolve, delay));
    const start = performance.now();
    controller.abort();
    const end = await ended;
    return { end, time: performance.now() - start };
  },
};

export type SheetBench = typeof bench;
Object.assign(globalThis, { sheetBench: bench });
