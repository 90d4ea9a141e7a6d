// The data table with ten thousand rows in a real browser; bundled as it is shipped.
import { table as budgets } from "./budgets.mjs";
import { timeRow } from "./numbers.mjs";
import { onPage, slowDown, trace, traceRuns } from "./page.mjs";

/** Matches many rows, then fewer, and more again; contains letters that match only when folded (i = ı, s = ş), and digits. */
const typed = [..."isik 12", "Backspace", "Backspace", "Backspace"];
const rounds = 3;
const firstRowRuns = 7;
const quiet = 2000;

/** ms of every key, from the event until the frame with the rows is drawn. */
async function typeKeys(browser, call, page, { hasPaging, sort }) {
  await call("open", budgets.rows, hasPaging);
  if (sort) await call("sort", sort);
  // A user waits longer than this before typing; meanwhile the page folds the texts for the search.
  await page.waitForTimeout(quiet);
  await call("watchKeys");
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

const settings = {
  "in pages of 10": { hasPaging: true },
  "in pages, sorted": { hasPaging: true, sort: "name" },
  "all in sight by scrolling": { hasPaging: false },
};

export const measureTable = ({ browser }) =>
  onPage(browser, "table", async (call, page) => {
    const rows = [];
    for (const [what, setting] of Object.entries(settings)) {
      const times = await typeKeys(browser, call, page, setting);
      rows.push(timeRow(`Table of ${budgets.rows}, ${what}: key to rows, 4× CPU`, times, budgets.key));
    }
    const first = (await traceRuns(browser, firstRowRuns, () => call("firstRows", 50))).map(slowDown);
    return [...rows, timeRow("Table: answer to first rows of a page of 50, 4× CPU", first, budgets.firstRows)];
  });
