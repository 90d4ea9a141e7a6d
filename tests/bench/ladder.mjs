// npm run bench -- ladder: what each step of the ladder in docs/deploy.md costs, with the files of demo/build/deploy: processor time for each
// answer of all processes but the client, which doesn't depend on what else the machine does. 1000 divided by it is what one core answers a second.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { runnerImport } from "vite";
import { root } from "../../demo/setup.mjs";
import { withPostgres } from "../demo/cluster.mjs";
import { fire, main, signIn, withServers } from "./load.mjs";

const size = { DEMO_EMPLOYEES: "10000", HOST: "127.0.0.1" };
const portal = join(root, "dist/portal");
const sizeOf = (name) => statSync(join(portal, "chunks", name)).size;
const [largest] = readdirSync(join(portal, "chunks"))
  .filter((name) => name.endsWith(".js"))
  .toSorted((a, b) => sizeOf(b) - sizeOf(a));
const list = "/api/company/employees/?page_size=50";
const [connections, seconds] = [16, 5];
/** Linux counts processor time in hundredths of a second. */
const tick = 10;

/** id → parent and processor time in ms of every process, with that of its ended children (PostgreSQL has one for each connection). */
function readProcesses() {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const read = (id) => {
    try {
      // The name of the program, in brackets, may contain spaces.
      const fields = readFileSync(`/proc/${id}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      const time = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * tick, 0);
      return [[Number(id), { parent: Number(fields[1]), time }]];
    } catch (error) {
      if (error.code === "ENOENT" || error.code === "ESRCH") return [];
      throw error;
    }
  };
  return new Map(ids.flatMap(read));
}

/** Processor time in ms of these processes, without this one, and of everything that they have started. */
function timeOf(roots) {
  const processes = readProcesses();
  const isOf = (id) => roots.includes(id) || (processes.has(id) && isOf(processes.get(id).parent));
  return [...processes].reduce((sum, [id, { time }]) => (id !== process.pid && isOf(id) ? sum + time : sum), 0);
}

async function findPostmaster(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select pg_backend_pid() as id");
  const { parent } = readProcesses().get(rows[0].id);
  await client.end();
  return parent;
}

async function measureStep(step, address, roots) {
  const token = await signIn(address);
  const cells = [];
  for (const path of [list, `/chunks/${largest}`]) {
    const options = { connections, token, requests: [{ path }] };
    // Long enough for the code to be compiled.
    await fire(address, { ...options, seconds: 5 });
    const before = timeOf(roots);
    const { perSecond, latency, errors } = await fire(address, { ...options, seconds });
    const each = (timeOf(roots) - before) / (perSecond * seconds);
    cells.push(each.toFixed(2), (1000 / each).toFixed(0), latency.p50, errors);
  }
  console.log(`| ${[step, ...cells].join(" | ")} |`);
}

export async function measureLadder() {
  const { module: programs } = await runnerImport(join(root, "tests/deploy/programs.ts"));
  const { renderBalancer, renderNginx, startNginx } = programs;
  const own = process.pid;
  const columns = (what) => [`${what}: ms`, "a second and core", "p50 ms", "errors"];
  const head = [
    "step",
    ...columns("50 of 10 000 employees"),
    ...columns(`a script of ${Math.round(sizeOf(largest) / 1000)} kB`),
  ];
  console.log(`${cpus()[0]?.model.trim()}\n\n| ${head.join(" | ")} |\n| ${head.map(() => "---").join(" | ")} |`);
  await withServers([[main, [], { ...size, DEMO_DATA: "memory" }]], ([server]) =>
    measureStep("one process, embedded database", server.address, [own]),
  );
  await withPostgres(async (url) => {
    const environment = { ...size, DATABASE_URL: url, TRUSTED_PROXIES: "127.0.0.1" };
    const roots = [own, await findPostmaster(url)];
    const servers = [
      [main, [], environment],
      [main, [], environment],
    ];
    await withServers(servers, async ([one, other]) => {
      await measureStep("one process, PostgreSQL", one.address, roots);
      const balancer = await startNginx((port) => renderBalancer([one.address, other.address], port));
      await measureStep("two processes behind nginx, one PostgreSQL", balancer.origin, roots);
      await balancer.close();
      const files = await startNginx((port, folder) => renderNginx({ portal, api: one.address, port, folder }));
      await measureStep("files from nginx, /api/ passed on", files.origin, roots);
      await files.close();
    });
    const provider = [main, [], environment];
    await withServers([provider], ([api]) =>
      withServers([[main, [], { API_ORIGIN: api.address, HOST: "127.0.0.1" }]], ([region]) =>
        measureStep("a region's proxy (our server), one API", region.address, roots),
      ),
    );
  });
}
