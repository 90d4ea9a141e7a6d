// Four charts in a real browser, from their data to the frame that shows them: three of bars and one with a line.
import { charts as budgets } from "./budgets.mjs";
import { timeRow } from "./numbers.mjs";
import { onPage, slowDown, traceRuns } from "./page.mjs";

const runs = 15;

export const measureCharts = ({ browser }) =>
  onPage(browser, "charts", async (call) => {
    // The first run also loads uPlot, so it doesn't count.
    await call("open");
    const times = (await traceRuns(browser, runs, () => call("open"))).map(slowDown);
    return [timeRow("Four charts: data to picture, 4× CPU", times, budgets.painted)];
  });
