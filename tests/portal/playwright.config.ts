import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, findShell } from "../browser.mjs";
import { demoNow } from "../helpers/clock.mjs";
import { freePort } from "../helpers/free-port.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
// Code of src takes the version alone from package.json, as the bundler allows; Node would want the whole file, with an attribute.
register(
  `data:text/javascript,${encodeURIComponent(`import { readFileSync } from "node:fs";
export const load = (url, context, next) => url.endsWith("/package.json") && !context.importAttributes?.type
  ? { format: "module", shortCircuit: true, source: "export const version = " + JSON.stringify(JSON.parse(readFileSync(new URL(url), "utf8")).version) }
  : next(url, context);`)}`,
);
const given = process.env["PORTAL_URL"];
// Free ones, so that two clones can be tested at the same time; workers get them with the environment.
const port = (process.env["PORTAL_PORT"] ??= String(await freePort()));
const framePort = (process.env["FRAME_PORT"] ??= String(await freePort()));
const baseURL = given ?? `http://localhost:${port}`;

const launchOptions = { executablePath: await findShell(), args: chromiumArguments };

/** The portal in the browser, on what `npm start` serves; PORTAL_URL names a server that runs already. */
export default defineConfig({
  testDir: ".",
  outputDir: `${root}tests/.output/portal`,
  fullyParallel: true,
  // One more than a small machine has cores, since tests also wait.
  workers: 3,
  retries: 0,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: [["list"]],
  timeout: 180_000,
  // A busy machine answers late; what never comes still fails.
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // Recording every step takes a third of the time; TRACE=1 for looking into a failure.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    launchOptions,
  },
  projects: [
    { name: "portal", testIgnore: `${root}tests/portal/journeys/**` },
    // Everyday tasks with their steps counted: a laptop with scroll bars that take room, and a phone.
    {
      name: "laptop",
      testDir: "journeys",
      use: {
        viewport: { width: 1366, height: 768 },
        launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] },
      },
    },
    {
      name: "phone",
      testDir: "journeys",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  ...(given
    ? {}
    : {
        webServer: {
          command: "node demo/start.mjs",
          cwd: root,
          url: baseURL,
          // In-memory data, and the clock of the tests.
          env: {
            PORT: port,
            DEMO_DATA: "memory",
            DEMO_NOW: demoNow,
            // The page of tests/portal/frame.spec.ts.
            FRAME_ANCESTORS: `http://127.0.0.1:${framePort}`,
          },
          reuseExistingServer: false,
          timeout: 240_000,
        },
      }),
});
