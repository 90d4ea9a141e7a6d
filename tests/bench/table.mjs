/* global tableBench */
// The data table with ten thousand rows in a real browser, slowed down; bundled as it is shipped.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { build } from "vite";
import { root } from "../../demo/setup.mjs";
import { slowProcessor, table as budgets } from "./budgets.mjs";
import { median, show } from "./numbers.mjs";

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
const types = { ".js": "text/javascript", ".html": "text/html" };
/** Finds many, then fewer; with folded letters, digits, and back. */
const typed = "isik 12";
const firstRowRuns = 5;
const quiet = 3000;

async function buildPage() {
  const outDir = join(root, "tests/.output/table-bench");
  await build({
    configFile: false,
    root: join(root, "tests/bench"),
    base: "./",
    logLevel: "error",
    publicDir: false,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: { page: join(root, "tests/bench/table-page.ts") },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  return outDir;
}

async function serve(folder) {
  const server = createServer(async ({ url }, response) => {
    const path = new URL(url, "http://localhost").pathname;
    const page = "<!doctype html><html lang=tr><script type=module src=/page.js></script>";
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

/**
 * ms of processor time of the page between its pairs of marks: a clock would count what other programs of this machine do
 * meanwhile. Tasks count whole, so that the event before a mark and the layout after it are in.
 */
async function trace(browser, work) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "blink.user_timing"] },
  });
  await work();
  const complete = new Promise((resolve) => {
    session.once("Tracing.tracingComplete", resolve);
  });
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return spansOf(events);
}

function spansOf(events) {
  const timesOf = (wanted) =>
    events.filter(({ name, cat }) => name === wanted && cat.includes("user_timing")).toSorted((a, b) => a.ts - b.ts);
  const ends = timesOf("end");
  const tasks = events.filter(({ name, ph }) => ph === "X" && name.endsWith("::RunTask"));
  return timesOf("begin").map(({ pid, tid, ts }) => {
    const end = ends.find((mark) => mark.ts > ts)?.ts ?? ts;
    const own = tasks.filter((task) => task.pid === pid && task.tid === tid);
    const during = own.filter((task) => task.ts < end && task.ts + task.dur > ts);
    return during.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

/** ms of every key, from the event until the frame with the rows is drawn. */
async function typeKeys(browser, page, { hasPaging, sort }) {
  await page.evaluate(([count, isPaged]) => tableBench.open(count, isPaged), [budgets.rows, hasPaging]);
  if (sort) await page.evaluate((column) => tableBench.sort(column), sort);
  // A person looks for longer before typing; meanwhile the texts are folded.
  await page.waitForTimeout(quiet);
  await page.evaluate(() => tableBench.watchKeys());
  return trace(browser, async () => {
    for (const key of [...typed, "Backspace", "Backspace", "Backspace"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(300);
    }
  });
}

const settings = [
  { what: "in pages of 10", hasPaging: true },
  { what: "in pages, sorted", hasPaging: true, sort: "name" },
  { what: "all in sight by scrolling", hasPaging: false },
];

export async function measureTable({ browser }) {
  const { address, stop } = await serve(await buildPage());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "tr-TR" });
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  try {
    await page.goto(address);
    await page.waitForFunction(() => "tableBench" in globalThis);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowProcessor });
    const rows = [];
    for (const { what, ...setting } of settings) {
      const times = await typeKeys(browser, page, setting);
      rows.push({
        what: `Table of ${budgets.rows}, ${what}: key to rows, 4× CPU`,
        measured: median(times),
        budget: budgets.key,
        isBelow: true,
        unit: "ms",
        note: `processor time, ${times.length} keys ${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))}`,
      });
    }
    const first = await trace(browser, async () => {
      for (let run = 0; run < firstRowRuns; run += 1) await page.evaluate((size) => tableBench.firstRows(size), 50);
    });
    rows.push({
      what: "Table: answer to first rows of a page of 50, 4× CPU",
      measured: median(first),
      budget: budgets.firstRows,
      isBelow: true,
      unit: "ms",
      note: `processor time, ${first.length} runs, longest ${show(Math.max(...first), "ms")}`,
    });
    if (faults.length > 0) throw new Error(faults.join("\n"));
    return rows;
  } finally {
    await page.close();
    stop();
  }
}
