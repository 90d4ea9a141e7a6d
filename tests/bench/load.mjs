// npm run bench -- server: load-tests the demo API, its files and its proxy, each compared with bare node:http on the same data, and the
// API with a locked database table. Prints the tables.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { Client } from "pg";
import { root } from "../../demo/setup.mjs";
import { withPostgres } from "../demo/cluster.mjs";
import { median } from "./numbers.mjs";
import { accounts, startScript } from "./server.mjs";

const bare = join(root, "tests/bench/load-bare.mjs");
export const main = join(root, "dist/server/main.js");
const size = { DEMO_EMPLOYEES: "10000", HOST: "127.0.0.1" };
const levels = [1, 16, 200];
/** Duration of the warm-up and of each measured round, seconds. */
const [warm, measured] = [2, 2];
const rounds = 3;
/** Minimum throughput of the API as a fraction of that of bare node:http. */
const goal = 0.4;

const letters = "abcdefghiklmnoprstuyz";
let asked = 0;
/** A search of three letters not used before (9261 combinations), so that the server can't answer from a cached list. */
function newSearch() {
  asked += 1;
  return [asked, asked / letters.length, asked / letters.length ** 2]
    .map((place) => letters[Math.floor(place) % letters.length])
    .join("");
}
const names = ["ayse", "mehmet", "yilmaz", "kaya", "elif", "demir", "can", "sahin", "zeynep", "ozturk"];
const list = "/api/company/employees/?page_size=50";
const calls = {
  "page of 50 of 10 000": [{ path: list }],
  "page 200, the last one": [{ path: `${list}&page=200` }],
  "search, ten names in turn": names.map((name) => ({ path: `${list}&search=${name}` })),
  "search, never the same": [{ setupRequest: (request) => ({ ...request, path: `${list}&search=${newSearch()}` }) }],
  "2.5 kB (figures of 28 days)": [{ path: "/api/company/kpi/history/" }],
};

export async function fire(url, { connections, token, requests, seconds = measured, amount }) {
  const headers = { "accept-language": "tr", ...(token === undefined ? {} : { authorization: `Token ${token}` }) };
  const result = await autocannon({ url, connections, duration: seconds, amount, timeout: 60, requests, headers });
  const { latency, errors, non2xx, statusCodeStats } = result;
  return { perSecond: result["2xx"] / result.duration, latency, errors: errors + non2xx, statuses: statusCodeStats };
}

export async function signIn(address) {
  const response = await fetch(`${address}/api/company/login-2fa/`, {
    method: "POST",
    headers: { "accept-language": "tr", "content-type": "application/json" },
    body: JSON.stringify(accounts.admin),
  });
  if (!response.ok) throw new Error(`Nobody can sign in: ${response.status}`);
  return (await response.json()).token;
}

/** Measures both servers in alternating rounds of two seconds, so that other load on the machine affects both alike. */
async function compare(title, requests, addresses, token, connections) {
  const found = addresses.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, address] of addresses.entries()) {
      found[index].push(await fire(address, { connections, token, requests }));
      // When this request is answered, the server has finished those before, whose clients have disconnected.
      await fire(address, { connections: 1, token, requests, amount: 1 });
    }
  }
  const [ours, theirs] = found.map((turns) => ({
    perSecond: turns.reduce((sum, { perSecond }) => sum + perSecond, 0) / rounds,
    errors: turns.reduce((sum, { errors }) => sum + errors, 0),
    latency: {
      p50: median(turns.map(({ latency }) => latency.p50)),
      p99: Math.max(...turns.map(({ latency }) => latency.p99)),
    },
  }));
  const show = ({ perSecond, latency, errors }) =>
    [perSecond.toFixed(perSecond < 10 ? 1 : 0), `${latency.p50} / ${latency.p99}`, errors].map(String);
  const ratios = found[0].map(({ perSecond }, round) => perSecond / found[1][round].perSecond);
  const ratio = median(ratios);
  const shown = Number.isFinite(ratio) ? ratio.toFixed(2) : "–";
  const cells = [title, String(connections), ...show(ours), ...show(theirs), shown];
  console.log(cells.join(" | "));
  return { cells, best: ratio + (Math.max(...ratios) - Math.min(...ratios)) / 2 };
}

/** Compares each `[title, requests, addresses]` at each level, after an unmeasured warm-up, so that first queries don't count. */
async function compareAll(pairs, token) {
  for (const [, requests, addresses] of pairs) {
    for (const address of addresses) await fire(address, { connections: 16, token, requests, seconds: warm });
  }
  const rows = [];
  for (const [title, requests, addresses] of pairs) {
    for (const connections of levels) rows.push(await compare(title, requests, addresses, token, connections));
  }
  return rows;
}

const allCalls = (database, [own, other]) =>
  Object.entries(calls).map(([title, requests]) => [`${database}: ${title}`, requests, [own.address, other.address]]);

const megabytesOf = (id) => {
  const pages = Number(readFileSync(`/proc/${id}/statm`, "utf8").split(" ")[1]);
  return Math.round((pages * 4096) / 1e6);
};

