/* global billingBench */
// Measures an invoice of ten thousand lines in a real browser: the element as shipped, and its export compared with plain ExcelJS.
import { billing as budgets } from "./budgets.mjs";
import { median, show } from "./numbers.mjs";
import { buildPage, serve, trace } from "./page.mjs";

const runs = 5;
const exportRuns = 3;
/** Matches many rows, then fewer; contains letters that match only when folded (i = ı, s = ş), and digits. */
const typed = "isik 12";
const quiet = 2000;

/** Processor time, which unlike wall-clock time excludes other programs, and wall-clock time; without the first run. */
async function measureOpening(browser, page) {
  const clock = [];
  const times = await trace(browser, async () => {
    for (let run = 0; run <= runs; run += 1) {
      clock.push(await page.evaluate(([count, back]) => billingBench.open(count, back), [budgets.lines, run]));
      await page.waitForTimeout(300);
    }
  });
  return { times: times.slice(1), clock: clock.slice(1) };
}

async function measureKeys(browser, page) {
  await page.evaluate(() => billingBench.focusSearch());
  // A user waits longer than this before typing; meanwhile the page folds the texts for the search.
  await page.waitForTimeout(quiet);
  await page.evaluate(() => billingBench.watchKeys());
  return trace(browser, async () => {
    for (const key of [...typed, "Backspace", "Backspace", "Backspace"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(200);
    }
  });
}

async function measureExport(page) {
  const own = [];
  const alone = [];
  // In turns, so that both meet the same load of the machine; the first run of each only fills the caches.
  for (let run = 0; run <= exportRuns; run += 1) {
    alone.push(await page.evaluate((count) => billingBench.alone(count), budgets.lines));
    own.push(await page.evaluate((count) => billingBench.own(count), budgets.lines));
  }
  // The best of each, because other load of the machine only adds time.
  return { own: Math.min(...own.slice(1)), alone: Math.min(...alone.slice(1)) };
}

export async function measureBilling({ browser }) {
  const { address, stop } = await serve(await buildPage("billing"));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "tr-TR" });
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  try {
    await page.goto(address);
    await page.waitForFunction(() => "billingBench" in globalThis);
    const opening = await measureOpening(browser, page);
    const keys = await measureKeys(browser, page);
    const { own, alone } = await measureExport(page);
    if (faults.length > 0) throw new Error(faults.join("\n"));
    const size = `Invoice of ${budgets.lines} lines`;
    const range = (times) => `${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))}`;
    return [
      {
        what: `${size}: answer to the table`,
        measured: median(opening.times),
        budget: budgets.table,
        isBelow: true,
        unit: "ms",
        note: `processor time ${range(opening.times)}; clock ${show(median(opening.clock), "ms")}`,
      },
      {
        what: `${size}: key to rows and sums`,
        measured: median(keys),
        budget: budgets.key,
        isBelow: true,
        unit: "ms",
        note: `processor time, ${keys.length} keys ${range(keys)}`,
      },
      {
        what: `${size}: file beside ExcelJS alone`,
        measured: own / alone,
        budget: budgets.timeRatio,
        unit: "",
        note: `${show(own, "ms")} and ${show(alone, "ms")}, best of ${exportRuns}`,
      },
    ];
  } finally {
    await page.close();
    stop();
  }
}
