import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";

const rowsAtOnce = 5000;

/** Inserts rows as one JSON parameter: with a parameter per value PGlite takes many times as long. */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  const given = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => key in row));
  const names = sql.join(
    given.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const records = rows
      .slice(start, start + rowsAtOnce)
      .map((row: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(given.map(([key, column]) => [column.name, row[key]])),
      );
    await database.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`,
    );
  }
}
