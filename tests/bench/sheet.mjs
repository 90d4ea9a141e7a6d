// The spreadsheet writer in a real browser, beside ExcelJS alone in the same kind of worker.
import { sheet as budgets } from "./budgets.mjs";
import { median, ratioOf, show, toKilobytes } from "./numbers.mjs";
import { onPage } from "./page.mjs";

const runs = 5;

/** Bytes of the page's heap, without workers, after garbage collection. */
async function heapOf(session) {
  await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Runtime.getHeapUsage")).usedSize;
}

export const measureSheet = ({ browser }) => onPage(browser, "sheet", measureAll);

async function measureAll(call, page) {
  const { rows, manyRows } = budgets;
  await call("prepare", rows);
  const own = [];
  const alone = [];
  // In turns, so that both meet the same load of the machine; the first run of each only fills the caches.
  for (let run = 0; run <= runs; run += 1) {
    alone.push(await call("alone", rows));
    own.push(await call("own", rows));
  }
  const times = (results) => results.slice(1).map(({ time }) => time);

  const session = await page.context().newCDPSession(page);
  await call("prepare", manyRows);
  // First the .csv: reading the rows for the first time changes how their texts lie in memory.
  const csv = await call("own", manyRows, "csv");
  const before = await heapOf(session);
  const many = await call("own", manyRows);
  const after = await heapOf(session);
  const workers = page.workers().length;
  const counted = await call("count", manyRows);
  const cancels = [];
  for (const delay of [0, 100, 400, 1500, 4000]) {
    const { end, time } = await call("cancel", manyRows, delay);
    if (end !== "cancelled") throw new Error(`The export was ${end} after ${delay} ms.`);
    cancels.push(time);
  }
  const size = `${rows} × 12`;
  return [
    {
      what: `Spreadsheet ${size}: time beside ExcelJS alone`,
      ...ratioOf(times(own), times(alone)),
      budget: budgets.timeRatio,
      unit: "",
      note: `${show(median(times(own)), "ms")} and ${show(median(times(alone)), "ms")}, ${runs} turns; ${show(toKilobytes(own[1].bytes), "kB")}`,
    },
    {
      what: `Spreadsheet ${size}: longest main-thread task`,
      measured: median(own.map(({ longestTask }) => longestTask)),
      budget: budgets.longestTask,
      isBelow: true,
      unit: "ms",
      note: `median of ${own.length} runs; 0: none of 50 ms or more`,
    },
    {
      what: `Spreadsheet ${manyRows} × 12: rows missing`,
      measured: manyRows - counted,
      budget: 0,
      unit: "#",
      note: `${show(many.time, "ms")}, ${show(toKilobytes(many.bytes), "kB")}, longest task ${show(many.longestTask, "ms")}; .csv ${show(csv.time, "ms")}`,
    },
    {
      what: "Spreadsheet: memory kept after an export",
      measured: Math.max(0, toKilobytes(after - before)),
      budget: budgets.keptMemory,
      unit: "kB",
      note: `${workers} workers left`,
    },
    {
      what: "Spreadsheet: cancel",
      measured: Math.max(...cancels),
      budget: budgets.cancel,
      isBelow: true,
      unit: "ms",
      note: `longest of ${cancels.length}, at different stages`,
    },
  ];
}
