// The marketplace of a large company in a real browser; bundled as it is shipped.
import { marketplace as budgets } from "./budgets.mjs";
import { timeRow } from "./numbers.mjs";
import { onPage, trace, traceRuns } from "./page.mjs";

const runs = 5;
/** Matches many, then fewer, and many again; contains letters that match only when folded (i = ı, s = ş). */
const typed = ["i", "s", "i", "k", "Backspace", "Backspace", "a", "Backspace", "Backspace", "Backspace"];

export const measureMarketplace = ({ browser }) =>
  onPage(browser, "marketplace", async (call, page) => {
    const opened = [];
    const keys = [];
    const found = [];
    await call("load", budgets.people);
    for (let run = 0; run <= runs; run += 1) {
      await call("openSearch");
      const opening = await trace(browser, () => call("openPicker"));
      const typing = await trace(browser, async () => {
        await call("watchKeys");
        for (const key of typed) {
          await page.keyboard.press(key);
          await page.waitForTimeout(120);
        }
      });
      await call("fill");
      const searching = await trace(browser, () => call("search"));
      // The first run only fills the caches.
      if (run === 0) continue;
      opened.push(...opening);
      keys.push(...typing);
      found.push(...searching);
    }
    const lines = await traceRuns(browser, runs, (index) => call("openLine", index));
    return [
      timeRow(`Picker of ${budgets.people}: press to the list`, opened, budgets.open),
      timeRow(`Picker of ${budgets.people}: key to what it finds`, keys, budgets.key),
      timeRow("Search: answer to the first cards", found, budgets.cards),
      timeRow("Line: answer to detail with map", lines, budgets.detail),
    ];
  });
