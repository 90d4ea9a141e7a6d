import type { Database } from "./database.ts";

/** Builds a query once per database: for a small query drizzle takes longer to build the SQL than the database to run it. */
export function prepared<Query>(build: (database: Database) => Query): (database: Database) => Query {
  const known = new WeakMap<Database, Query>();
  return (database) => {
    const query = known.get(database) ?? build(database);
    known.set(database, query);
    return query;
  };
}
