import { get as getOverHttp, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterEach } from "vitest";

// Real servers for one test; they are closed after it.

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

export async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
export async function serve(app: { fetch(request: Request): Response | Promise<Response> }): Promise<string> {
  return listen(createAdaptorServer({ fetch: app.fetch }) as Server);
}

/** Not `fetch`, which tidies paths and unpacks bodies. */
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
