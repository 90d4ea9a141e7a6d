import type { Database } from "../database.ts";
import { lineWishes } from "../schema-marketplace.ts";

/** Stores the wish for a line; idempotent. */
export async function keepWish(database: Database, searchId: number, accountId: number, sentAt: Date): Promise<void> {
  await database.insert(lineWishes).values({ searchId, accountId, sentAt }).onConflictDoNothing();
}
