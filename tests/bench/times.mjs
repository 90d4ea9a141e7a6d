import { launchBare, openPage } from "./bare-browser.mjs";
import { layoutShift, longestTask as longestTaskBudget, readyBudgets, runs, slowProcessor } from "./budgets.mjs";
import { median, noiseOf, range, show } from "./numbers.mjs";
import { layoutShiftOf, pages, readyTime, visit } from "./visit.mjs";

const taskRuns = 5;
const widths = [1440, 390];

async function repeat(times, work) {
  const results = [];
  for (let run = 0; run < times; run += 1) results.push(await work());
  return results;
}

const speeds = {
  plain: { label: "", options: {} },
  slow: { label: ", 4× CPU, 1.6 Mbit/s, 150 ms", options: { isSlowNetwork: true, isSlowProcessor: true } },
};

/** Median time to `shuttle-ready`, on this machine and on a slow one. */
export async function measureReady(setting) {
  const rows = [];
  for (const [speed, { label, options }] of Object.entries(speeds)) {
    for (const [name, page] of Object.entries(pages)) {
      const times = await repeat(runs, () => visit(setting, page, options, readyTime));
      rows.push({
        what: `Ready: ${page.title}${label}`,
        measured: median(times),
        noise: noiseOf(times),
        budget: readyBudgets[name][speed],
        unit: "ms",
        note: `${runs} runs ${range(times)}`,
      });
    }
  }
  return rows;
}

/** The longest task until 1 s after `shuttle-ready`, with a slow processor and a fast network. */
export async function measureTasks(setting) {
  const rows = [];
  for (const page of Object.values(pages)) {
    const tasks = await repeat(taskRuns, () => longestTask(setting, page));
    rows.push({
      what: `Longest task: ${page.title}, 4× CPU`,
      measured: median(tasks),
      noise: noiseOf(tasks),
      budget: longestTaskBudget,
      unit: "ms",
      note: `${taskRuns} runs ${range(tasks)}, processor time`,
    });
  }
  return rows;
}

/** Layout shift of a fast and of a slow first load, whichever is larger: late content shifts the rest. */
export async function measureShifts(setting) {
  const rows = [];
  for (const page of Object.values(pages)) {
    for (const width of widths) {
      const fast = await visit(setting, page, { width }, layoutShiftOf);
      const slow = await visit(setting, page, { ...speeds.slow.options, width }, layoutShiftOf);
      const worse = slow.sum > fast.sum ? slow : fast;
      rows.push({
        what: `Layout shift: ${page.title}, ${width} px`,
        measured: worse.sum,
        budget: layoutShift,
        isBelow: true,
        unit: "",
        note: `fast ${show(fast.sum, "")}, slow ${show(slow.sum, "")}`,
        details: worse.shifts.map(
          ({ value, startTime, moved }) => `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${moved.join(" | ")}`,
        ),
      });
    }
  }
  return rows;
}

// A trace, because a long-task observer measures wall-clock time, which includes other programs of this machine.
const categories = ["toplevel"];

/** ms of processor time of the page's longest task in a first visit with a slow processor, until 1 s after `shuttle-ready`. */
async function longestTask({ address, storageState }, { path, isSignedIn }) {
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
