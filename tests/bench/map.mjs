/* global mapBench */
// A map of 999 routes with 20 stops each in a real browser, beside a plain Leaflet map of the same in the same run.
import { map as budgets } from "./budgets.mjs";
import { median, show, toKilobytes } from "./numbers.mjs";
import { buildPage, serve, trace, traceFrames } from "./page.mjs";

const zoom = 12;
const runs = 5;
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
async function measureOpening({ browser, page, session }) {
  const own = { times: [], clock: [], heap: [] };
  const plain = { times: [], clock: [], heap: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const [kind, found] of [
      ["open", own],
      ["openPlain", plain],
    ]) {
      const before = await heapOf(session);
      found.times.push(
        ...(await trace(browser, async () => {
          found.clock.push(await page.evaluate(([what, level]) => mapBench[what](level), [kind, zoom]));
        })),
      );
      found.heap.push((await heapOf(session)) - before);
      await page.evaluate(() => mapBench.close());
    }
  }
  return { own, plain };
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

async function measureUse({ browser, page }) {
  await page.evaluate((level) => mapBench.open(level), zoom);
  const hover = await page.evaluate((count) => mapBench.hover(count), hovers);
  const highlight = await trace(browser, () => page.evaluate(() => mapBench.highlight(20)));
  const select = await trace(browser, async () => {
    for (const id of ["5", "17", null, "300", null]) await page.evaluate((line) => mapBench.select(line), id);
  });
  const filter = await trace(browser, async () => {
    for (const every of [3, 1, 10, 1, 2]) await page.evaluate((part) => mapBench.filter(part), every);
  });
  await page.evaluate(() => mapBench.filter(1));
  // Work left over from the filter must not count as the drag's.
  await page.waitForTimeout(1000);
  const frames = await traceFrames(browser, async () => {
    await page.evaluate(() => mapBench.watchFrames());
    for (const way of [
      [-14, 5],
      [14, -6],
      [10, 9],
    ]) {
      await drag(page, way);
    }
  });
  const paths = await trace(browser, async () => {
    for (let run = 0; run < runs; run += 1) await page.evaluate(() => mapBench.path());
  });
  await page.evaluate(() => mapBench.close());
  // Every second measurement is the removal of the path.
  const path = paths.filter((_, index) => index % 2 === 0);
  return { hover, highlight, select, filter, frames, path };
}

async function measureVisits({ page, session }) {
  const visit = async () => {
    await page.evaluate((level) => mapBench.open(level), zoom);
    await page.evaluate(() => mapBench.close());
  };
  await visit();
  await visit();
  const before = await heapOf(session);
  for (let count = 0; count < visits; count += 1) await visit();
  return (await heapOf(session)) - before;
}

export async function measureMap({ browser }) {
  const { address, stop } = await serve(await buildPage("map"));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "tr-TR" });
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  try {
    await page.goto(address);
    await page.waitForFunction(() => "mapBench" in globalThis);
    const session = await page.context().newCDPSession(page);
    const decoding = await page.evaluate(() => mapBench.decode());
    const setting = { browser, page, session };
    const opening = await measureOpening(setting);
    const use = await measureUse(setting);
    const kept = await measureVisits(setting);
    if (faults.length > 0) throw new Error(faults.join("\n"));
    return toRows({ decoding, ...opening, ...use, kept });
  } finally {
    await page.close();
    stop();
  }
}

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
  const beside = (what, one, other, budget, note) => ({
    what: `Map beside plain Leaflet: ${what}`,
    measured: one / other,
    budget,
    unit: "",
    note,
  });
  const range = (values) => `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))} ms`;
  // The first run of each only warms up. The best one counts: other load of the machine only adds time.
  const best = ({ times }) => Math.min(...times.slice(1));
  const heap = (found) => median(found.heap.slice(1));
  return [
    time(
      "answer to first paint",
      median(own.times),
      budgets.firstPaint,
      `processor time ${range(own.times)}; clock ${show(median(own.clock), "ms")}; decoding polylines before it ${show(decoding, "ms")}`,
    ),
    time("hover, 95 of 100", p95(hover), budgets.hoverMost, `median ${show(median(hover), "ms")}`),
    time("hover to the highlighted frame", median(highlight), budgets.hover, range(highlight)),
    // Not the maximum: in the very first frame, Chromium without a GPU uploads every canvas of the page again.
    time(
      "frame of a drag, 99 of 100",
      share(frames, 0.99),
      budgets.panFrame,
      `of ${frames.length}; 95 of 100 ${show(p95(frames), "ms")}, longest ${show(Math.max(...frames), "ms")}`,
    ),
    time("selection", Math.max(...select), budgets.select, range(select)),
    time("filter", Math.max(...filter), budgets.filter, range(filter)),
    { ...time("", median(path), budgets.path, range(path)), what: "Map: a way of 5 000 points drawn" },
    beside(
      "first paint",
      best(own),
      best(plain),
      budgets.paintRatio,
      `${show(best(own), "ms")} and ${show(best(plain), "ms")}, best of ${runs - 1}`,
    ),
    beside(
      "memory",
      heap(own),
      heap(plain),
      budgets.heapRatio,
      `${show(toKilobytes(heap(own)), "kB")} and ${show(toKilobytes(heap(plain)), "kB")}`,
    ),
    {
      what: `Map: memory kept after ${visits} visits`,
      measured: Math.max(0, toKilobytes(kept)),
      budget: budgets.keptMemory,
      unit: "kB",
    },
  ];
}
