import type { Database } from "../database.ts";
import { lineWishes } from "../schema-marketplace.ts";

/** Keeps the wish for a line; repeating it adds none. */
export async function keepWish(database: Database, searchId: number, accountId: number, sentAt: Date): Promise<void> {
  await database.insert(lineWishes).values({ searchId, accountId, sentAt }).onConflictDoNothing();
}
