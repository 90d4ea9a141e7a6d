// The simple element beside a bare React element with the same data, in the same run and through the same server.
import { readFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { bare as budgets, runs } from "./budgets.mjs";
import { median, show } from "./numbers.mjs";
import { buildPage } from "./page.mjs";
import { pages, readyTime, visit } from "./visit.mjs";

const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><link rel="icon" href="data:,">
<script type="module" src="/bare.js"></script></head><body><bare-employees></bare-employees></body></html>`;
const barePage = { title: "Bare React element", path: "/bare.html" };

/** The demo server with two more files, compressed as its own are; both pages come this way. */
async function serveBeside(address) {
  const script = await readFile(join(await buildPage("bare"), "page.js"));
  const files = {
    "/bare.html": { type: "text/html", body: brotliCompressSync(html) },
    "/bare.js": { type: "text/javascript", body: brotliCompressSync(script) },
  };
  const server = createServer((incoming, outgoing) => {
    const file = files[incoming.url];
    if (file) {
      outgoing.writeHead(200, {
        "content-type": file.type,
        "content-encoding": "br",
        "content-length": file.body.length,
      });
      outgoing.end(file.body);
      return;
    }
    const { method, headers } = incoming;
    const passed = request(new URL(incoming.url, address), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    passed.once("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  return {
    address: `http://localhost:${server.address().port}`,
    size: files["/bare.js"].body.length,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const speeds = {
  "": {},
  ", 4× CPU, 1.6 Mbit/s, 150 ms": { isSlowNetwork: true, isSlowProcessor: true },
};

export async function measureBare(setting) {
  const beside = await serveBeside(setting.address);
  const open = (page, options) => visit({ ...setting, address: beside.address }, page, options, readyTime);
  try {
    const rows = [];
    for (const [label, options] of Object.entries(speeds)) {
      const times = { own: [], bare: [] };
      // By turns: what else the machine does meets both.
      for (let run = 0; run < runs; run += 1) {
        times.own.push(await open(pages.simple, options));
        times.bare.push(await open(barePage, options));
      }
      rows.push({
        what: `Ready: one simple element beside a bare React element${label}`,
        measured: median(times.own) / median(times.bare),
        budget: label === "" ? budgets.ready : budgets.slowReady,
        unit: "",
        note: `${show(median(times.own), "ms")} and ${show(median(times.bare), "ms")}; ${runs} runs each; bare script ${show(beside.size / 1000, "kB")}`,
      });
    }
    return rows;
  } finally {
    beside.stop();
  }
}
