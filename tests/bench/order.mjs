// Checks the loading order: what must not have been loaded yet, and what must have started already.
import { isChunk, lateLibraries, shoelace } from "./chunks.mjs";
import { pages, timelineOf, visit } from "./visit.mjs";

const isScript = (url) => /\.m?js$/.test(new URL(url).pathname);

async function findInFiles(urls, isWanted) {
  const found = [];
  for (const url of urls) {
    const text = await (await fetch(url)).text();
    if (isWanted(new URL(url).pathname, text)) found.push(new URL(url).pathname);
  }
  return found;
}

const countRow = (what, found) => ({ what, measured: found.length, budget: 0, unit: "#", note: found.join(", ") });

/** @param found what measureSizes() found */
export async function checkOrder(setting, found) {
  const rows = [];
  for (const name of ["sign-in", "simple"]) {
    const urls = found[name].requests.map(({ url }) => url).filter(isScript);
    const early = await findInFiles(urls, (path, text) =>
      lateLibraries.some(({ chunk, content }) => isChunk(path, chunk) || content.test(text)),
    );
    const libraries = lateLibraries.map((library) => library.name).join(", ");
    rows.push(countRow(`Files with ${libraries}: ${pages[name].title}`, early));
  }
  for (const [name, { title }] of Object.entries(pages)) {
    const { firstPaint, files } = found[name].timeline;
    const early = files.filter(({ url, startTime }) => isScript(url) && startTime <= firstPaint).map(({ url }) => url);
    rows.push(
      countRow(
        `Files with Shoelace before first paint: ${title}`,
        await findInFiles(early, (_, text) => shoelace.test(text)),
      ),
    );
  }
  rows.push(await checkFirstCall(setting));
  return rows;
}

/** Checks on a slow network, where it matters, that the first API call starts before the overview's module has loaded. */
async function checkFirstCall(setting) {
  const { files } = await visit(setting, pages.overview, { isSlowNetwork: true }, timelineOf);
  const find = (end) => {
    const file = files.find(({ url }) => new URL(url).pathname === end);
    if (!file) throw new Error(`The overview didn't ask for ${end}.`);
    return file;
  };
  return {
    what: "First API call begins, after the overview's module has come",
    measured: find("/api/company/summary/").startTime - find("/overview.js").responseEnd,
    budget: 0,
    isBelow: true,
    unit: "ms",
    note: "1.6 Mbit/s, 150 ms; negative: while it is still on its way",
  };
}
