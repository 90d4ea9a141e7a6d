/* global tableBench */
// The data table with ten thousand rows in a real browser; bundled as it is shipped.
import { table as budgets } from "./budgets.mjs";
import { median, show } from "./numbers.mjs";
import { buildPage, serve, slowDown, trace } from "./page.mjs";

/** Matches many rows, then fewer, and more again; contains letters that match only when folded (i = ı, s = ş), and digits. */
const typed = [..."isik 12", "Backspace", "Backspace", "Backspace"];
const rounds = 3;
const firstRowRuns = 7;
const quiet = 2000;

/** ms of every key, from the event until the frame with the rows is drawn. */
async function typeKeys(browser, page, { hasPaging, sort }) {
  await page.evaluate(([count, isPaged]) => tableBench.open(count, isPaged), [budgets.rows, hasPaging]);
  if (sort) await page.evaluate((column) => tableBench.sort(column), sort);
  // A user waits longer than this before typing; meanwhile the page folds the texts for the search.
  await page.waitForTimeout(quiet);
  await page.evaluate(() => tableBench.watchKeys());
  const press = async (keys) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(150);
    }
  };
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(...(await trace(browser, () => press(typed))));
    await press(["Backspace", "Backspace", "Backspace", "Backspace"]);
  }
  return times.map(slowDown);
}

const settings = [
  { what: "in pages of 10", hasPaging: true },
  { what: "in pages, sorted", hasPaging: true, sort: "name" },
  { what: "all in sight by scrolling", hasPaging: false },
];

export async function measureTable({ browser }) {
  const { address, stop } = await serve(await buildPage("table"));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "tr-TR" });
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  try {
    await page.goto(address);
    await page.waitForFunction(() => "tableBench" in globalThis);
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
    const first = (
      await trace(browser, async () => {
        for (let run = 0; run < firstRowRuns; run += 1) await page.evaluate((size) => tableBench.firstRows(size), 50);
      })
    ).map(slowDown);
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
