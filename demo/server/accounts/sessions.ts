import { createHash, randomBytes } from "node:crypto";
import { eq, lte } from "drizzle-orm";
import type { Database } from "../database.ts";
import { accounts, sessions } from "../schema-accounts.ts";

export type Account = typeof accounts.$inferSelect;

const millisecondsPerMinute = 60_000;

/** Returns a new token; the database keeps only its hash. */
export async function issueToken(database: Database, accountId: number, now: Date, minutes: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
  const expiresAt = new Date(now.getTime() + minutes * millisecondsPerMinute);
  await database.insert(sessions).values({ tokenHash: hashToken(token), accountId, expiresAt });
  return token;
}

export async function accountOfToken(
  database: Database,
  token: string,
  now: Date,
): Promise<Account | "unknown" | "expired"> {
  const [found] = await database
    .select({ account: accounts, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, hashToken(token)));
  if (!found) return "unknown";
  return found.expiresAt > now ? found.account : "expired";
}

export async function endSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** A token has 256 random bits, so that a plain hash is enough. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
