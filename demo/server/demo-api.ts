import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { billingApi } from "./api/billing.ts";
import { bookingsApi } from "./api/bookings.ts";
import { documentsApi } from "./api/documents.ts";
import { driverDocumentsApi } from "./api/driver-documents.ts";
import { driversApi } from "./api/drivers.ts";
import { emissionsApi } from "./api/emissions.ts";
import { employeesApi } from "./api/employees.ts";
import type { ApiEnvironment } from "./api/environment.ts";
import { feedbackApi } from "./api/feedback.ts";
import { kpiApi } from "./api/kpi.ts";
import { marketplaceApi } from "./api/marketplace.ts";
import { menuApi } from "./api/menu.ts";
import { offersApi } from "./api/offers.ts";
import { notFound, Problem } from "./api/problem.ts";
import { pastTripsApi } from "./api/past-trips.ts";
import { ratingsApi } from "./api/ratings.ts";
import { reservationsApi } from "./api/reservations.ts";
import { routesApi } from "./api/routes.ts";
import { signInApi } from "./api/sign-in.ts";
import { ticketsApi } from "./api/tickets.ts";
import { tripsApi } from "./api/trips.ts";
import { dayInIstanbul, type Day } from "./calendar/day.ts";
import type { Database } from "./database.ts";
import { logFailure } from "./log.ts";
import { extendCalendar } from "./seed/calendar.ts";

/** Bytes; the contract's largest request is an address. */
const largestBody = 64 * 1024;

interface DemoApiOptions {
  /** Seeded (seed/seed.ts). */
  readonly database: Database;
  /** Injected by tests; the real clock otherwise. */
  readonly now?: () => Date;
  /** How long a token holds; default 12 hours. */
  readonly tokenMinutes?: number;
}

/** The provider's API at `/api/*`. */
export function createDemoApi({
  database,
  now = () => new Date(),
  tokenMinutes = 720,
}: DemoApiOptions): Hono<ApiEnvironment> {
  const keepUp = calendarKeeper(database);
  // Strict: a trailing slash is part of the path, as with the provider.
  const api = new Hono<ApiEnvironment>();
  // Any origin may call, as integrators' pages do: access needs a token in a header, and there are no cookies.
  api.use("/api/*", cors({ origin: "*", exposeHeaders: ["Date", "Retry-After"], maxAge: 7200 }));
  // The routes with their geometry are larger than 500 kB.
  api.use("/api/*", compress());
  api.use("/api/*", bodyLimit({ maxSize: largestBody, onError: (c) => c.json({ detail: "İstek çok büyük." }, 413) }));
  api.use("/api/*", async (c, next) => {
    if (c.req.header("accept-language") !== "tr") {
      return c.json({ detail: "Accept-Language başlığı tr olmalıdır." }, 400, { "cache-control": "no-store" });
    }
    const moment = now();
    await keepUp(dayInIstanbul(moment));
    c.set("database", database);
    c.set("now", moment);
    c.set("tokenMinutes", tokenMinutes);
    await next();
    // Personal data must not be kept in a cache of the browser or of a proxy.
    c.res.headers.set("cache-control", "no-store");
  });
  for (const part of [
    signInApi,
    menuApi,
    kpiApi,
    reservationsApi,
    ratingsApi,
    tripsApi,
    emissionsApi,
    // Before the routes' own paths, which would match theirs too.
    pastTripsApi,
    driversApi,
    routesApi,
    feedbackApi,
    offersApi,
    employeesApi,
    bookingsApi,
    driverDocumentsApi,
    documentsApi,
    billingApi,
    ticketsApi,
    marketplaceApi,
  ]) {
    api.route("/", part);
  }
  api.notFound((c) => {
    const { status, body } = notFound();
    return c.json(body, status);
  });
  api.onError((error, c) => {
    if (error instanceof Problem) return c.json(error.body, error.status, error.headers);
    logFailure(`${c.req.method} ${c.req.path} failed:`, error);
    return c.json({ detail: "Sunucuda beklenmeyen bir hata oluştu." }, 500);
  });
  return api;
}

/** Adds the new day with the first request after midnight. */
function calendarKeeper(database: Database): (today: Day) => Promise<void> {
  let reached: Day = "";
  let extending = Promise.resolve();
  return (today) => {
    if (today > reached) {
      reached = today;
      extending = extendCalendar(database, today).catch((error: unknown) => {
        // The next request tries again; this one and those that wait with it are answered with the error.
        reached = "";
        throw error;
      });
    }
    return extending;
  };
}
