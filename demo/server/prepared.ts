import type { Database } from "./database.ts";

/** A query that is built once for each database: drizzle takes longer to write a small one than the database to answer it. */
export function prepared<Query>(build: (database: Database) => Query): (database: Database) => Query {
  const known = new WeakMap<Database, Query>();
  return (database) => {
    const query = known.get(database) ?? build(database);
    known.set(database, query);
    return query;
  };
}
