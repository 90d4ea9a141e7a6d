/* global bench */

// A long-task observer measures by the wall clock and counts what other programs of this machine do meanwhile.
const categories = ["toplevel"];

export async function startTracing(cdp) {
  await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: categories } });
}

/** ms of processor time that the longest task of the page's main thread took, until 1 s after `shuttle-ready`. */
export async function longestTaskOf(page, _requests, cdp) {
  await page.evaluate(() => bench.after(1000));
  const events = [];
  cdp.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const complete = new Promise((resolve) => {
    cdp.once("Tracing.tracingComplete", resolve);
  });
  await cdp.send("Tracing.end");
  await complete;
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(threadOf),
  );
  const tasks = events.filter(
    (event) => event.ph === "X" && event.name.endsWith("::RunTask") && mainThreads.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error("The trace holds no tasks of the page.");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
