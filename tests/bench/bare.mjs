// The simple element beside a bare React element with the same data, in the same run and through the same server: both bundled
// into a page, as with the installed package; the one-script loader is measured too.
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { root } from "../../demo/setup.mjs";
import { compressFolder, readBuilt, serveBeside } from "./beside.mjs";
import { launchBare, openPage } from "./bare-browser.mjs";
import { bare as budgets, runs, slowNetwork, slowProcessor } from "./budgets.mjs";
import { median, show, toKilobytes } from "./numbers.mjs";
import { buildPage } from "./page.mjs";

const toPage = (scripts, body) =>
  `<!doctype html><html lang="tr"><head><meta charset="utf-8"><link rel="icon" href="data:,">${scripts}</head><body>${body}</body></html>`;

const own = {
  script: { label: "by the one script", page: { path: "/script.html" } },
  bundled: { label: "bundled", page: { path: "/bundled.html" } },
};
const visited = {
  bare: { path: "/bare.html" },
  ...Object.fromEntries(Object.entries(own).map(([name, { page }]) => [name, page])),
};

/** Both ways, the page is one of the intranet demo's with one element. */
const element =
  '<shuttle-session storage="memory"></shuttle-session><shuttle-overview cards="employees"></shuttle-overview>';
const toOwnPage = (script) =>
  toPage(`<script src="/intranet/token.js" defer></script><script type="module" src="${script}"></script>`, element);

const markup = {
  "/bare.html": toPage('<script type="module" src="/bare/page.js"></script>', "<bare-employees></bare-employees>"),
  "/script.html": toOwnPage("/shuttle.js"),
  "/bundled.html": toOwnPage("/bundled/overview.js"),
};

/** The element's module of the build, which is that of the package, bundled by the page's own Vite. */
async function bundleElement() {
  const outDir = join(root, "tests/.output/bundled-bench");
  await build({
    configFile: false,
    root: join(root, "dist/portal"),
    base: "./",
    logLevel: "error",
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: { overview: join(root, "dist/portal/overview.js") },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  return outDir;
}

/** The first turn is cold and doesn't count. Fast pages are affected more by other programs, so they have more turns. */
const speeds = {
  "": { turns: 12 * runs },
  ", 4× CPU, 1.6 Mbit/s, 150 ms": { turns: runs, network: slowNetwork, processor: slowProcessor },
};

/** ms from the start of the navigation to `shuttle-ready`, without a test driver: whose debugger costs the larger script more. */
async function readyTime(browser, url, options) {
  const page = await openPage(browser, options);
  try {
    await page.open(url);
    return await page.evaluate("bench.whenReady(1).then(() => bench.ready[0].at)");
  } finally {
    await page.close();
  }
}

export async function measureBare(setting) {
  const files = {
    // From memory like the bare one's: only the calls of both go on to the demo server.
    ...(await readBuilt(join(root, "dist/portal"))),
    ...(await compressFolder(await buildPage("bare"), "/bare/")),
    ...(await compressFolder(await bundleElement(), "/bundled/")),
    ...Object.fromEntries(Object.entries(markup).map(([path, text]) => [path, brotliCompressSync(text)])),
  };
  const { address, stop } = await serveBeside(setting.address, files);
  const browser = await launchBare();
  const rows = [];
  try {
    for (const [speed, { turns, ...options }] of Object.entries(speeds)) {
      const open = (page) => readyTime(browser, address + page.path, options);
      const times = { bare: [], script: [], bundled: [] };
      // In turns, so that other load of the machine meets all of them.
      for (let turn = 0; turn <= turns; turn += 1) {
        for (const [name, page] of Object.entries(visited)) {
          const time = await open(page);
          if (turn > 0) times[name].push(time);
        }
      }
      const size = show(toKilobytes(files["/bare/page.js"].length), "kB");
      for (const [name, { label }] of Object.entries(own)) {
        rows.push({
          what: `Ready: one simple element ${label}, beside a bare one of React${speed}`,
          measured: median(times[name].map((time, turn) => time / times.bare[turn])),
          budget: budgets[name],
          unit: "",
          note: `${show(median(times[name]), "ms")} and ${show(median(times.bare), "ms")} (${size}), ${turns} turns`,
        });
      }
    }
    return rows;
  } finally {
    await browser.close();
    stop();
  }
}
