import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { clockScript } from "../helpers/clock.mjs";

const root = new URL("../../", import.meta.url);
const runner = createRequire(import.meta.resolve("@web/test-runner")).resolve("@web/test-runner-mocha/dist/autorun.js");

/** Replaces the web socket module of Web Test Runner's server: the page itself keeps the test results. */
const socket = `
globalThis.testRun = { result: null };
export const sendMessage = async ({ type, result }) => {
  if (type === "wtr-session-finished") testRun.result = result;
};`;

/** The page of tests/elements/web-test-runner.config.mjs, but with the elements and the API at another origin. */
const pageFor = (provider: string, file: string, grep: string) => `<!doctype html>
<html lang="en" data-bundle="${provider}" data-provider="${provider}">
  <head>
    <title>Foreign page</title>
    <link rel="icon" href="data:," />
    <script>${clockScript}</script>
    <script>globalThis.__WTR_CONFIG__ = ${JSON.stringify({
      testFile: `/dist/element-tests/${file}.test.js`,
      testFrameworkConfig: { timeout: 90_000, ...(grep && { grep }) },
    })}</script>
    <script type="module" src="/dist/element-tests/set-up.js"></script>
    <link rel="stylesheet" href="/tests/elements/foreign.css" />
  </head>
  <body><script type="module" src="/runner.js"></script></body>
</html>`;

const types: Readonly<Record<string, string>> = { js: "text/javascript", css: "text/css", json: "application/json" };

/** Serves a company's page with the element tests from its own origin; elements and API come from the provider's origin. */
export async function serveElementTests(provider: string, api: (request: Request) => Response | Promise<Response>) {
  const app = new Hono();
  const send = (body: string | Uint8Array<ArrayBuffer>, type: string) =>
    new Response(body, { headers: { "content-type": `${type}; charset=utf-8` } });
  app.get("/", (c) => c.html(pageFor(provider, c.req.query("file") ?? "", c.req.query("grep") ?? "")));
  // Sessions without `api-base` call the page's own origin, as behind a company's proxy.
  app.all("/api/*", (c) => api(c.req.raw));
  app.get("/__web-dev-server__web-socket.js", () => send(socket, "text/javascript"));
  app.get("/runner.js", async () => send(await readFile(runner, "utf8"), "text/javascript"));
  app.get("/:folder{dist/element-tests|tests/elements}/*", async (c) => {
    try {
      const file = new Uint8Array(await readFile(new URL(`.${c.req.path}`, root)));
      return send(file, types[c.req.path.split(".").at(-1) ?? ""] ?? "application/octet-stream");
    } catch {
      return c.notFound();
    }
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** The `wtr-` parameters are those of Web Test Runner. */
    addressOf: (file: string, grep = "") =>
      `${address}/?${new URLSearchParams({ file, grep, "wtr-session-id": "1", "wtr-test-file": file }).toString()}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
