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

/** Opens `path` in a new browser context with the tests' clock; `close` throws if the page has thrown. */
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
  // isQuiet() doesn't wait for code that loads by itself, but it must be there before the first sample.
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

/** Opens the portal as administrator; `stops` are the addresses of all pages that an administrator may see. */
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

/** Navigates within the portal, as the links of its elements do, and waits until the page is shown. */
export async function turnTo(page, path) {
  const location = parseLocation(path);
  const { element = null } = places[location.name];
  // The router follows it when Back from a closed layer has arrived; a `pushState` of our own would meet that.
  await page.evaluate((detail) => {
    document.dispatchEvent(new CustomEvent("shuttle-navigate", { detail, cancelable: true }));
  }, location);
  const isShown = (wanted) => {
    const content = document.querySelector("#content");
    const shown = [...content.querySelectorAll("*")].find(({ localName }) => localName.startsWith("shuttle-"));
    // Returns a boolean, because Playwright would keep a returned element alive.
    if (wanted === null) return !shown && content.querySelector("h1") !== null;
    return shown?.localName === wanted && Boolean(shown.shadowRoot?.querySelector(".shuttle-root *"));
  };
  await page.waitForFunction(isShown, element && `shuttle-${element}`);
  await waitUntilQuiet(page);
}
