import { sql } from "drizzle-orm";
import { issueToken } from "./accounts/sessions.ts";
import { dayInIstanbul } from "./calendar/day.ts";
import { readConfiguration, type DemoSettings } from "./configuration.ts";
import { openDatabase } from "./database.ts";
import { createDemoApi } from "./demo-api.ts";
import { demoAsset } from "./http/demo-assets.ts";
import { intranetAccountId, offerAccountId } from "./seed/accounts.ts";
import { extendCalendar } from "./seed/calendar.ts";
import { seedDatabase } from "./seed/seed.ts";

export interface DemoHandler {
  /** Answers `/api/*`, `/demo-assets/*` and `/intranet/token`; anything else with 404. */
  fetch(request: Request): Promise<Response>;
  /** Rejects when the database doesn't respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The demo API with its database, to be mounted in another server; configured by the environment like the demo server. */
export const createDemoHandler = (): Promise<DemoHandler> => openDemo(readConfiguration(process.env).demo);

export async function openDemo(settings: DemoSettings): Promise<DemoHandler> {
  const { location, sizes, tokenMinutes, mostRequests, now, reset } = settings;
  const { database, close } = await openDatabase(location, { reset });
  try {
    const today = dayInIstanbul(now());
    await seedDatabase(database, sizes, today);
    await extendCalendar(database, today);
  } catch (error) {
    await close();
    throw error;
  }
  const api = createDemoApi({ database, now, tokenMinutes, mostRequests });
  return {
    close,
    ping: async () => void (await database.execute(sql`select 1`)),
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.startsWith("/demo-assets/")) return demoAsset(pathname);
      if (pathname !== "/intranet/token") return api.fetch(request);
      // Stands in for the intranet's own backend, which has signed in as its service user and gives its page a token.
      const account = searchParams.get("account") === "demo" ? offerAccountId : intranetAccountId;
      const token = await issueToken(database, account, now(), tokenMinutes);
      return Response.json({ token }, { headers: { "cache-control": "no-store" } });
    },
  };
}
