import { slowNetwork, slowProcessor } from "./budgets.mjs";
import { installProbe } from "./probe.mjs";
import { recordRequests } from "./requests.mjs";
import { openContext } from "./server.mjs";

/* global bench, performance */

/** The pages that are measured. `isSignedIn`: with a session kept in the browser. */
export const pages = {
  simple: { title: "Intranet page, one simple element", path: "/intranet/elements/simple.html" },
  "sign-in": { title: "Sign-in", path: "/" },
  overview: { title: "Overview, signed in", path: "/overview", isSignedIn: true },
};

/**
 * Visits a page for the first time, with an empty browser cache, and waits for `shuttle-ready`.
 * `measure` then gets the page and its requests.
 */
export async function visit(setting, { path, isSignedIn }, options, measure) {
  const { browser, address, storageState } = setting;
  const { width = 1440, isSlowNetwork = false, isSlowProcessor = false } = options;
  const context = await openContext(browser, {
    viewport: { width, height: width < 700 ? 844 : 900 },
    ...(isSignedIn ? { storageState } : {}),
  });
  try {
    const page = await context.newPage();
    const failures = [];
    page.on("pageerror", (error) => failures.push(error.message));
    const cdp = await context.newCDPSession(page);
    const requests = await recordRequests(cdp);
    if (isSlowNetwork) await cdp.send("Network.emulateNetworkConditions", { offline: false, ...slowNetwork });
    if (isSlowProcessor) await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowProcessor });
    await page.addInitScript(installProbe);
    await page.goto(address + path, { waitUntil: "commit" });
    await page.evaluate(() => bench.whenReady(1));
    const result = await measure(page, requests);
    if (failures.length > 0) throw new Error(`${path}: ${failures.join("; ")}`);
    return result;
  } finally {
    await context.close();
  }
}

/** ms from the start of the navigation. */
export const readyTime = (page) => page.evaluate(() => bench.ready[0].at);

/** Sum of layout shifts until 2 s after `shuttle-ready`, and what moved. */
export const layoutShiftOf = (page) =>
  page.evaluate(async () => {
    await bench.after(2000);
    return { sum: bench.shifts.reduce((sum, { value }) => sum + value, 0), shifts: bench.shifts };
  });

/** Start and end time of every file of the page, and the first paint, in ms from the start of the navigation. */
export const timelineOf = (page) =>
  page.evaluate(() => ({
    firstPaint: performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
    files: performance
      .getEntriesByType("resource")
      .map(({ name, startTime, responseEnd }) => ({ url: name, startTime, responseEnd })),
  }));
