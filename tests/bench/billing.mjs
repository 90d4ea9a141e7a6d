// An invoice of ten thousand lines in a real browser; bundled as it is shipped.
import { billing as budgets } from "./budgets.mjs";
import { timeRow } from "./numbers.mjs";
import { onPage, trace, traceRuns } from "./page.mjs";

const runs = 5;
/** Matches many rows, then fewer; contains letters that match only when folded (i = ı, s = ş), and digits. */
const typed = [..."isik 12", "Backspace", "Backspace", "Backspace"];
const quiet = 2000;

export const measureBilling = ({ browser }) =>
  onPage(browser, "billing", async (call, page) => {
    await call("load", budgets.lines);
    // Each run opens another month, of which nothing is cached; the first one only warms up.
    const opening = (await traceRuns(browser, runs + 1, (run) => call("open", run))).slice(1);
    await call("focusSearch");
    // A user waits longer than this before typing; meanwhile the page folds the texts for the search.
    await page.waitForTimeout(quiet);
    await call("watchKeys");
    const keys = await trace(browser, async () => {
      for (const key of typed) {
        await page.keyboard.press(key);
        await page.waitForTimeout(200);
      }
    });
    const size = `Invoice of ${budgets.lines} lines`;
    return [
      timeRow(`${size}: answer to the table`, opening, budgets.table),
      timeRow(`${size}: key to rows and sums`, keys, budgets.key),
    ];
  });
