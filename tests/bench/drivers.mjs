/* global driversBench */
// Drivers and documents of a large company in a real browser; bundled as they are shipped.
import { drivers as budgets } from "./budgets.mjs";
import { importBundled } from "./bundle.mjs";
import { median, show } from "./numbers.mjs";
import { buildPage, serve, slowDown, trace } from "./page.mjs";

const runs = 5;
const pageSize = 20;

/** Responses as JSON text, without pictures, which would need a network. */
async function toAnswers() {
  const { toDriverAnswers } = await importBundled("driver-data", ["../tests/bench/driver-data.ts"]);
  const sizes = { drivers: budgets.drivers, pendingDocuments: budgets.documents };
  const { drivers, pending } = toDriverAnswers(sizes);
  const page = drivers.drivers.slice(0, pageSize).map((driver) => ({ ...driver, is_default_avatar: true }));
  const documents = pending.documents.map((document) => ({
    ...document,
    value: "34-2-0917765",
    document_type: "text",
  }));
  return {
    counts: [drivers.drivers.length, documents.length],
    list: JSON.stringify({ ...drivers, drivers: page }),
    pending: JSON.stringify({ ...pending, documents }),
    some: JSON.stringify({ documents: documents.slice(0, budgets.many), meta: { total_count: budgets.many } }),
  };
}

const row = (what, times, budget) => ({
  what: `${what}, 4× CPU`,
  measured: median(times),
  budget,
  isBelow: true,
  unit: "ms",
  note: `processor time, ${times.length} runs, longest ${show(Math.max(...times), "ms")}`,
});

export async function measureDrivers({ browser }) {
  const answers = await toAnswers();
  const [driverCount, documentCount] = answers.counts;
  const { address, stop } = await serve(await buildPage("drivers"));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "tr-TR" });
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const times = async (work, count = runs) => {
    const measured = await trace(browser, async () => {
      for (let run = 0; run < count; run += 1) await work();
    });
    return measured.map(slowDown);
  };
  try {
    await page.goto(address);
    await page.waitForFunction(() => "driversBench" in globalThis);
    await page.evaluate(
      ([drivers, pending]) => driversBench.load({ drivers, pending }),
      [answers.list, answers.pending],
    );
    const list = await times(() => page.evaluate(() => driversBench.openDrivers()));
    const pending = await times(() => page.evaluate(() => driversBench.openPending()));
    await page.evaluate(() => driversBench.review());
    const approved = await times(() => page.evaluate(() => driversBench.approveOne()));
    const closed = await times(() => page.evaluate(() => driversBench.close()), 1);
    await page.evaluate(
      ([drivers, some]) => driversBench.load({ drivers, pending: some }),
      [answers.list, answers.some],
    );
    const { calls, progress } = await page.evaluate(() => driversBench.approveMany());
    if (faults.length > 0) throw new Error(faults.join("\n"));
    return [
      row(`Drivers of ${driverCount}: answer to the first screen of the list's page`, list, budgets.list),
      row(`Pending documents of ${documentCount}: answer to the list's page`, pending, budgets.pending),
      row("Approving one of them: answer to dialog and count", approved, budgets.approve),
      row("Closing the dialog: the list without what was approved", closed, budgets.close),
      {
        what: `Approving ${budgets.many}: most ids of a call`,
        measured: Math.max(...calls),
        budget: 100,
        unit: "#",
        note: `${calls.length} calls, ${calls.reduce((sum, count) => sum + count, 0)} ids; progress ${progress.join(", ")}`,
      },
    ];
  } finally {
    await page.close();
    stop();
  }
}
