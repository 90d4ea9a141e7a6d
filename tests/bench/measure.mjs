import { launchChromium } from "../browser.mjs";
import { measureAreas } from "./areas.mjs";
import { measureBare } from "./bare.mjs";
import { measureBilling } from "./billing.mjs";
import { measureCharts } from "./charts.mjs";
import { checkNames } from "./chunks.mjs";
import { measureDecoding } from "./core.mjs";
import { measureDrivers } from "./drivers.mjs";
import { measureFiles } from "./files.mjs";
import { measureMap } from "./map.mjs";
import { measureMarketplace } from "./marketplace.mjs";
import { measureMonth } from "./month.mjs";
import { atPace, measurePace } from "./pace.mjs";
import { checkOrder } from "./order.mjs";
import { describeMachine, isOver, printRows, report } from "./report.mjs";
import { measurePlanner } from "./planner.mjs";
import { openSession, startServer } from "./server.mjs";
import { measureSheet } from "./sheet.mjs";
import { listTransfers, measureSizes, transferHeads } from "./sizes.mjs";
import { measureTable } from "./table.mjs";
import { measureTickets } from "./tickets.mjs";
import { measureTrips } from "./trips.mjs";
import { measureReady, measureShifts, measureTasks } from "./times.mjs";

/** Parts by name; arguments select some of them (`npm run bench -- table trips`). Sizes and loading order are always measured. */
const parts = {
  decoding: ["Decoding", measureDecoding],
  sheet: ["Spreadsheets", measureSheet],
  table: ["Table", measureTable],
  charts: ["Charts", measureCharts],
  billing: ["Billing", measureBilling],
  map: ["Map", measureMap],
  trips: ["Trips", measureTrips],
  drivers: ["Drivers", measureDrivers],
  marketplace: ["Marketplace", measureMarketplace],
  planner: ["Planner", measurePlanner],
  files: ["Files", measureFiles],
  tickets: ["Tickets", measureTickets],
  month: ["End of a month", measureMonth],
  tasks: ["Longest tasks", measureTasks],
  shifts: ["Layout shifts", measureShifts],
  ready: ["Times to ready", measureReady],
  bare: ["Beside a bare React element", measureBare],
  areas: ["First contents beside a bare React element", measureAreas],
};

/** True when everything is within its budget. `names` are keys of `parts`; without any, all of them. */
export async function measure(directory, names) {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`No such bench: ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);
  const chosen = Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name));
  checkNames();
  const server = await startServer();
  const browser = await launchChromium();
  try {
    const machine = describeMachine(browser.version());
    const setting = { browser, address: server.address, ...(await openSession(browser, server.address)) };
    const step = async (title, work) => {
      console.log(`${title} …`);
      return work(setting);
    };
    const { found, rows: sizes } = await step("Sizes", measureSizes);
    const rows = [...sizes, ...(await step("Order", () => checkOrder(setting, found)))];
    printRows(rows);
    const broken = [];
    let before = await measurePace(browser);
    for (const [, [title, work]] of chosen) {
      try {
        const results = await step(title, work);
        const after = await measurePace(browser);
        const measured = atPace(results, [before, after]);
        before = after;
        printRows(measured);
        rows.push(...measured);
      } catch (error) {
        // What the other parts measure is worth knowing all the same.
        console.error(error);
        broken.push(title);
      }
    }
    const requests = Object.fromEntries(Object.entries(found).map(([name, page]) => [name, page.requests]));
    report({ directory, machine, transfers: [transferHeads, ...listTransfers(found)], rows, requests });
    for (const title of broken) console.log(`NOT MEASURED: ${title}`);
    return broken.length === 0 && !rows.some(isOver);
  } finally {
    await browser.close();
    await server.stop();
  }
}
