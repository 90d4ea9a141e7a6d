import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { build } from "vite";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { administrator, emptyCluster } from "./helpers.ts";
import { buildServer, startServer, type ServerProcess } from "./process.ts";

const output = fileURLToPath(new URL(`../.output/server-${process.pid}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "shuttle-process-"));
const environment = {
  DEMO_DATA: folder,
  DEMO_EMPLOYEES: "20",
  DEMO_ROUTES: "2",
  LOG_FORMAT: "json",
  METRICS_PORT: "0",
};
const { location } = readConfiguration(environment).demo;
const path = location.kind === "directory" ? location.path : "";
// Each start compiles PGlite's WebAssembly, which takes seconds, and more on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
let script: string;
/** The running server: each test continues with the one that the test before left. */
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  script = await buildServer(output);
  // Creating an empty database is what takes most of the first start's time, so it is prepared here.
  const client = await PGlite.create({ dataDir: path, loadDataDir: await emptyCluster() });
  await client.close();
  writeFileSync(join(path, "shuttle-demo-tables"), "");
  server = await startServer(script, environment);
  const { username, password, pin } = administrator;
  const response = await fetch(`${server.origin}/api/company/login-2fa/`, {
    method: "POST",
    headers: { "accept-language": "tr", "content-type": "application/json" },
    body: JSON.stringify({ username, password, pin }),
  });
  ({ token } = (await response.json()) as { token: string });
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await server.exited;
  for (const made of [output, folder]) rmSync(made, { recursive: true, force: true });
});

const headers = () => ({
  authorization: `Token ${token}`,
  "accept-language": "tr",
  "content-type": "application/json",
});
const newcomer = (number: number) => ({
  first_name: "Deniz",
  last_name: "Yeni",
  email: `yeni.${number}@lodos.example`,
  phone_number: String(5_300_000_000 + number),
  home_address: "Caferağa Mah. Moda Cad. No 5, Kadıköy",
});

async function knownEmails(): Promise<Set<string>> {
  const response = await fetch(`${server.origin}/api/company/employees/?page_size=all`, { headers: headers() });
  expect(response.status).toBe(200);
  const { results } = (await response.json()) as { results: { profile: { email: string } }[] };
  return new Set(results.map(({ profile }) => profile.email));
}

test("killed in the middle of writes it has lost nothing that it acknowledged, and starts again", async () => {
  const { origin, child, exited } = server;
  const acknowledged: string[] = [];
  let next = 0;
  const write = async (): Promise<void> => {
    for (;;) {
      const person = newcomer((next += 1));
      // The connection breaks off when the server is gone.
      const status = await fetch(`${origin}/api/company/employees/`, {
        method: "POST",
        headers: headers(),
        body: JSON.stringify(person),
      }).then(
        (response) => response.status,
        () => undefined,
      );
      if (status === undefined) return;
      expect(status).toBe(201);
      acknowledged.push(person.email);
      // At this moment writes of the others are in progress.
      if (acknowledged.length === 40) child.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: 6 }, write));
  expect(await exited).toBe("SIGKILL");
  expect(existsSync(`${path}.lock`)).toBe(true);
  server = await startServer(script, environment);
  const known = await knownEmails();
  expect(acknowledged.filter((email) => !known.has(email))).toEqual([]);
});

test("SIGTERM lets a request that runs finish, closes the database, and the log tells it without a name", async () => {
  const { hostname, port } = new URL(server.origin);
  const person = newcomer(9_999_999);
  const body = JSON.stringify(person);
  const lines = [
    "POST /api/company/employees/ HTTP/1.1",
    "Host: portal",
    "Expect: 100-continue",
    ...Object.entries(headers()).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  const socket = connect(Number(port), hostname);
  let answer = "";
  const answered = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const isUnderWay = new Promise<void>((resolve) =>
    socket.on("data", (text) => {
      answer += String(text);
      resolve();
    }),
  );
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  // "100 Continue": the server has the request and waits for its body.
  await isUnderWay;
  server.child.kill("SIGTERM");
  await untilRefused(hostname, Number(port));
  socket.write(body);
  await answered;
  expect(answer).toContain("HTTP/1.1 201");
  expect(await server.exited).toBe(0);
  expect(existsSync(`${path}.lock`)).toBe(false);
  const said = server.said();
  const events = said
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .map(({ event, method, route, status }) => [event, method, route, status].filter(Boolean).join(" "));
  expect(events.slice(-3)).toEqual(["stopping", "request POST /api/company/employees/ 201", "stopped"]);
  for (const personal of [token, ...Object.values(person)]) expect(said).not.toContain(personal);
  server = await startServer(script, environment);
  expect(await knownEmails()).toContain(person.email);
});

/** Resolves when the server accepts no more connections. */
async function untilRefused(host: string, port: number): Promise<void> {
  const isRefused = () =>
    new Promise<boolean>((resolve) => {
      const attempt = connect(port, host);
      attempt.once("connect", () => {
        attempt.destroy();
        resolve(false);
      });
      attempt.once("error", () => resolve(true));
    });
  while (!(await isRefused()));
}

test("its metrics count what it answered", async () => {
  const [, port] = /"event":"metrics","port":(\d+)/.exec(server.said()) ?? [];
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const count = 'http_request_duration_seconds_count{method="GET",route="/api/company/employees/",status="200"} 1';
  // A response is counted when the server has finished sending it, which may be after it was received.
  await vi.waitFor(async () => expect(await metrics()).toContain(count));
});

describe("the lock of the data", () => {
  test("of a process that died is taken over by one only, however many want it at the same moment", async () => {
    await build({
      configFile: false,
      logLevel: "error",
      build: {
        ssr: fileURLToPath(new URL("../../demo/server/data-lock.ts", import.meta.url)),
        outDir: join(output, "lock"),
        rolldownOptions: { output: { entryFileNames: "lock.mjs" } },
      },
    });
    const threads = 4;
    const rounds = 15;
    // Each round has a counter of those who are ready and one of those who got the lock.
    const shared = new Int32Array(new SharedArrayBuffer(rounds * 8));
    const contender = `
      const { workerData } = require("node:worker_threads");
      const { shared, threads, rounds, path, lock } = workerData;
      import(lock).then(({ lockDirectory }) => {
        for (let round = 0; round < rounds; round += 1) {
          Atomics.add(shared, 2 * round, 1);
          while (Atomics.load(shared, 2 * round) < threads);
          try {
            lockDirectory(path + round);
            Atomics.add(shared, 2 * round + 1, 1);
          } catch (error) {
            if (!/is open in process/.test(error.message)) throw error;
          }
        }
      });`;
    const target = join(folder, "contended-");
    // The id of this process with another start time: an earlier process.
    for (let round = 0; round < rounds; round += 1) writeFileSync(`${target}${round}.lock`, `${process.pid} 1`);
    const workerData = { shared, threads, rounds, path: target, lock: join(output, "lock/lock.mjs") };
    const workers = Array.from({ length: threads }, () => new Worker(contender, { eval: true, workerData }));
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            worker.once("error", reject);
            worker.once("exit", () => resolve());
          }),
      ),
    );
    const winners = Array.from({ length: rounds }, (_, round) => shared[2 * round + 1]);
    expect(winners).toEqual(Array.from({ length: rounds }, () => 1));
  });
});
