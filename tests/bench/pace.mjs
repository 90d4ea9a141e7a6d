// How much slower this machine is at the moment than the one on which the budgets were measured.
import { paceTime } from "./budgets.mjs";
import { median } from "./numbers.mjs";
import { onPage, traceRuns } from "./page.mjs";

const runs = 7;

/** 1 where the machine is as fast or faster. A virtual machine's pace changes within minutes, so it is measured around each part. */
export const measurePace = (browser) =>
  onPage(browser, "pace", async (call) => {
    // The first run only warms up.
    const times = (await traceRuns(browser, runs + 1, () => call("work"))).slice(1);
    return Math.max(1, median(times) / paceTime);
  });

/** Lengthens the budgets in ms by the mean of the paces before and after the part. */
export function atPace(rows, [before, after]) {
  const pace = (before + after) / 2;
  const told = `machine ${pace.toFixed(2)} × slower`;
  return rows.map((row) =>
    row.unit === "ms" && pace > 1
      ? { ...row, budget: row.budget * pace, note: row.note ? `${row.note}; ${told}` : told }
      : row,
  );
}
