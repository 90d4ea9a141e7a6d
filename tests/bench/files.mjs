/* global filesBench */
// A long page of the company's files in a real browser; bundled as it is shipped.
import { files as budgets } from "./budgets.mjs";
import { importBundled } from "./bundle.mjs";
import { median, show } from "./numbers.mjs";
import { buildPage, serve, slowDown, trace } from "./page.mjs";

const runs = 7;

export async function measureFiles({ browser }) {
  const { toFileAnswers } = await importBundled("files-data", ["../tests/bench/files-data.ts"]);
  const { list, choices } = toFileAnswers(budgets.rows);
  const { address, stop } = await serve(await buildPage("files"));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "tr-TR" });
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  try {
    await page.goto(address);
    await page.waitForFunction(() => "filesBench" in globalThis);
    await page.evaluate((answers) => filesBench.load(answers), {
      list: JSON.stringify(list),
      choices: JSON.stringify(choices),
    });
    const times = async (isWhole) => {
      const measured = await trace(browser, async () => {
        for (let run = 0; run < runs; run += 1) {
          await page.evaluate(([count, whole]) => filesBench.open(count, whole), [budgets.rows, isWhole]);
        }
      });
      // The first one only warms up.
      return measured.slice(1).map(slowDown);
    };
    const [first, whole] = [await times(false), await times(true)];
    if (faults.length > 0) throw new Error(faults.join("\n"));
    return [
      {
        what: `Files: answer to rows of a page of ${budgets.rows}, 4× CPU`,
        measured: median(first),
        budget: budgets.page,
        isBelow: true,
        unit: "ms",
        note: `processor time, ${first.length} runs, longest ${show(Math.max(...first), "ms")}; those out of sight ${show(median(whole), "ms")}`,
      },
    ];
  } finally {
    await page.close();
    stop();
  }
}
