import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { createApplication } from "../../demo/server/application.ts";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { openDemo } from "../../demo/server/handler.ts";
import { clockScript, demoNow } from "../helpers/clock.mjs";

const watch = await readFile(new URL("page-watch.js", import.meta.url), "utf8");
const watchPath = "/page-watch.js";

export interface PortalServer {
  readonly address: string;
  fetch(request: Request): Promise<Response>;
  /** From the next page load on, `localStorage` and `sessionStorage` throw, as in a browser that refuses storage. */
  refuseStorage(isRefused: boolean): void;
  /** Holds requests whose URL matches until the returned function is called; the first `passing` ones pass. */
  hold(address: RegExp, passing: number): () => void;
  /** Answers requests whose URL matches with 404 until the returned function is called. */
  lose(address: RegExp): () => void;
  /** The API's response to a GET with this token. */
  ask<Answer>(path: string, token: string): Promise<Answer>;
  stop(): Promise<void>;
}

/** Serves the portal and its demo API, as `npm start` does, with the clock of the tests; every page first runs `page-watch.js`. */
export async function servePortal(): Promise<PortalServer> {
  const configuration = readConfiguration({ ...process.env, DEMO_DATA: "memory", DEMO_NOW: demoNow });
  let refusesStorage = false;
  let lost: RegExp | null = null;
  let held: ((address: string) => Promise<void>) | null = null;
  const demo = await openDemo(configuration.demo);
  const application = createApplication(configuration, demo);
  const answer = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname === watchPath) {
      const given = `globalThis.pageGiven = ${JSON.stringify({ refusesStorage })};\n${clockScript}\n`;
      return new Response(given + watch, {
        headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" },
      });
    }
    if (lost?.test(request.url)) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
    await held?.(request.url);
    const plain = new Headers(request.headers);
    // Uncompressed, so that the page can be changed.
    plain.delete("accept-encoding");
    plain.delete("if-none-match");
    const response = await application.fetch(new Request(request, { headers: plain }));
    if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
    const page = (await response.text()).replace("<head>", `<head><script src="${watchPath}"></script>`);
    const headers = new Headers(response.headers);
    for (const name of ["content-length", "etag"]) headers.delete(name);
    return new Response(page, { status: response.status, headers });
  };
  const server = createAdaptorServer({ fetch: answer }) as Server;
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetch: async (request) => application.fetch(request),
    refuseStorage(isRefused) {
      refusesStorage = isRefused;
    },
    hold(address, passing) {
      let release: () => void = () => undefined;
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      let passed = 0;
      held = async (url) => {
        if (address.test(url) && (passed += 1) > passing) await isReleased;
      };
      return () => {
        held = null;
        release();
      };
    },
    lose(address) {
      lost = address;
      return () => {
        lost = null;
      };
    },
    async ask<Answer>(path: string, token: string) {
      const headers = { authorization: `Token ${token}`, "accept-language": "tr" };
      const response = await application.fetch(new Request(`http://127.0.0.1${path}`, { headers }));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return (await response.json()) as Answer;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await demo.close();
    },
  };
}
