import { Hono } from "hono";
import { cors } from "hono/cors";
import { cors as allowed } from "../build/package/policy.mjs";
import { createSessions } from "./accounts/sessions.ts";
import type { ApiEnvironment } from "./api/environment.ts";
import { apiParts } from "./api/parts.ts";
import { notFound, Problem } from "./api/problem.ts";
import { dayInIstanbul, type Day } from "./calendar/day.ts";
import type { Database } from "./database.ts";
import { createEmployeePages } from "./employees/find-employees.ts";
import { bounded } from "./http/bounded.ts";
import { addressOfClient } from "./http/client.ts";
import { compressed } from "./http/compressed.ts";
import { routeOf } from "./http/route-of.ts";
import { logFailure } from "./log.ts";
import { extendCalendar } from "./seed/calendar.ts";

/** Bytes; the contract's largest request is an address. */
const largestBody = 64 * 1024;

/** Concurrent requests; more would only wait in the database: PGlite runs one query at a time, the pool of PostgreSQL has ten connections. */
const atOnce = 16;

interface DemoApiOptions {
  /** Seeded (seed/seed.ts). */
  readonly database: Database;
  /** Injected by tests; the real clock otherwise. */
  readonly now?: () => Date;
  /** Lifetime of a token; default 12 hours. */
  readonly tokenMinutes?: number;
  /** Most requests that are handled or waiting; further ones are refused with 503. */
  readonly mostRequests?: number;
}

/** The provider's API at `/api/*`. */
export function createDemoApi({
  database,
  now = () => new Date(),
  tokenMinutes = 720,
  mostRequests = 500,
}: DemoApiOptions): Hono<ApiEnvironment> {
  const keepUp = calendarKeeper(database);
  const sessions = createSessions(database);
  const employeePages = createEmployeePages(database);
  // Strict: a trailing slash is part of the path, as with the provider.
  const api = new Hono<ApiEnvironment>();
  // Any origin may call, with no more than the documents name, as integrators' pages do: access needs a token in a header, and there are no cookies.
  const preflight = cors({
    origin: "*",
    allowMethods: [...allowed.methods],
    allowHeaders: [...allowed.headers],
    exposeHeaders: [...allowed.exposed],
    maxAge: 7200,
  });
  api.use("/api/*", async (c, next) => {
    if (c.req.method === "OPTIONS") return preflight(c, next);
    await next();
    // Set after the handler: headers set before it make Hono copy the response.
    c.res.headers.set("access-control-allow-origin", "*");
    c.res.headers.set("access-control-expose-headers", allowed.exposed.join(","));
  });
  // The routes with their geometry are larger than 500 kB.
  api.use("/api/*", compressed);
  const places = {
    atOnce: Math.min(atOnce, mostRequests),
    waiting: Math.max(0, mostRequests - atOnce),
    bodyBytes: largestBody,
    addressOf: addressOfClient,
  };
  api.use("/api/*", bounded(places));
  api.use("/api/*", async (c, next) => {
    if (c.req.header("accept-language") !== "tr") {
      return c.json({ detail: "Accept-Language başlığı tr olmalıdır." }, 400, { "cache-control": "no-store" });
    }
    const moment = now();
    await keepUp(dayInIstanbul(moment));
    c.set("database", database);
    c.set("sessions", sessions);
    c.set("employeePages", employeePages);
    c.set("now", moment);
    c.set("tokenMinutes", tokenMinutes);
    await next();
    // Personal data must not be kept in a cache of the browser or of a proxy.
    c.res.headers.set("cache-control", "no-store");
  });
  for (const part of apiParts) api.route("/", part);
  api.notFound((c) => {
    const { status, body } = notFound();
    return c.json(body, status);
  });
  api.onError((error, c) => {
    if (error instanceof Problem) return c.json(error.body, error.status, error.headers);
    logFailure(`${c.req.method} ${routeOf(c.req.path)} failed:`, error);
    return c.json({ detail: "Sunucuda beklenmeyen bir hata oluştu." }, 500);
  });
  return api;
}

/** Extends the calendar by the new day on the first request after midnight. */
function calendarKeeper(database: Database): (today: Day) => Promise<void> {
  let reached: Day = "";
  let extending = Promise.resolve();
  return (today) => {
    if (today > reached) {
      reached = today;
      extending = extendCalendar(database, today).catch((error: unknown) => {
        // The next request tries again; this one and those that wait with it fail.
        reached = "";
        throw error;
      });
    }
    return extending;
  };
}
