// A map of 999 routes with 20 stops each in a real browser, beside a plain Leaflet map of the same in the same run.
import { map as budgets } from "./budgets.mjs";
import { median, range, ratioOf, show, timeRow, toKilobytes } from "./numbers.mjs";
import { onPage, trace, traceFrames, traceRuns } from "./page.mjs";

const zoom = 12;
const runs = 9;
const hovers = 300;
const visits = 10;

const share = (values, part) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)];
const p95 = (values) => share(values, 0.95);

/** Bytes that the page retains after garbage collection, including typed arrays and DOM elements. */
async function heapOf(session) {
  for (let pass = 0; pass < 2; pass += 1) await session.send("HeapProfiler.collectGarbage");
  const heap = await session.send("Runtime.getHeapUsage");
  return heap.usedSize + (heap.backingStorageSize ?? 0) + (heap.embedderHeapUsedSize ?? 0);
}

/** Opens both maps in turns, so that both meet the same load of the machine. */
async function measureOpening({ browser, call, session }) {
  const found = { open: { times: [], heap: [] }, openPlain: { times: [], heap: [] } };
  for (let run = 0; run < runs; run += 1) {
    for (const [kind, { times, heap }] of Object.entries(found)) {
      const before = await heapOf(session);
      times.push(...(await trace(browser, () => call(kind, zoom))));
      heap.push((await heapOf(session)) - before);
      await call("close");
    }
  }
  return { own: found.open, plain: found.openPlain };
}

async function drag(page, [right, down]) {
  await page.mouse.move(720, 450);
  await page.mouse.down();
  for (let step = 1; step <= 40; step += 1) {
    await page.mouse.move(720 + right * step, 450 + down * step);
    await page.waitForTimeout(20);
  }
  await page.mouse.up();
  await page.waitForTimeout(300);
}

async function measureUse({ browser, call, page }) {
  /** Calls with each value in turn. */
  const traceEach = (method, values) => traceRuns(browser, values.length, (run) => call(method, values[run]));
  await call("open", zoom);
  const hover = await call("hover", hovers);
  const highlight = await trace(browser, () => call("highlight", 20));
  const select = await traceEach("select", ["5", "17", null, "300", null]);
  const filter = await traceEach("filter", [3, 1, 10, 1, 2]);
  await call("filter", 1);
  // Work left over from the filter must not count as the drag's.
  await page.waitForTimeout(1000);
  const frames = await traceFrames(browser, async () => {
    await call("watchFrames");
    for (const way of [
      [-14, 5],
      [14, -6],
      [10, 9],
    ]) {
      await drag(page, way);
    }
  });
  const paths = await traceRuns(browser, runs, () => call("path"));
  await call("close");
  // Every second measurement is the removal of the path.
  const path = paths.filter((_, index) => index % 2 === 0);
  return { hover, highlight, select, filter, frames, path };
}

async function measureVisits({ call, session }) {
  const visit = async () => {
    await call("open", zoom);
    await call("close");
  };
  await visit();
  await visit();
  const before = await heapOf(session);
  for (let count = 0; count < visits; count += 1) await visit();
  return (await heapOf(session)) - before;
}

export const measureMap = ({ browser }) =>
  onPage(browser, "map", async (call, page) => {
    const session = await page.context().newCDPSession(page);
    const decoding = await call("decode");
    const setting = { browser, call, page, session };
    const opening = await measureOpening(setting);
    const use = await measureUse(setting);
    return toRows({ decoding, ...opening, ...use, kept: await measureVisits(setting) });
  });

function toRows({ decoding, own, plain, hover, highlight, select, filter, frames, path, kept }) {
  const size = `Map of ${budgets.routes} × 150 points, ${budgets.routes * 20} stops`;
  const time = (what, measured, budget, note) => ({
    what: `${size}: ${what}`,
    measured,
    budget,
    isBelow: true,
    unit: "ms",
    note,
  });
  const beside = (what, unit, one, other, budget) => ({
    what: `Map beside plain Leaflet: ${what}`,
    ...ratioOf(one, other),
    budget,
    unit: "",
    note: `${show(median(one), unit)} and ${show(median(other), unit)}, ${one.length} turns`,
  });
  // The first run of each only warms up.
  const times = (found) => found.times.slice(1);
  const heap = (found) => found.heap.slice(1).map(toKilobytes);
  return [
    timeRow(
      `${size}: answer to first paint`,
      times(own),
      budgets.firstPaint,
      `decoding polylines before it ${show(decoding, "ms")}`,
    ),
    time("hover, 95 of 100", p95(hover), budgets.hoverMost, `median ${show(median(hover), "ms")}`),
    timeRow(`${size}: hover to the highlighted frame`, highlight, budgets.hover),
    // Not the maximum: in the very first frame, Chromium without a GPU uploads every canvas of the page again.
    time(
      "frame of a drag, 99 of 100",
      share(frames, 0.99),
      budgets.panFrame,
      `of ${frames.length}; 95 of 100 ${show(p95(frames), "ms")}, longest ${show(Math.max(...frames), "ms")}`,
    ),
    time("selection", Math.max(...select), budgets.select, `${range(select)} ms`),
    time("filter", Math.max(...filter), budgets.filter, `${range(filter)} ms`),
    timeRow("Map: a way of 5 000 points drawn", path, budgets.path),
    beside("first paint", "ms", times(own), times(plain), budgets.paintRatio),
    beside("memory", "kB", heap(own), heap(plain), budgets.heapRatio),
    {
      what: `Map: memory kept after ${visits} visits`,
      measured: Math.max(0, toKilobytes(kept)),
      budget: budgets.keptMemory,
      unit: "kB",
    },
  ];
}
