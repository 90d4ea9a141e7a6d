// The pages that are used: the portal of an administrator, and the intranet's page of each element.
import { importBundled } from "../bench/bundle.mjs";
import { signIn } from "../bench/server.mjs";
import { demoNow } from "../helpers/clock.mjs";
import { stopsOf } from "../screens/stops.mjs";
import { installProbe } from "./probe.mjs";

const { elementTags, parseLocation, places } = await importBundled("soak-places", [
  "core/portal/addresses.ts",
  "core/portal/places.ts",
]);

/** All elements, without `shuttle-`. */
export const names = elementTags.map((tag) => tag.replace("shuttle-", ""));
export const elementPath = (name) => `/intranet/elements/${name}.html`;

/** ms; long, because one late answer must not end a run of an hour, and a month's report reads 200 answers. */
const longestWait = 180_000;

/** A browser of its own with the clock of the tests, at a path; `close` fails with what the page threw. */
export async function openPage({ browser, address }, path) {
  const context = await browser.newContext({
    baseURL: address,
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(longestWait);
  await context.clock.install({ time: demoNow });
  const page = await context.newPage();
  const failures = [];
  page.on("pageerror", (error) => failures.push(error.message));
  await page.addInitScript(installProbe);
  await page.goto(path);
  // Code that comes on its own is no call of the page; it must be there before the first sample.
  await page.waitForLoadState("networkidle");
  await waitUntilQuiet(page);
  return {
    page,
    close: async () => {
      await context.close();
      if (failures.length > 0) throw new Error(`${path}: ${failures.join("; ")}`);
    },
  };
}

/** The portal, signed in as administrator, and the addresses of all places that an administrator may see. */
export async function openPortal(setting) {
  const opened = await openPage(setting, "/");
  await signIn(opened.page, "admin");
  await waitUntilQuiet(opened.page);
  const profile = await opened.page.evaluate(() => JSON.parse(localStorage.getItem("shuttle.session")).profile);
  return { ...opened, stops: stopsOf("admin", profile) };
}

export async function waitUntilQuiet(page) {
  await page.waitForFunction(() => globalThis.soak.isQuiet());
}

/** Goes to a place of the portal, as links do, and waits until it is shown. */
export async function turnTo(page, path) {
  const { element = null } = places[parseLocation(path).name];
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  const isShown = (wanted) => {
    const content = document.querySelector("#content");
    const shown = [...content.querySelectorAll("*")].find(({ localName }) => localName.startsWith("shuttle-"));
    // Only true or false: Playwright would hold an element that is returned.
    if (wanted === null) return !shown && content.querySelector("h1") !== null;
    return shown?.localName === wanted && Boolean(shown.shadowRoot?.querySelector(".shuttle-root *"));
  };
  await page.waitForFunction(isShown, element && `shuttle-${element}`);
  await waitUntilQuiet(page);
}
