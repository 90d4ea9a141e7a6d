import type { Server } from "node:http";

/** Ms; less than the ten seconds after which a container is killed. */
const longest = 8000;

/** Where a server is in its life; `/ready` says it to the balancer. */
export interface Life {
  isStopping: boolean;
}

interface Ending {
  /** Ms for which requests are still taken, so that a balancer can notice that this server is no longer ready. */
  readonly drainMilliseconds: number;
  /** After the last answer. */
  readonly close: () => Promise<void>;
}

/** Lets clients that keep their connections go when the server stops; they would go on sending requests. */
export function endConnectionsOf(server: Server, life: Life): void {
  server.prependListener("request", (_request, response) => {
    if (life.isStopping) response.setHeader("connection", "close");
    response.once("close", () => setImmediate(() => life.isStopping && server.closeIdleConnections()));
  });
}

/** Ends a server so that no request is lost: what has begun is answered, new ones are refused, then `close` is called. */
export async function stopServer(server: Server, life: Life, { drainMilliseconds, close }: Ending): Promise<void> {
  life.isStopping = true;
  if (drainMilliseconds > 0) await new Promise((resolve) => setTimeout(resolve, drainMilliseconds));
  const hasClosed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Open connections are closed after this, so that the database closes in any case.
  const limit = setTimeout(() => server.closeAllConnections(), longest);
  server.closeIdleConnections();
  await hasClosed;
  clearTimeout(limit);
  await close();
}