/** Resident MB after each of six rounds at 200 connections. */
async function watchMemory({ address, id }, token) {
  const found = [];
  for (let round = 0; round < 6; round += 1) {
    const requests = Object.values(calls)[round % 2 === 0 ? 0 : 3];
    await fire(address, { connections: 200, token, requests });
    found.push(megabytesOf(id));
  }
  return found;
}

/** Sends requests on 600 connections while the table of employees is locked for five seconds. */
async function stall(address, token, url) {
  const lock = new Client({ connectionString: url, options: "-c search_path=shuttle_demo" });
  await lock.connect();
  await lock.query("begin; lock table employees in access exclusive mode");
  const requests = Object.values(calls)[0];
  const firing = fire(address, { connections: 600, token, requests, seconds: 8 });
  await new Promise((resolve) => setTimeout(resolve, 5000));
  await lock.query("commit");
  await lock.end();
  const { statuses, latency } = await firing;
  const afterwards = await fire(address, { connections: 16, token, requests });
  const told = Object.entries(statuses).map(([status, { count }]) => `${count} × ${status}`);
  return (
    `The table of employees locked for 5 s, 600 connections for 8 s: ${told.join(", ")}, no other; half of the answers within ` +
    `${latency.p50} ms. Afterwards, 16 connections: ${afterwards.perSecond.toFixed(0)}/s, p99 ${afterwards.latency.p99} ms.`
  );
}

/** Starts the servers, runs `work` with them, and stops them. */
export async function withServers(scripts, work) {
  const running = [];
  try {
    for (const [script, parameters, environment] of scripts)
      running.push(await startScript(script, parameters, environment));
    return await work(running);
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
  }
}

const head = [
  "what",
  "connections",
  "answers/s",
  "p50 / p99 ms",
  "errors",
  "node:http /s",
  "p50 / p99 ms",
  "errors",
  "ratio",
];
const toTable = (rows) =>
  [head, head.map(() => "---"), ...rows.map(({ cells }) => cells)].map((row) => `| ${row.join(" | ")} |`).join("\n");

export async function measureServer() {
  const rows = [];
  const besides = [];
  const notes = [];
  const folder = mkdtempSync(join(tmpdir(), "shuttle-bench-"));
  try {
    const environment = { ...size, DEMO_DATA: folder };
    // Seeded once and stopped, then copied for the baseline: two processes can't share a PGlite folder.
    await withServers([[main, [], environment]], () => undefined);
    const data = readdirSync(folder).find((name) => !name.endsWith(".lock"));
    cpSync(join(folder, data), join(folder, "copy"), { recursive: true });
    await withServers(
      [
        [main, [], environment],
        [bare, [join(folder, "copy")]],
      ],
      async ([own, other]) => {
        const token = await signIn(own.address);
        rows.push(...(await compareAll(allCalls("PGlite", [own, other]), token)));
        const proxied = (origin) => [main, [], { API_ORIGIN: origin, HOST: "127.0.0.1" }];
        const chunk = readdirSync(join(root, "dist/portal/chunks")).find((name) => name.endsWith(".js"));
        const file = join(root, "dist/portal/chunks", chunk);
        const small = [{ path: "/api/company/kpi/history/" }];
        const beside = [proxied(other.address), [bare, ["--proxy", other.address]], [bare, ["--file", file]]];
        await withServers(beside, async ([proxy, plain, sender]) => {
          const pairs = [
            ["proxy: 2.5 kB", small, [proxy.address, plain.address]],
            [
              `a file of ${Math.round(statSync(file).size / 1000)} kB`,
              [{ path: `/chunks/${chunk}` }],
              [proxy.address, sender.address],
            ],
          ];
          besides.push(...(await compareAll(pairs, token)));
        });
        const memory = await watchMemory(own, token);
        notes.push(
          `Resident memory with PGlite after six rounds of ${measured} s at 200 connections: ${memory.join(", ")} MB.`,
        );
      },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await withPostgres((url) =>
    withServers(
      [
        [main, [], { ...size, DATABASE_URL: url }],
        [bare, [url]],
      ],
      async ([own, other]) => {
        const token = await signIn(own.address);
        rows.push(...(await compareAll(allCalls("PostgreSQL", [own, other]), token)));
        const memory = await watchMemory(own, token);
        notes.push(`With PostgreSQL: ${memory.join(", ")} MB.`, await stall(own.address, token, url));
      },
    ),
  );
  print([...rows, ...besides], notes);
  const missed = rows.filter(({ best }) => best < goal);
  for (const { cells } of missed) console.log(`BELOW ${goal}: ${cells.join(" | ")}`);
  return missed.length === 0;
}

function print(rows, notes) {
  const versions = ["autocannon", "hono", "pg", "@electric-sql/pglite"].map((name) => {
    const { version } = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));
    return `${name} ${version}`;
  });
  const machine =
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0].toFixed(1)} ` +
    `(the servers, the database and the clients share the processors); Node ${process.versions.node}, ${versions.join(", ")}.`;
  console.log(`\n${[machine, toTable(rows), ...notes].join("\n\n")}`);
}
