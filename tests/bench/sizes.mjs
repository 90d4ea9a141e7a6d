import { sizeBudgets } from "./budgets.mjs";
import { brotliSize, isMapChunk } from "./chunks.mjs";
import { show, toKilobytes } from "./numbers.mjs";
import { sumUp } from "./requests.mjs";
import { pages, timelineOf, visit } from "./visit.mjs";

/* global bench, document, performance */

const isOwnScript = ({ path }) => path === "/shuttle.js";

/** Visits each page; returns its requests, its timeline, and rows for the table. */
export async function measureSizes(setting) {
  const found = {};
  for (const [name, page] of Object.entries(pages)) {
    found[name] = await visit(setting, page, {}, async (tab, requests) => {
      await requests.idle();
      return { requests: requests.finished, timeline: await timelineOf(tab) };
    });
  }
  const second = await visitSecondElement(setting);
  found.secondElement = second;

  const all = Object.values(found).flatMap(({ requests }) => requests);
  const broken = all.filter(({ status }) => status < 200 || status > 299);
  if (broken.length > 0)
    throw new Error(`Not answered: ${broken.map(({ url, status }) => `${url} ${status}`).join(", ")}`);

  const before = sumUp(found.overview.requests.filter(({ path }) => !isMapChunk(path)));
  const size = (what, bytes, budget, note) => ({ what, measured: toKilobytes(bytes), budget, unit: "kB", note });
  const code = (name) => sumUp(found[name].requests).code;
  const fontsOf = (name) => `fonts beside: ${show(toKilobytes(sumUp(found[name].requests).font), "kB")}`;
  const rows = [
    size("Loader shuttle.js", found.simple.requests.find(isOwnScript).bytes, sizeBudgets.loader, ""),
    size("One simple element, in all", code("simple"), sizeBudgets.simple, fontsOf("simple")),
    size("Sign-in page", code("sign-in"), sizeBudgets["sign-in"], fontsOf("sign-in")),
    size(
      "Overview before its map",
      before.code,
      sizeBudgets.overview,
      `map ${show(toKilobytes(code("overview") - before.code), "kB")}; ${fontsOf("overview")}`,
    ),
    size(
      "Second element on the same page",
      code("secondElement"),
      sizeBudgets.secondElement,
      `there after ${show(second.readyAfter, "ms")}`,
    ),
    compareWithBuild(all),
  ];
  return { found, rows };
}

async function visitSecondElement(setting) {
  return visit(setting, { path: "/intranet/elements/simple-two.html" }, {}, async (tab, requests) => {
    await requests.idle();
    const before = requests.finished.length;
    const started = await tab.evaluate(() => {
      const now = performance.now();
      document.querySelector("button").click();
      return now;
    });
    await tab.evaluate(() => bench.whenReady(2));
    await requests.idle();
    const readyAt = await tab.evaluate(() => bench.ready[1].at);
    return { requests: requests.finished.slice(before), readyAfter: readyAt - started };
  });
}

/**
 * Checks that the bytes transferred are those of the build's `.br` files; otherwise the sizes above mean nothing. HTML pages are left
 * out, because the server writes them anew with the attributes that the environment configures.
 */
function compareWithBuild(requests) {
  const wrong = requests
    .filter(({ kind, path }) => kind === "code" && /\.\w+$/.test(path) && !path.startsWith("/intranet/"))
    .filter(({ path, bytes }) => brotliSize(path) !== bytes)
    .map(({ path, bytes }) => `${path}: ${bytes} instead of ${brotliSize(path)}`);
  return {
    what: "Files that are not sent as built (.br)",
    measured: wrong.length,
    budget: 0,
    unit: "#",
    note: wrong.join("; "),
  };
}

/** One line per page for the table of everything that is transferred. */
export function listTransfers(found) {
  const kilobytes = (bytes) => toKilobytes(bytes).toFixed(1);
  return Object.entries(found).map(([name, { requests }]) => {
    const { requests: count, code, font, api, other, total } = sumUp(requests);
    const map = sumUp(requests.filter(({ path }) => isMapChunk(path))).code;
    const title = pages[name]?.title ?? "Second element, after its click";
    return [title, String(count), ...[code, map, font, api, other, total].map(kilobytes)];
  });
}
export const transferHeads = ["page (kB)", "requests", "code", "of it map", "fonts", "API", "other", "all + headers"];
