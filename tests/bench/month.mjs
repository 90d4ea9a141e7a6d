// Measures the month report in the built portal against a demo API with a larger company than the demo's, then with one ten times as
// large: ten times the employees and routes, and so the bookings.
import { loadavg } from "node:os";
import { month as budgets } from "./budgets.mjs";
import { show, toKilobytes } from "./numbers.mjs";
import { traceTasks } from "./page.mjs";
import { openContext, openSession, startServer } from "./server.mjs";

/* global document, performance */

const address = "/month-report?month=2026-10";
const sections = ["Fatura Doğrulama", "Doluluk", "Gelmeyenler", "Yürüme ve Süre", "Emisyon", "Özet"];
const bytesIn = async (client) => {
  const heap = await client.send("Runtime.getHeapUsage");
  return heap.usedSize + (heap.backingStorageSize ?? 0) + (heap.embedderHeapUsedSize ?? 0);
};

/** Opens a page as a signed-in user of the company, and records its peak memory. */
async function withPage({ browser, origin, storageState }, work) {
  const context = await openContext(browser, { viewport: { width: 1440, height: 900 }, storageState });
  try {
    const page = await context.newPage();
    const faults = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    const client = await context.newCDPSession(page);
    const memory = { most: 0 };
    const watch = setInterval(async () => {
      const bytes = await bytesIn(client).catch(() => 0);
      memory.most = Math.max(memory.most, bytes);
    }, 250);
    const found = await work({ page, client, memory, browser, origin }).finally(() => clearInterval(watch));
    if (faults.length > 0) throw new Error(faults.join("\n"));
    return found;
  } finally {
    await context.close();
  }
}

const mark = (page, name) => page.evaluate((text) => void performance.mark(text), name);
/** ms of processor time of the page's tasks during some work. */
const tasksOf = (browser, page, work) =>
  traceTasks(browser, async () => {
    await mark(page, "begin");
    await work();
    await mark(page, "end");
  });
const longest = (tasks) => Math.max(0, ...tasks);

/** Reads the whole month: from the press on the menu to the line that tells how much was read. */
async function readAll({ page, browser, origin }, timeout) {
  // Starts on another page of the portal, because both marks of the trace must be in the same document.
  await page.goto(`${origin}/deactive?type=billing-module`);
  await page.getByRole("link", { name: "Ay Sonu" }).waitFor();
  const calls = { count: 0 };
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.count += 1;
  });
  const start = performance.now();
  const tasks = await tasksOf(browser, page, async () => {
    await page.getByRole("link", { name: "Ay Sonu" }).click();
    await page.locator(".coverage-end").waitFor({ timeout });
  });
  const seconds = (performance.now() - start) / 1000;
  const [read, extent] = await page
    .locator(".coverage")
    .evaluate((line) => [line.querySelector("p").textContent, line.querySelector(".coverage-end").textContent]);
  const load = loadavg()[0].toFixed(1);
  const found = { seconds, tasks, calls: calls.count, load, told: `${read}; ${extent}` };
  console.log(`  ${seconds.toFixed(1)} s, ${calls.count} calls, load ${load}: ${found.told}`);
  return found;
}

async function openSections({ page, browser }) {
  const times = [];
  for (const name of sections) {
    const tasks = await tasksOf(browser, page, async () => {
      await page.getByRole("tab", { name }).click();
      await page.locator(`.month-section[aria-label="${name}"] .card-title`).first().waitFor();
      await page.locator(".month-section .skeleton-panel").waitFor({ state: "detached" });
    });
    times.push([name, longest(tasks)]);
  }
  return times.toSorted((a, b) => b[1] - a[1]);
}

/** Cancels the reading midway; returns the ms until the page reports that, and whether resuming continues from there. */
async function cancelAndResume({ page, origin }) {
  await page.goto(origin + address);
  const bar = page.getByRole("progressbar").first();
  await bar.waitFor();
  await page.waitForFunction(() => {
    const root = document.querySelector("shuttle-month-report").shadowRoot;
    return Number(root.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")) >= 5;
  });
  const told = await bar.getAttribute("aria-label");
  const start = performance.now();
  await page.getByRole("button", { name: "Vazgeç" }).click();
  await page.getByText("Veri alımı durduruldu").waitFor();
  const time = performance.now() - start;
  await page.getByRole("button", { name: "Devam Et" }).click();
  await bar.waitFor();
  return { progress: told, time, isResumed: Number(await bar.getAttribute("aria-valuenow")) >= 5 };
}

export async function measureMonth({ browser }) {
  return toRows(await withCompany(browser, 1, measureUsual), await withCompany(browser, budgets.times, measureMany));
}

/** `times`: factor for the budgets' numbers of employees and routes. */
async function withCompany(browser, times, work) {
  const server = await startServer({
    DEMO_EMPLOYEES: String(budgets.employees * times),
    DEMO_ROUTES: String(budgets.routes * times),
  });
  try {
    const { storageState } = await openSession(browser, server.address);
    return await withPage({ browser, origin: server.address, storageState }, work);
  } finally {
    await server.stop();
  }
}

async function measureUsual(at) {
  const read = await readAll(at, 300_000);
  const opened = await openSections(at);
  await at.client.send("HeapProfiler.collectGarbage");
  return { ...read, opened, most: at.memory.most, kept: await bytesIn(at.client) };
}

async function measureMany(at) {
  const cancelled = await cancelAndResume(at);
  const read = await readAll(at, 900_000);
  return { ...cancelled, ...read, opened: await openSections(at), most: at.memory.most };
}

function toRows(usual, many) {
  const row = (what, measured, budget, unit, note) => ({ what, measured, budget, unit, note, isBelow: true });
  const toSeconds = ({ seconds, calls, load, told }) =>
    `${seconds.toFixed(1)} s, ${calls} calls, load ${load}: ${told}`;
  const slowest = ({ opened: [[name, time]] }) => `${name} ${show(time, "ms")}`;
  return [
    row("Month: everything read", usual.seconds * 1000, budgets.read, "ms", toSeconds(usual)),
    row("Month: longest task while it reads", longest(usual.tasks), budgets.task, "ms", "processor time"),
    row("Month: longest task of an opened section", usual.opened[0][1], budgets.task, "ms", slowest(usual)),
    row(
      "Month: most memory",
      toKilobytes(usual.most),
      budgets.memory,
      "kB",
      `${show(toKilobytes(usual.kept), "kB")} kept with all sections open`,
    ),
    row(`Month, ${budgets.times} ×: to the end of a cancelled reading`, many.time, budgets.cancel, "ms", many.progress),
    {
      what: `Month, ${budgets.times} ×: not resumed where it ended`,
      measured: many.isResumed ? 0 : 1,
      budget: 0,
      unit: "#",
    },
    row(
      `Month, ${budgets.times} ×: longest task while it reads`,
      longest(many.tasks),
      budgets.manyTask,
      "ms",
      toSeconds(many),
    ),
    row(
      `Month, ${budgets.times} ×: longest task of an opened section`,
      many.opened[0][1],
      budgets.manyTask,
      "ms",
      slowest(many),
    ),
    row(`Month, ${budgets.times} ×: most memory`, toKilobytes(many.most), budgets.manyMemory, "kB"),
  ];
}
