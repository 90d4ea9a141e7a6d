import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import type { Browser, Page } from "playwright";

export interface Server {
  /** Without a trailing slash. */
  readonly address: string;
  stop(): Promise<void>;
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Promise<Server> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    address: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const types: Readonly<Record<string, string>> = {
  ".txt": "text/plain",
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Token for the tests, as a page's own back end would give it. */
export const token = "token-of-the-intranet";

/** A page's own web server: the files of a folder under a policy, the token for its elements, and nothing else. */
export function serveFolder(
  folder: string,
  toPolicy: (path: string, content: string) => string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Server> {
  return listen(async ({ url = "/" }, response) => {
    const path = normalize(new URL(url, "http://localhost").pathname);
    // Every browser requests it and would log a 404.
    if (path === "/favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    if (path === "/my-backend/shuttle-token") {
      response.writeHead(200, { "content-type": "text/plain" }).end(token);
      return;
    }
    const content = await readFile(join(folder, path)).catch(() => null);
    response.writeHead(content === null ? 404 : 200, {
      ...headers,
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "content-security-policy": toPolicy(path, extname(path) === ".html" ? String(content) : ""),
    });
    response.end(content);
  });
}

/** A slow back end of the page: requests are answered only after `release`. */
export async function serveIntranet(answer: unknown): Promise<Server & { release(): void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await listen(async (_request, response) => {
    await released;
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  return { ...server, release: () => release() };
}

/** A server that runs as a process of its own and prints its address when it is ready. */
export async function serveProgram(
  script: string,
  parameters: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<Server> {
  const child: ChildProcess = spawn(process.execPath, [script, ...parameters], { ...options, stdio: "pipe" });
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (found && said.includes("Ready")) resolve(found);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", () => reject(new Error(said)));
  });
  return {
    address,
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}

const rows = ["Ayşe Yılmaz", "Çiğdem Öz", "Işıl Şen"].map((name, index) => ({
  passenger_name: name,
  route_unique_id: "R-17",
  state: "completed",
  route_name: "Kadıköy – Levent",
  time_period: "morning",
  scheduled_date: `2026-11-1${index}`,
  pickup_time: "07:05",
  trip_id: 700 + index,
}));

const answers: Readonly<Record<string, unknown>> = {
  "/api/passenger/bookings/": { results: rows, count: rows.length },
  "/api/passenger/bookings/column-filters/": { state: ["completed"], route_name: ["Kadıköy – Levent"] },
  "/api/routes/": { routes: [], count: 0 },
};

/** A provider at another origin: it knows one token and a company's bookings. */
export function serveProvider(): Promise<Server> {
  return listen(async ({ url = "/", method, headers }, response) => {
    const body = answers[new URL(url, "http://localhost").pathname];
    const isKnown = method === "OPTIONS" || headers.authorization === `Token ${token}`;
    response.writeHead(!isKnown ? 401 : body === undefined ? 404 : 200, {
      "content-type": "application/json",
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*, authorization",
    });
    response.end(JSON.stringify(body ?? {}));
  });
}

/** A new page; `problems` gets its console's errors and warnings, among them violations of its policy and failed requests. */
export async function openWatched(browser: Browser, problems: string[]): Promise<Page> {
  const page = await browser.newPage({ locale: "tr-TR" });
  page.setDefaultTimeout(30_000);
  page.on("console", (line) => ["error", "warning"].includes(line.type()) && problems.push(line.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  return page;
}

/** Passes a page's calls of an API to the stub provider. */
export const passTo = ({ address }: Server, page: Page, api: string) =>
  page.route(`${api}/**`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: route.request().url().replace(api, address) }) });
  });
