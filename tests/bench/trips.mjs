// Measures past trips, bookings and the departure times report in the built portal, against the demo API.
import { trips as budgets } from "./budgets.mjs";
import { median, show, timeRow } from "./numbers.mjs";
import { slowDown, trace, traceRuns, traceTasks } from "./page.mjs";
import { openContext } from "./server.mjs";
import { installTripProbe } from "./trips-probe.mjs";

/* global tripBench, document */

/** R-1 has trips of 5 000 points with events of all kinds, R-17 usual ones. */
const trips = (route) => `/past-route-details/${route}?date_start=2026-11-09&date_end=2026-11-14`;
/** Rows of the trips to choose; the first one only warms up. */
const switches = [1, 2, 3, 4, 5, 6, 7];

async function withPage({ browser, address, storageState }, path, work) {
  const context = await openContext(browser, { viewport: { width: 1440, height: 900 }, storageState });
  try {
    const page = await context.newPage();
    const faults = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.addInitScript(installTripProbe);
    await page.goto(address + path);
    const result = await work(page);
    if (faults.length > 0) throw new Error(`${path}: ${faults.join("; ")}`);
    return result;
  } finally {
    await context.close();
  }
}

/** ms from choosing a trip until map, details, driver and passengers are drawn. */
const measureSwitch = (setting, route) =>
  withPage(setting, trips(route), async (page) => {
    await page.evaluate(() => tripBench.whenComplete());
    const times = await trace(setting.browser, async () => {
      for (const index of switches) await page.evaluate((row) => tripBench.choose(row), index);
    });
    return times.slice(1);
  });

/** ms from the answer with 100 bookings until their first rows, and until all of them are drawn. */
const measureBookings = (setting) =>
  withPage(setting, "/booking?page_size=100", async (page) => {
    await page.evaluate(() => tripBench.whenRows(100));
    const turn = async (all) =>
      (await traceRuns(setting.browser, 6, () => page.evaluate((wanted) => tripBench.turnPage(wanted), all)))
        .slice(1)
        .map(slowDown);
    return { first: await turn(false), all: await turn(true) };
  });

/** Downloads the report over all routes and 31 days through its dialog. */
const measureReport = (setting) =>
  withPage(setting, "/past-trips", async (page) => {
    await page.evaluate(() => tripBench.whenRows(20));
    const calls = { asked: new Set(), count: 0, running: 0, most: 0 };
    const isCall = (request) => request.url().includes("/api/routes/past-trips/");
    const end = (request) => {
      if (isCall(request)) calls.running -= 1;
    };
    page.on("request", (request) => {
      if (!isCall(request)) return;
      calls.asked.add(request.url());
      calls.count += 1;
      calls.running += 1;
      calls.most = Math.max(calls.most, calls.running);
    });
    page.on("requestfinished", end);
    page.on("requestfailed", end);
    await page.getByRole("button", { name: "Kalkış Varış Saatleri" }).click();
    const dialog = page.getByRole("dialog", { name: "Kalkış Varış Saatleri" });
    await dialog.getByRole("textbox", { name: "Başlangıç tarihi" }).fill("01.10.2026");
    await dialog.getByRole("textbox", { name: "Bitiş tarihi" }).fill("31.10.2026");
    const start = performance.now();
    const tasks = await traceTasks(setting.browser, async () => {
      const file = page.waitForEvent("download", { timeout: 300_000 });
      await page.evaluate(() => tripBench.mark("begin"));
      await dialog.getByRole("button", { name: "Raporu İndir" }).click();
      await file;
      await page.evaluate(() => tripBench.mark("end"));
    });
    const gaps = await page.getByText(/Alınamayan|Eksikleri/).count();
    return { ...calls, gaps, tasks, seconds: (performance.now() - start) / 1000 };
  });

export async function measureTrips(setting) {
  const exactly = (what, measured, wanted, note) => ({
    what,
    measured: Math.abs(measured - wanted),
    budget: 0,
    unit: "#",
    note,
  });
  const usual = await measureSwitch(setting, "R-17");
  const long = await measureSwitch(setting, "R-1");
  const { first, all } = await measureBookings(setting);
  const report = await measureReport(setting);
  const longest = Math.max(...report.tasks);
  return [
    timeRow("Trip switch, click to all details", usual, budgets.change),
    timeRow("Trip switch, 5 000 points and events", long, budgets.change),
    timeRow(
      "Bookings: answer to rows of a page of 100, 4× CPU",
      first,
      budgets.bookings,
      `those out of sight ${show(median(all), "ms")}`,
    ),
    timeRow("Times report: longest task of the page", [longest], budgets.task, `of ${report.tasks.length} tasks`),
    exactly(
      `Times report: calls beside the ${budgets.calls} of ${budgets.routes} routes × ${budgets.days} days`,
      report.count,
      budgets.calls,
      `${report.count} calls, ${report.asked.size} different ones, in ${report.seconds.toFixed(1)} s; ${report.gaps} gaps`,
    ),
    exactly("Times report: addresses asked twice or never, and gaps", report.asked.size - report.gaps, budgets.calls),
    { what: "Times report: most calls at once", measured: report.most, budget: budgets.atOnce, unit: "#" },
  ];
}
