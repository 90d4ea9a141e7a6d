// Compares pages with elements with a page with a bare React element: same server, alternating visits, no test driver.
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { runnerImport } from "vite";
import { root } from "../../demo/setup.mjs";
import { compressFolder, readBuilt, serveBeside } from "./beside.mjs";
import { launchBare, openPage } from "./bare-browser.mjs";
import { median, ratioOf } from "./numbers.mjs";
import { buildPage } from "./page.mjs";

const { module: examples } = await runnerImport(join(root, "demo/examples.ts"));

const toPage = (scripts, body) =>
  `<!doctype html><html lang="tr"><head><meta charset="utf-8"><link rel="icon" href="data:,">${scripts}</head><body>${body}</body></html>`;
const toMarkup = (attributes = {}) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
const toElement = (name) => `<shuttle-${name}${toMarkup(examples.examples[name])}></shuttle-${name}>`;

/** HTML of an intranet page. `elements`: markup, or names of elements, which get the attributes of demo/examples.ts. */
export function toOwnPage(elements, { script = "/shuttle.js" } = {}) {
  const isDemo = elements.some((name) => examples.forDemoAccounts.has(name));
  const person = toMarkup(isDemo ? examples.demoPerson : examples.administrator);
  const isSignedIn = !elements.includes("sign-in");
  const token = `<script src="/intranet/token.js"${isDemo ? ' data-account="demo"' : ""} defer></script>`;
  return toPage(
    `${isSignedIn ? token : ""}<script type="module" src="${script}"></script>`,
    `<shuttle-session storage="memory"${isSignedIn ? person : ""}></shuttle-session>${elements
      .map((name) => (name.startsWith("<") ? name : toElement(name)))
      .join("")}`,
  );
}

const barePage = toPage(
  '<script type="module" src="/bare/chunks/page.js"></script>',
  "<bare-employees></bare-employees>",
);

/** Evaluated in a page: ms from navigation start to the `count`th `shuttle-ready`, and the scripts loaded until then, except /intranet/. */
const look = (count) => `Promise.race([
    bench.whenReady(${count}),
    new Promise((_, fail) => document.addEventListener("shuttle-error", ({ detail }) => fail(new Error(JSON.stringify(detail))))),
  ]).then(() => ({
    time: bench.ready[${count - 1}].at,
    scripts: performance
      .getEntriesByType("resource")
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
      .filter(({ path }) => path.endsWith(".js") && !path.startsWith("/intranet/")),
  }))`;

async function visit(browser, url, count, options) {
  const page = await openPage(browser, options);
  try {
    await page.open(url);
    return await page.evaluate(look(count));
  } finally {
    await page.close();
  }
}

/**
 * Serves the pages of `markup` (name → HTML), the bare page and the files of `more`; other requests go to the demo server at `server`.
 * `work` gets a function that visits all pages in turns, and the size of the bare page's script in bytes of brotli.
 */
export async function besideBare(server, markup, more, work) {
  const texts = { bare: barePage, ...markup };
  const files = {
    // Served from memory like the bare page; only other requests, such as API calls, go on to the demo server.
    ...(await readBuilt(join(root, "dist/portal"))),
    ...(await compressFolder(await buildPage("bare"), "/bare/")),
    ...more,
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`/${name}.html`, brotliCompressSync(text)])),
  };
  const { address, stop } = await serveBeside(server, files);
  const browser = await launchBare();
  /** Visits by page name, without the cold first turn. Pages alternate, so that other load on the machine affects all of them alike. */
  const takeTurns = async (turns, options) => {
    const visits = Object.fromEntries(Object.keys(texts).map((name) => [name, []]));
    for (let turn = 0; turn <= turns; turn += 1) {
      for (const [name, text] of Object.entries(texts)) {
        const count = name === "bare" ? 1 : (text.match(/<\/shuttle-(?!session)/g) ?? []).length;
        const found = await visit(browser, `${address}/${name}.html`, count, options);
        if (turn > 0) visits[name].push(found);
      }
    }
    return visits;
  };
  try {
    return await work(takeTurns, files["/bare/chunks/page.js"].length);
  } finally {
    await browser.close();
    stop();
  }
}

const timesOf = (visits) => visits.map(({ time }) => time);
/** One page's time beside the other page's. */
export const besideOf = (visits, others) => ratioOf(timesOf(visits), timesOf(others));
export const timeOf = (visits) => median(timesOf(visits));
/** Brotli bytes of the scripts of the first visit. */
export const bytesOf = ([{ scripts }]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
