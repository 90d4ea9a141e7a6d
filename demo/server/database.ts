import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PGliteOptions } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzleOverPostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { lockDirectory } from "./data-lock.ts";
import { logWarning, messageOf } from "./log.ts";
import tables from "./tables.sql?raw";

/** PGlite and PostgreSQL alike; also a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT>;

interface OpenedDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

export type DatabaseLocation =
  /** `emptyCluster`: a dump of an empty PGlite database; starting from it skips initdb, which takes seconds. */
  | { readonly kind: "memory"; readonly emptyCluster?: Blob }
  | { readonly kind: "directory"; readonly path: string; readonly emptyCluster?: Blob }
  | { readonly kind: "postgres"; readonly url: string; readonly schema: string };

/** Opens the database and creates its tables if there are none. `reset` deletes all data first. */
export async function openDatabase(
  location: DatabaseLocation,
  { reset = false }: { reset?: boolean } = {},
): Promise<OpenedDatabase> {
  if (location.kind === "postgres") return openPostgres(location, reset);
  if (location.kind === "directory") return openDirectory(location, reset);
  return preparePglite(startingWith(location.emptyCluster));
}

const startingWith = (cluster: Blob | undefined): PGliteOptions => (cluster ? { loadDataDir: cluster } : {});

async function openDirectory(
  { path, emptyCluster }: { readonly path: string; readonly emptyCluster?: Blob },
  reset: boolean,
): Promise<OpenedDatabase> {
  mkdirSync(dirname(path), { recursive: true });
  const unlock = lockDirectory(path);
  try {
    // A directory whose creation was interrupted has no user data and may not even open.
    const marker = join(path, "shuttle-demo-tables");
    const isNew = reset || !existsSync(marker);
    if (isNew) rmSync(path, { recursive: true, force: true });
    const { database, close } = await preparePglite({ dataDir: path, ...(isNew && startingWith(emptyCluster)) });
    writeFileSync(marker, "The tables of the demo database were made here.\n");
    return { database, close: () => close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function preparePglite(options: PGliteOptions): Promise<OpenedDatabase> {
  // Imported lazily: 20 MB of WebAssembly that PostgreSQL or the proxy mode don't need.
  const [{ PGlite }, { drizzle }] = await Promise.all([import("@electric-sql/pglite"), import("drizzle-orm/pglite")]);
  const client = await PGlite.create(options);
  const database = drizzle({ client });
  if (!(await hasTables(database))) await client.exec(`begin; ${tables}; commit;`);
  return { database, close: () => client.close() };
}

async function openPostgres(location: { url: string; schema: string }, reset: boolean): Promise<OpenedDatabase> {
  const { Pool, escapeIdentifier } = (await import("pg")).default;
  const schema = escapeIdentifier(location.schema);
  const pool = new Pool({ connectionString: location.url, options: `-c search_path=${schema}` });
  // An idle connection that the server drops is replaced at the next query; without a listener it would end the process.
  pool.on("error", (error) => logWarning(`PostgreSQL dropped an idle connection: ${messageOf(error)}`));
  try {
    await prepareSchema(pool, schema, reset);
    const database = drizzleOverPostgres({ client: pool });
    return { database, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** In one transaction with an advisory lock, so that servers that start at the same time wait for each other. */
async function prepareSchema(pool: Pool, schema: string, reset: boolean): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`prepare ${schema}`]);
    if (reset) await client.query(`drop schema if exists ${schema} cascade`);
    await client.query(`create schema if not exists ${schema}`);
    if (!(await hasTables(drizzleOverPostgres({ client })))) await client.query(tables);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function hasTables(database: Database): Promise<boolean> {
  const found = sql<boolean>`exists (
    select 1 from information_schema.tables where table_schema = current_schema() and table_name = 'demo_state'
  )`;
  const [row] = await database.select({ found }).from(sql`(values (1)) as one`);
  return row?.found === true;
}
