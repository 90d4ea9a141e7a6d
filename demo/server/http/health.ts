import { Hono } from "hono";
import type { ServerEnvironment } from "./client.ts";

/** Milliseconds after which a database that doesn't respond makes this server not ready. */
const patience = 5000;

interface Readiness {
  readonly isStopping: () => boolean;
  /** Whether the portal's page can be sent. */
  readonly hasPortal: () => Promise<boolean>;
  /** Rejects when the database doesn't respond. */
  readonly askDatabase: () => Promise<void>;
}

/**
 * For load balancers and supervisors. `/health`: the process responds; if not, it has to be restarted. A browser gets the portal's
 * page of that address. `/ready`: the server can do its work; if not, requests go to another one. A provider behind the proxy
 * doesn't count: without it every server would be taken out, and nobody would even get the page that reports the failure.
 */
export function health({ isStopping, hasPortal, askDatabase }: Readiness): Hono<ServerEnvironment> {
  let asking: Promise<boolean> | undefined;
  // Simultaneous checks share one query to the database.
  const hasDatabase = () => (asking ??= answersInTime(askDatabase).finally(() => (asking = undefined)));

  async function state(): Promise<"ready" | "stopping" | "no portal" | "no database"> {
    if (isStopping()) return "stopping";
    if (!(await hasPortal())) return "no portal";
    if (!(await hasDatabase())) return "no database";
    return isStopping() ? "stopping" : "ready";
  }

  return new Hono<ServerEnvironment>()
    .get("/health", async (c, next) => {
      if (!c.req.header("accept")?.includes("text/html"))
        return c.json({ status: "alive" }, 200, { "cache-control": "no-store", vary: "accept" });
      await next();
      c.header("vary", "accept", { append: true });
      return undefined;
    })
    .get("/ready", async (c) => {
      const status = await state();
      return c.json({ status }, status === "ready" ? 200 : 503, { "cache-control": "no-store" });
    });
}

async function answersInTime(ask: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  try {
    return await Promise.race([ask().then(() => true), silence]);
  } catch {
    // The cause is in the log of the requests that failed; this only reports that the database doesn't respond.
    return false;
  } finally {
    clearTimeout(timer);
  }
}
