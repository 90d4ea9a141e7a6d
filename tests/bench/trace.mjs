import { launchBare, openPage } from "./bare-browser.mjs";
import { slowProcessor } from "./budgets.mjs";

// A trace, because a long-task observer measures wall-clock time, which includes other programs of this machine.
const categories = ["toplevel"];

/** ms of processor time of the page's longest task in a first visit with a slow processor, until 1 s after `shuttle-ready`. */
export async function longestTask({ address, storageState }, { path, isSignedIn }) {
  const browser = await launchBare();
  try {
    const stored = isSignedIn ? storageState.origins.flatMap(({ localStorage }) => localStorage) : [];
    const page = await openPage(browser, { stored, processor: slowProcessor });
    const tracing = { transferMode: "ReportEvents", traceConfig: { includedCategories: categories } };
    await browser.send("Tracing.start", tracing);
    await page.open(address + path);
    await page.evaluate("bench.whenReady(1).then(() => bench.after(1000))");
    const events = [];
    browser.on("Tracing.dataCollected", ({ value }) => events.push(...value));
    const complete = new Promise((resolve) => {
      browser.on("Tracing.tracingComplete", resolve);
    });
    await browser.send("Tracing.end");
    await complete;
    return longestOf(events);
  } finally {
    await browser.close();
  }
}

function longestOf(events) {
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
