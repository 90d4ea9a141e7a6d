import type { Database } from "../database.ts";
import { lineWishes } from "../schema-marketplace.ts";

/** Somebody's wish for a line; the same wish once more is the same one. */
export async function keepWish(database: Database, searchId: number, accountId: number, sentAt: Date): Promise<void> {
  await database.insert(lineWishes).values({ searchId, accountId, sentAt }).onConflictDoNothing();
}
