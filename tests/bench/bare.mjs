// The simple element beside a bare React element with the same data, in the same run and through the same server. Bundled
// into a page, as somebody does who installs the package, it is what the bare one is; the one script is measured too.
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { root } from "../../demo/setup.mjs";
import { compressFolder, readBuilt, serveBeside } from "./beside.mjs";
import { bare as budgets, runs } from "./budgets.mjs";
import { median, show, toKilobytes } from "./numbers.mjs";
import { buildPage } from "./page.mjs";
import { pages, readyTime, visit } from "./visit.mjs";

const toPage = (scripts, body) =>
  `<!doctype html><html lang="tr"><head><meta charset="utf-8"><link rel="icon" href="data:,">${scripts}</head><body>${body}</body></html>`;

const own = {
  script: { label: "by the one script", page: pages.simple },
  bundled: { label: "bundled", page: { path: "/bundled.html" } },
};
const barePage = { path: "/bare.html" };

const markup = {
  "/bare.html": toPage('<script type="module" src="/bare/page.js"></script>', "<bare-employees></bare-employees>"),
  "/bundled.html": toPage(
    '<script src="/intranet/token.js" defer></script><script type="module" src="/bundled/overview.js"></script>',
    '<shuttle-session storage="memory"></shuttle-session><shuttle-overview cards="employees"></shuttle-overview>',
  ),
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

const speeds = {
  "": {},
  ", 4× CPU, 1.6 Mbit/s, 150 ms": { isSlowNetwork: true, isSlowProcessor: true },
};

export async function measureBare(setting) {
  const files = {
    // From memory like the bare one's: only the calls of both go on to the demo server.
    ...(await readBuilt(join(root, "dist/portal"))),
    ...(await compressFolder(await buildPage("bare"), "/bare/")),
    ...(await compressFolder(await bundleElement(), "/bundled/")),
    ...Object.fromEntries(Object.entries(markup).map(([path, text]) => [path, brotliCompressSync(text)])),
  };
  const { address, stop } = await serveBeside(setting.address, files);
  const rows = [];
  try {
    for (const [speed, options] of Object.entries(speeds)) {
      const open = (page) => visit({ ...setting, address }, page, options, readyTime);
      const times = { bare: [], script: [], bundled: [] };
      // By turns: what else the machine does meets all of them.
      for (let run = 0; run < runs; run += 1) {
        times.bare.push(await open(barePage));
        for (const [name, { page }] of Object.entries(own)) times[name].push(await open(page));
      }
      const size = show(toKilobytes(files["/bare/page.js"].length), "kB");
      for (const [name, { label }] of Object.entries(own)) {
        rows.push({
          what: `Ready: one simple element ${label}, beside a bare one of React${speed}`,
          measured: median(times[name]) / median(times.bare),
          budget: budgets[name],
          unit: "",
          note: `${show(median(times[name]), "ms")} and ${show(median(times.bare), "ms")} (${size}), ${runs} runs`,
        });
      }
    }
    return rows;
  } finally {
    stop();
  }
}
