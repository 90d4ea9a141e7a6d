import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, findShell } from "../browser.mjs";
import { demoNow } from "../helpers/clock.mjs";
import { dealtFiles } from "../helpers/tier.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const given = process.env["PORTAL_URL"];
const port = 4273;
const baseURL = given ?? `http://localhost:${port}`;

/** Sign-in, guards, menu and addresses are tested every day; in `npm test` the areas' tests take turns by day. */
const takeTurns = readdirSync(new URL(".", import.meta.url))
  .filter((name) => name.endsWith(".spec.ts") && name !== "shell.spec.ts")
  .toSorted();
const today = dealtFiles(takeTurns, 3);
const ofAnotherDay = takeTurns.filter((name) => !today.includes(name)).map((name) => `${root}tests/portal/${name}`);

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
    { name: "portal", testIgnore: [`${root}tests/portal/journeys/**`, ...ofAnotherDay] },
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
            PORT: String(port),
            DEMO_DATA: "memory",
            DEMO_NOW: demoNow,
            // The page of tests/portal/frame.spec.ts.
            FRAME_ANCESTORS: "http://127.0.0.1:4274",
          },
          reuseExistingServer: false,
          timeout: 240_000,
        },
      }),
});
