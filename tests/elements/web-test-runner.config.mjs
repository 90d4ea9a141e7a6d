import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { playwrightLauncher } from "@web/test-runner-playwright";
import { chromiumArguments, findChromium } from "../browser.mjs";
import { clockScript, demoNow } from "../helpers/clock.mjs";
import { answeredWrongly, askedWrongly, isSampled } from "../helpers/described.mjs";
import { jitterScript } from "../helpers/jitter.mjs";
import { collectGarbage } from "./collect-garbage.mjs";
import { countReporter } from "./count-reporter.mjs";
import { rememberAnswers } from "./remembered-answers.mjs";
import { screenReaderCommands } from "./screen-reader/commands.mjs";

const root = new URL("../..", import.meta.url).pathname;
const { createDemoHandler } = await import(`${root}dist/server/handler.js`);
process.env.DEMO_NOW = demoNow;
process.env.DEMO_DATA ??= "memory";
const demo = await createDemoHandler();
const answerOf = rememberAnswers((request) => demo.fetch(request));

/** Checks requests and responses against the API description; a mismatch fails the call, and with it the test. */
async function fetchDescribed(request) {
  const { method, url } = request;
  const body = method === "POST" ? await request.clone().text() : null;
  const response = await answerOf(request);
  const wrong =
    askedWrongly(method, url, body || null) ??
    (isSampled(method, url, response.status)
      ? answeredWrongly(method, url, response.status, await textOf(response))
      : null);
  if (wrong === null) return response;
  console.error(wrong);
  return Response.json({ detail: wrong }, { status: 500 });
}

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

async function textOf(response) {
  const copy = response.clone();
  const content = new Uint8Array(await copy.arrayBuffer());
  const encoding = copy.headers.get("content-encoding");
  return new TextDecoder().decode(encoding === null ? content : decompress[encoding](content));
}

const answer = getRequestListener(fetchDescribed);

const built = `${root}dist/element-tests/`;

/** Skips tests with another title, because the runner reports those left out by Mocha's own `grep` as failed. */
const skipOthers = (pattern) => ({
  name: "skip-others",
  transform({ path, body }) {
    if (!path.endsWith(".test.js")) return undefined;
    const isWanted = `new RegExp(${JSON.stringify(pattern)}).test(this.currentTest.fullTitle())`;
    return `${body}\nbeforeEach(function () { if (!${isWanted}) this.skip(); });`;
  },
});

export default {
  rootDir: root,
  files: `${built}*.test.js`,
  // One more than a small machine has cores, since tests also wait; each has a browser context of its own.
  concurrency: 3,
  browserStartTimeout: 180_000,
  testsStartTimeout: 180_000,
  browsers: [
    playwrightLauncher({
      product: "chromium",
      launchOptions: { executablePath: await findChromium(), args: chromiumArguments, headless: true },
      createBrowserContext: ({ browser }) =>
        browser.newContext({
          locale: "tr-TR",
          timezoneId: process.env.BROWSER_TIME_ZONE ?? "Europe/Istanbul",
          reducedMotion: "reduce",
        }),
    }),
  ],
  testFramework: { config: { timeout: 90_000 } },
  // A sixth of the whole fault matrix takes more than half an hour on a busy machine.
  testsFinishTimeout: process.env.TEST_WHOLE ? 5_400_000 : 600_000,
  reporters: [countReporter()],
  plugins: [
    screenReaderCommands(),
    collectGarbage(),
    ...(process.env.TEST_GREP ? [skipOthers(process.env.TEST_GREP)] : []),
  ],
  middleware: [
    // Allows a foreign page to load the bundle from another origin (sheet.test.ts).
    (context, next) => {
      if (context.path.startsWith("/dist/element-tests/")) context.set("access-control-allow-origin", "*");
      return next();
    },
    (context, next) => {
      if (!/^\/(api|demo-assets|intranet)\//.test(context.path)) return next();
      context.respond = false;
      return answer(context.req, context.res);
    },
  ],
  // A foreign page: English, with its own global styles. The elements' font is loaded before the tests begin: without it their
  // widths are those of whatever fonts a machine has.
  testRunnerHtml: (framework) => `<!doctype html>
    <html lang="en">
      <head>
        <title>Foreign page</title>
        <script>${clockScript}${process.env.TEST_JITTER ? jitterScript : ""}</script>
        <script type="module" src="/dist/element-tests/set-up.js"></script>
        <link rel="stylesheet" href="/src/host/fonts/fonts.css">
        <link rel="stylesheet" href="/tests/elements/foreign.css">
      </head>
      <body>
        <script type="module">
          await document.fonts.load('1em "Hanken Grotesk Variable"', "aşé");
          await import("${framework}");
        </script>
      </body>
    </html>`,
};
