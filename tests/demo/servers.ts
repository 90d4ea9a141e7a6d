import {
  createServer,
  get as getOverHttp,
  Server as HttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from "node:http";
import { connect, type AddressInfo, type Server as TcpServer } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterEach } from "vitest";
import { createPortalServer } from "../../demo/server/application.ts";
import { readConfiguration } from "../../demo/server/configuration.ts";
import type { DemoHandler } from "../../demo/server/handler.ts";

// Real servers for one test; they are closed after it.

const servers: TcpServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    if (server instanceof HttpServer) server.closeAllConnections();
    server.close();
  }
});

export async function listen(server: TcpServer): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
export async function serve(app: { fetch(request: Request): Response | Promise<Response> }): Promise<string> {
  return listen(createAdaptorServer({ fetch: app.fetch }) as Server);
}

/** Our server before a provider: one that answers so, or the one at an origin. */
export async function proxyTo(provider: RequestListener | string, variables: Readonly<Record<string, string>> = {}) {
  const API_ORIGIN = typeof provider === "string" ? provider : await listen(createServer(provider));
  const server = createPortalServer(readConfiguration({ API_ORIGIN, ...variables }), undefined);
  return { origin: await listen(server), server };
}

/** A demo that answers an empty object, unless told otherwise. */
export const demoWith = (overridden: Partial<DemoHandler> = {}): DemoHandler => ({
  fetch: async () => Response.json({}),
  ping: async () => undefined,
  close: async () => undefined,
  ...overridden,
});

/** Not by `fetch`, which normalizes paths and decompresses bodies. */
export function raw(origin: string, path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) =>
    getOverHttp(new URL(origin), { path, headers }, resolve).once("error", reject),
  );
}
export async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** What a server answers to these pieces of text, sent one after the other, until it closes the connection. */
export async function exchange(origin: string, pieces: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const received: Buffer[] = [];
  socket.on("data", (chunk) => received.push(chunk));
  // A server that has answered and closed doesn't read the rest.
  socket.on("error", () => undefined);
  const hasClosed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  for (const piece of pieces) {
    await new Promise<void>((resolve) => socket.write(piece, () => setImmediate(resolve)));
  }
  await hasClosed;
  return Buffer.concat(received).toString("latin1");
}

/** The status lines in what came over one connection. */
export const statusesOf = (received: string) => received.match(/HTTP\/1\.1 \d{3}/g) ?? [];
