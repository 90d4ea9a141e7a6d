import type { Server } from "node:http";

/** Milliseconds until open connections are closed; less than the ten seconds after which a container is killed. */
const longest = 8000;

/** Life-cycle state of a server, which `/ready` reports to the load balancer. */
export interface Life {
  isStopping: boolean;
}

interface Ending {
  /** Milliseconds for which requests are still accepted, so that a load balancer can notice that this server is no longer ready. */
  readonly drainMilliseconds: number;
  /** Called after the last response. */
  readonly close: () => Promise<void>;
}

/** Closes keep-alive connections when the server stops; otherwise clients would go on sending requests on them. */
export function endConnectionsOf(server: Server, life: Life): void {
  server.prependListener("request", (_request, response) => {
    if (life.isStopping) response.setHeader("connection", "close");
    response.once("close", () => setImmediate(() => life.isStopping && server.closeIdleConnections()));
  });
}

/** Stops a server without losing requests: those under way are answered, new ones are refused, then `close` is called. */
export async function stopServer(server: Server, life: Life, { drainMilliseconds, close }: Ending): Promise<void> {
  life.isStopping = true;
  if (drainMilliseconds > 0) await new Promise((resolve) => setTimeout(resolve, drainMilliseconds));
  const hasClosed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Closes connections that are still open after this time, so that the database is closed in any case.
  const limit = setTimeout(() => server.closeAllConnections(), longest);
  server.closeIdleConnections();
  await hasClosed;
  clearTimeout(limit);
  await close();
}
