import { exportWorkbook } from "../../src/widgets/kit/sheet/export/export-workbook.ts";
import { openZip } from "../../src/widgets/kit/sheet/read/unzip.ts";
import type { Sheet, SheetFormat } from "../../src/widgets/kit/sheet/model.ts";
import { toTrustedAddress } from "../../src/widgets/kit/sheet/open-engine.ts";
import { offer, pause } from "./frames.ts";
// oxlint-disable-next-line import/default
import aloneFile from "./sheet-alone.worker.ts?worker&url";
import { columns, type Row, toRow } from "./sheet-rows.ts";

/** Rows by their number, kept like the list that a page already has, so that generating them isn't measured. */
const made = new Map<number, Row[]>();
function rowsOf(count: number): Row[] {
  const rows = made.get(count) ?? Array.from({ length: count }, (_, index) => toRow(index));
  made.set(count, rows);
  return rows;
}

function write(count: number, format: SheetFormat = "xlsx", { signal } = new AbortController()) {
  const sheet: Sheet<Row> = { name: "Yolcular", columns, rows: rowsOf(count) };
  return exportWorkbook({ file: "Yolcu Listesi.xlsx", sheets: [sheet] }, format, {
    signal,
    onProgress: () => undefined,
  });
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
  await pause(100);
  observer.disconnect();
  return { time, bytes, longestTask: Math.max(0, ...tasks) };
}

offer({
  prepare: (count: number) => rowsOf(count).length,
  own: (count: number, format?: SheetFormat) =>
    measure(async () => {
      const { blob, rows } = await write(count, format);
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
  /** The number of rows in a file of `count` rows, without the header. */
  async count(count: number) {
    const { blob } = await write(count);
    const xml = await openZip(await blob.arrayBuffer()).text("xl/worksheets/sheet1.xml");
    return (xml ?? "").split("<row ").length - 2;
  },
  /** ms from cancelling, which happens `delay` ms after the start, until the export has ended. */
  async cancel(count: number, delay: number) {
    const controller = new AbortController();
    const ended = write(count, "xlsx", controller).then(
      () => "finished",
      () => "cancelled",
    );
    await pause(delay);
    const start = performance.now();
    controller.abort();
    const end = await ended;
    return { end, time: performance.now() - start };
  },
});
