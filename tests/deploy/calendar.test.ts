import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { openDatabase } from "../../demo/server/database.ts";
import { extendCalendar } from "../../demo/server/seed/calendar.ts";
import { seedDatabase } from "../../demo/server/seed/seed.ts";

const url = inject("postgres");

test.skipIf(url === null)(
  "after midnight several servers ask for the new day at once, and it is added once",
  async () => {
    const location = { kind: "postgres", url: url ?? "", schema: "midnight" } as const;
    const opened = await Promise.all([openDatabase(location), openDatabase(location), openDatabase(location)]);
    try {
      const [{ database }] = opened;
      await seedDatabase(database, { employees: 20, routes: 2 }, "2026-11-18");
      await extendCalendar(database, "2026-11-18");
      const count = async () => {
        const [row] = await database.select({ days: sql<number>`count(*)::int` }).from(sql`calendar_days`);
        return row?.days ?? 0;
      };
      const before = await count();
      // Opens all connections first, so that the following calls really run concurrently.
      await Promise.all(opened.map((server) => server.database.execute(sql`select 1`)));
      await Promise.all(opened.map((server) => extendCalendar(server.database, "2026-11-23")));
      expect(await count()).toBe(before + 7);
    } finally {
      await Promise.all(opened.map(({ close }) => close()));
    }
  },
);
