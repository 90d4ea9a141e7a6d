// Benchmark pages: bundled as shipped, served with a strict content security policy, measured by processor time.
/* global bench */

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { build } from "vite";
import { root } from "../../demo/setup.mjs";
import { clockScript } from "../helpers/clock.mjs";
import { slowProcessor } from "./budgets.mjs";

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
const types = { ".js": "text/javascript", ".html": "text/html" };

/** Builds `tests/bench/<name>-page.ts`; returns the output folder. */
export async function buildPage(name) {
  const outDir = join(root, `tests/.output/${name}-bench`);
  // Vite's development server, which other parts start in this process, has set it to development.
  process.env.NODE_ENV = "production";
  await build({
    configFile: false,
    root: join(root, "tests/bench"),
    base: "./",
    logLevel: "error",
    publicDir: false,
    worker: { format: "es" },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: { page: join(root, `tests/bench/${name}-page.ts`) },
        // As in our bundle: the worker is looked for beside this folder.
        output: { entryFileNames: "chunks/[name].js" },
      },
    },
  });
  return outDir;
}

async function serve(folder) {
  const server = createServer(async ({ url }, response) => {
    const path = new URL(url, "http://localhost").pathname;
    const page = "<!doctype html><html lang=tr><script type=module src=/chunks/page.js></script>";
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
 * Opens the page of `tests/bench/<name>-page.ts`. `work` gets a function that calls what the page offers by its name, and the page.
 * Fails when the page reports an error.
 */
export async function onPage(browser, name, work) {
  const { address, stop } = await serve(await buildPage(name));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "tr-TR" });
  const faults = [];
  await page.addInitScript(clockScript);
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const call = (method, ...given) => page.evaluate(([own, all]) => bench[own](...all), [method, given]);
  try {
    await page.goto(address);
    await page.waitForFunction(() => "bench" in globalThis);
    const rows = await work(call, page);
    if (faults.length > 0) throw new Error(faults.join("\n"));
    return rows;
  } finally {
    await page.close();
    stop();
  }
}

async function record(browser, work) {
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
  return events;
}

/** For each pair of marks, `begin` and `end`: ms of processor time of each of the page's tasks between them. */
function spansOf(events) {
  const timesOf = (wanted) =>
    events.filter(({ name, cat }) => name === wanted && cat.includes("user_timing")).toSorted((a, b) => a.ts - b.ts);
  const ends = timesOf("end");
  const tasks = events.filter(({ name, ph }) => ph === "X" && name.endsWith("::RunTask"));
  return timesOf("begin").map(({ pid, tid, ts }) => {
    const end = ends.find((mark) => mark.ts > ts)?.ts ?? ts;
    const own = tasks.filter((task) => task.pid === pid && task.tid === tid);
    // Excludes the task that sets the end mark: it only handles a message sent after the frame.
    return own.filter((task) => task.ts + task.dur > ts && task.ts + task.dur < end).map(({ tdur = 0 }) => tdur / 1000);
  });
}

/**
 * ms of processor time of the page between each pair of marks; wall-clock time would include other programs of the machine. Tasks
 * count as a whole, so that the handling of the event before the first mark is included.
 */
export async function trace(browser, work) {
  const spans = spansOf(await record(browser, work));
  return spans.map((tasks) => tasks.reduce((sum, time) => sum + time, 0));
}

/** Like `trace`, of a number of runs. */
export const traceRuns = (browser, runs, work) =>
  trace(browser, async () => {
    for (let run = 0; run < runs; run += 1) await work(run);
  });

/**
 * Converts a time at full speed to the slow processor. The browser's own throttling spins by the wall clock, so on a busy machine it
 * would include the time of other programs.
 */
export const slowDown = (time) => time * slowProcessor;

/** ms of processor time of each of the page's tasks between its two marks. */
export async function traceTasks(browser, work) {
  return spansOf(await record(browser, work)).flat();
}

/** ms of processor time of each frame of the page: of the tasks in which it marks a "frame". */
export async function traceFrames(browser, work) {
  const events = await record(browser, work);
  const marks = events.filter(({ name, cat }) => name === "frame" && cat.includes("user_timing"));
  const tasks = events.filter(({ name, ph }) => ph === "X" && name.endsWith("::RunTask"));
  const isIn = (task) => (mark) =>
    mark.pid === task.pid && mark.tid === task.tid && mark.ts >= task.ts && mark.ts <= task.ts + task.dur;
  return tasks.filter((task) => marks.some(isIn(task))).map(({ tdur = 0 }) => tdur / 1000);
}
