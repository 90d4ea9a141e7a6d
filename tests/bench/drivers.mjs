// Drivers and documents of a large company in a real browser; bundled as they are shipped.
import { drivers as budgets } from "./budgets.mjs";
import { timeRow } from "./numbers.mjs";
import { onPage, slowDown, traceRuns } from "./page.mjs";
import { openSession, readAnswer, startServer } from "./server.mjs";

const runs = 5;
const pageSize = 20;

/** The demo server's responses for a large company as JSON text; without pictures, which would need a network. */
async function readAnswers(browser) {
  const { drivers, documents } = budgets;
  const sizes = { DEMO_DRIVERS: String(drivers), DEMO_PENDING_DOCUMENTS: String(documents) };
  const server = await startServer(sizes);
  try {
    const session = { address: server.address, ...(await openSession(browser, server.address)) };
    const read = async (path) => JSON.parse(await readAnswer(session, path));
    const list = await read(`/api/routes/drivers/?per_page=${pageSize}`);
    const filter = encodeURIComponent('{"statuses":["approved","whs_approved"]}');
    const pending = await read(`/api/driver/documents/?column_filters=${filter}&page=1&per_page=${documents}`);
    const asText = (document) => ({ ...document, value: "34-2-0917765", document_type: "text" });
    const all = pending.documents.map(asText);
    return {
      counts: [list.meta.total_count, all.length],
      list: JSON.stringify({ ...list, drivers: list.drivers.map((one) => ({ ...one, is_default_avatar: true })) }),
      pending: JSON.stringify({ ...pending, documents: all }),
      some: JSON.stringify({ documents: all.slice(0, budgets.many), meta: { total_count: budgets.many } }),
    };
  } finally {
    await server.stop();
  }
}

export async function measureDrivers({ browser }) {
  const { counts, list: drivers, pending: all, some } = await readAnswers(browser);
  const [driverCount, documentCount] = counts;
  return onPage(browser, "drivers", async (call) => {
    const times = async (method, count = runs) => (await traceRuns(browser, count, () => call(method))).map(slowDown);
    await call("load", { drivers, pending: all });
    const list = await times("openDrivers");
    const pending = await times("openPending");
    await call("review");
    const approved = await times("approveOne");
    const closed = await times("close", 1);
    await call("load", { drivers, pending: some });
    const { calls, progress } = await call("approveMany");
    const slow = (what, measured, budget) => timeRow(`${what}, 4× CPU`, measured, budget);
    return [
      slow(`Drivers of ${driverCount}: answer to the first screen of the list's page`, list, budgets.list),
      slow(`Pending documents of ${documentCount}: answer to the list's page`, pending, budgets.pending),
      slow("Approving one of them: answer to dialog and count", approved, budgets.approve),
      slow("Closing the dialog: the list without what was approved", closed, budgets.close),
      {
        what: `Approving ${budgets.many}: most ids of a call`,
        measured: Math.max(...calls),
        budget: 100,
        unit: "#",
        note: `${calls.length} calls, ${calls.reduce((sum, count) => sum + count, 0)} ids; progress ${progress.join(", ")}`,
      },
    ];
  });
}
