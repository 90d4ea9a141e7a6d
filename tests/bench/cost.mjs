// Bytes and requests of each element on a page of its own, of a simple one and of eight on one page, with an empty cache: written to
// docs/cost.md. They are the same on any machine; times are measured elsewhere.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { format } from "oxfmt";
import { root } from "../../demo/setup.mjs";
import { launchChromium } from "../browser.mjs";
import { toOwnPage } from "./bare-pages.mjs";
import { serveBeside } from "./beside.mjs";
import { toKilobytes } from "./numbers.mjs";
import { startServer } from "./server.mjs";
import { visit } from "./visit.mjs";

/* global bench, performance */

const simple = '<shuttle-overview cards="reservations trips"></shuttle-overview>';
export const eight = ["overview", "personnel", "booking", "past-trips", "routes", "drivers", "documents", "notice"];

/** In the page: what had arrived when the last of `count` elements was ready, and what has now. */
function sumUp(count) {
  const readyAt = bench.ready[count - 1].at;
  const requests = performance
    .getEntriesByType("resource")
    .map(({ name, responseEnd, transferSize }) => ({
      path: new URL(name).pathname,
      at: responseEnd,
      bytes: transferSize,
    }))
    // The token is the page's own.
    .filter(({ path }) => !path.startsWith("/intranet/"));
  const sum = (wanted) => wanted.reduce((total, { bytes }) => total + bytes, 0);
  const total = (some) => {
    const isData = ({ path }) => path.startsWith("/api/");
    return { count: some.length, data: sum(some.filter(isData)), code: sum(some.filter((one) => !isData(one))) };
  };
  return { ready: total(requests.filter(({ at }) => at <= readyAt)), settled: total(requests) };
}

const cells = ({ count, code, data }) => [count, ...[code, data].map((bytes) => toKilobytes(bytes).toFixed(0))];
const toRow = ([title, { ready, settled }]) => `| ${[title, ...cells(ready), ...cells(settled)].join(" | ")} |`;

const toDocument = (found) => `# What an element costs

Written by \`npm run bench -- cost\`: requests and kilobytes (1000 bytes, brotli, with response headers) of an element with the attributes of
its example page, on a page of its own, 1440 px wide, with an empty cache and the demo's data. Ready: its first content is complete (\`shuttle-ready\`). Settled:
no request for 600 ms. Code is script, style and font; data are the provider's answers.

| page | ready: requests | code | data | settled: requests | code | data |
| --- | --- | --- | --- | --- | --- | --- |
${found.map(toRow).join("\n")}

Code is cached: a second element, or the next visit, loads only what is new. \`shuttle.js\` itself has ${toKilobytes(readFileSync(join(root, "dist/portal/shuttle.js.br")).length).toFixed(1)} kB.
`;

export async function measureCost() {
  const elements = JSON.parse(readFileSync(join(root, "dist/portal/.elements.json"), "utf8"));
  const names = Object.keys(elements).filter((name) => name !== "session");
  const pages = [
    ["a simple element: two cards of the overview", [simple]],
    ...names.map((name) => [`\`<shuttle-${name}>\``, [name]]),
    [`eight: ${eight.join(", ")}`, eight],
  ];
  const server = await startServer();
  const files = Object.fromEntries(
    pages.map(([, markup], index) => [`/cost/${index}.html`, brotliCompressSync(toOwnPage(markup))]),
  );
  const site = await serveBeside(server.address, files);
  const browser = await launchChromium();
  try {
    const found = [];
    for (const [index, [title, { length }]] of pages.entries()) {
      const setting = { browser, address: site.address };
      found.push([
        title,
        await visit(setting, { path: `/cost/${index}.html` }, {}, async (page, requests) => {
          await page.evaluate((count) => bench.whenReady(count), length);
          await requests.idle();
          return page.evaluate(sumUp, length);
        }),
      ]);
    }
    console.log(found.map(toRow).join("\n"));
    const style = JSON.parse(readFileSync(join(root, ".oxfmtrc.json"), "utf8"));
    writeFileSync(join(root, "docs/cost.md"), (await format("cost.md", toDocument(found), style)).code);
  } finally {
    await browser.close();
    site.stop();
    await server.stop();
  }
}
