/* global chartsBench */
// Four charts in a real browser, from their data to the frame that shows them: three of bars and one with a line.
import { charts as budgets } from "./budgets.mjs";
import { median, show } from "./numbers.mjs";
import { buildPage, serve, slowDown, trace } from "./page.mjs";

const runs = 15;

export async function measureCharts({ browser }) {
  const { address, stop } = await serve(await buildPage("charts"));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "tr-TR" });
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  try {
    await page.goto(address);
    await page.waitForFunction(() => globalThis.chartsBench?.isReady());
    const open = () => page.evaluate(() => chartsBench.open());
    // The first run also loads uPlot, so it doesn't count.
    await open();
    const clock = [];
    const times = await trace(browser, async () => {
      for (let run = 0; run < runs; run += 1) clock.push(await open());
    });
    if (faults.length > 0) throw new Error(faults.join("\n"));
    const slow = times.map(slowDown);
    return [
      {
        what: "Four charts: data to picture, 4× CPU",
        measured: median(slow),
        budget: budgets.painted,
        unit: "ms",
        note: `processor time, ${runs} runs ${Math.round(Math.min(...slow))}–${Math.round(Math.max(...slow))}; clock at full speed ${show(median(clock), "ms")}`,
      },
    ];
  } finally {
    await page.close();
    stop();
  }
}
