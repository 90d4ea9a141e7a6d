/* global sheetBench */
// The spreadsheet writer in a real browser, beside ExcelJS alone in the same kind of worker.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { build } from "vite";
import { root } from "../../demo/setup.mjs";
import { sheet as budgets } from "./budgets.mjs";
import { median, show, toKilobytes } from "./numbers.mjs";

const runs = 3;
const policy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";
const types = { ".js": "text/javascript", ".html": "text/html" };

/** Builds the page of the measurement; the writer is bundled as it is shipped. */
async function buildPage() {
  const outDir = join(root, "tests/.output/sheet");
  await build({
    configFile: false,
    root: join(root, "tests/bench"),
    base: "./",
    logLevel: "error",
    publicDir: false,
    worker: { format: "es" },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: { page: join(root, "tests/bench/sheet-page.ts") },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  return outDir;
}

async function serve(folder) {
  const server = createServer(async ({ url }, response) => {
    const path = new URL(url, "http://localhost").pathname;
    const page = "<!doctype html><script type=module src=/page.js></script>";
    const body = path === "/" ? page : await readFile(join(folder, path)).catch(() => null);
    response.writeHead(body === null ? 404 : 200, {
      "content-type": types[extname(path)] ?? "text/html",
      "content-security-policy": policy,
    });
    response.end(body ?? "");
  });
  await new Promise((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  return { address: `http://localhost:${server.address().port}/`, stop: () => server.close() };
}

/** Bytes of the page's heap, without workers, after garbage collection. */
async function heapOf(session) {
  await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Runtime.getHeapUsage")).usedSize;
}

export async function measureSheet({ browser }) {
  const { address, stop } = await serve(await buildPage());
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  try {
    await page.goto(address);
    await page.waitForFunction(() => "sheetBench" in globalThis);
    return await measureAll(page);
  } finally {
    await page.close();
    stop();
    if (faults.length > 0) console.error(faults.join("\n"));
  }
}

async function measureAll(page) {
  const { rows, manyRows } = budgets;
  await page.evaluate((count) => sheetBench.prepare(count), rows);
  const own = [];
  const alone = [];
  // In turns, so that both meet the same load of the machine; the first run of each only fills the caches.
  for (let run = 0; run <= runs; run += 1) {
    alone.push(await page.evaluate((count) => sheetBench.alone(count), rows));
    own.push(await page.evaluate((count) => sheetBench.own(count), rows));
  }
  // The best of each, because other load of the machine only adds time.
  const best = (results) => Math.min(...results.slice(1).map(({ time }) => time));
  const ownTime = best(own);
  const aloneTime = best(alone);

  const session = await page.context().newCDPSession(page);
  await page.evaluate((count) => sheetBench.prepare(count), manyRows);
  // First the .csv: reading the rows for the first time changes how their texts lie in memory.
  const csv = await page.evaluate((count) => sheetBench.own(count, "csv"), manyRows);
  const before = await heapOf(session);
  const many = await page.evaluate((count) => sheetBench.own(count), manyRows);
  const after = await heapOf(session);
  const workers = page.workers().length;
  const counted = await page.evaluate((count) => sheetBench.count(count), manyRows);
  const cancels = [];
  for (const delay of [0, 100, 400, 1500, 4000]) {
    const { end, time } = await page.evaluate(([count, wait]) => sheetBench.cancel(count, wait), [manyRows, delay]);
    if (end !== "cancelled") throw new Error(`The export was ${end} after ${delay} ms.`);
    cancels.push(time);
  }
  const size = `${rows} × 12`;
  return [
    {
      what: `Spreadsheet ${size}: time beside ExcelJS alone`,
      measured: ownTime / aloneTime,
      budget: budgets.timeRatio,
      unit: "",
      note: `${show(ownTime, "ms")} and ${show(aloneTime, "ms")}, best of ${runs}; ${show(toKilobytes(own[1].bytes), "kB")}`,
    },
    {
      what: `Spreadsheet ${size}: longest main-thread task`,
      measured: median(own.map(({ longestTask }) => longestTask)),
      budget: budgets.longestTask,
      isBelow: true,
      unit: "ms",
      note: `median of ${own.length} runs; 0: none of 50 ms or more`,
    },
    {
      what: `Spreadsheet ${manyRows} × 12: rows missing`,
      measured: manyRows - counted,
      budget: 0,
      unit: "#",
      note: `${show(many.time, "ms")}, ${show(toKilobytes(many.bytes), "kB")}, longest task ${show(many.longestTask, "ms")}; .csv ${show(csv.time, "ms")}`,
    },
    {
      what: "Spreadsheet: memory kept after an export",
      measured: Math.max(0, toKilobytes(after - before)),
      budget: budgets.keptMemory,
      unit: "kB",
      note: `${workers} workers left`,
    },
    {
      what: "Spreadsheet: cancel",
      measured: Math.max(...cancels),
      budget: budgets.cancel,
      isBelow: true,
      unit: "ms",
      note: `longest of ${cancels.length}, at different stages`,
    },
  ];
}
