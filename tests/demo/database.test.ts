import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { is, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type Database } from "../../demo/server/database.ts";
import * as accountTables from "../../demo/server/schema-accounts.ts";
import * as billingTables from "../../demo/server/schema-billing.ts";
import * as calendarTables from "../../demo/server/schema-calendar.ts";
import * as driverTables from "../../demo/server/schema-drivers.ts";
import * as feedbackTables from "../../demo/server/schema-feedback.ts";
import * as marketplaceTables from "../../demo/server/schema-marketplace.ts";
import * as offerTables from "../../demo/server/schema-offers.ts";
import * as peopleTables from "../../demo/server/schema-people.ts";
import * as routeTables from "../../demo/server/schema-routes.ts";
import { seedDatabase } from "../../demo/server/seed/seed.ts";
import { emptyCluster, sharedTestApi } from "./helpers.ts";

const tables = [
  accountTables,
  billingTables,
  calendarTables,
  driverTables,
  feedbackTables,
  marketplaceTables,
  offerTables,
  peopleTables,
  routeTables,
]
  .flatMap((part): unknown[] => Object.values(part))
  .filter((part): part is PgTable => is(part, PgTable))
  .map((table) => getTableConfig(table));

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

async function countNotes(opened: Database): Promise<number> {
  return (await opened.select().from(accountTables.demoState)).length;
}

const sizes = { employees: 20, routes: 2 };
const demo = sharedTestApi(sizes);

const typeNames: Readonly<Record<string, string>> = {
  "timestamp with time zone": "timestamptz",
  "double precision": "float8",
  boolean: "bool",
  integer: "int4",
  "numeric(12, 6)": "numeric",
};

describe("tables.sql and the drizzle schema say the same", () => {
  test("there are tables", () => expect(tables.length).toBeGreaterThan(20));

  test.each(tables.map((table) => [table.name, table] as const))("%s", async (name, table) => {
    const rows = await demo.database
      .select({
        name: sql<string>`column_name`,
        type: sql<string>`udt_name`,
        isNullable: sql<boolean>`is_nullable = 'YES'`,
      })
      .from(sql`information_schema.columns`)
      .where(sql`table_schema = current_schema() and table_name = ${name}`);
    const described = table.columns.map((column) => ({
      name: column.name,
      type: typeNames[column.getSQLType()] ?? column.getSQLType(),
      isNullable: !column.notNull,
    }));
    expect(rows.toSorted(byName)).toEqual(described.toSorted(byName));
  });
});

test("a database of another size isn't taken for this one", async () => {
  await seedDatabase(demo.database, sizes, "2026-11-19");
  await seedDatabase(demo.database, sizes, "2026-11-20");
  await expect(seedDatabase(demo.database, { ...sizes, routes: 3 }, "2026-11-19")).rejects.toThrow("--reset");
});

describe("a directory", () => {
  let parent: string;
  beforeAll(() => {
    parent = mkdtempSync(join(tmpdir(), "shuttle-demo-"));
  });
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  test("keeps what it holds, is open once only, and is made anew on reset and after a start that was cut off", async () => {
    const path = join(parent, "data");
    const location = { kind: "directory", path, emptyCluster: await emptyCluster() } as const;
    // The state after a start that was interrupted before it created tables.
    mkdirSync(path);
    writeFileSync(join(path, "PG_VERSION"), "1");
    const first = await openDatabase(location);
    expect(await countNotes(first.database)).toBe(0);
    await first.database.insert(accountTables.demoState).values({ key: "note", value: "kept" });
    await expect(openDatabase(location)).rejects.toThrow(`is open in process ${process.pid}`);
    await first.close();

    const second = await openDatabase(location);
    expect(await countNotes(second.database)).toBe(1);
    await second.close();

    // The state after a killed process whose id another process has now.
    writeFileSync(`${path}.lock`, `${process.pid} 1`);
    const third = await openDatabase(location, { reset: true });
    expect(await countNotes(third.database)).toBe(0);
    await third.close();
    expect(existsSync(`${path}.lock`)).toBe(false);
  });
});
