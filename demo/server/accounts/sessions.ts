import { createHash, randomBytes } from "node:crypto";
import { eq, lte, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../database.ts";
import { accounts, sessions } from "../schema-accounts.ts";

export type Account = typeof accounts.$inferSelect;

const millisecondsPerMinute = 60_000;
/** Milliseconds for which a found account is cached; for as long a sign-out at another server of the same database may go unnoticed. */
const longestBelief = 10_000;
const mostKept = 10_000;

/** Returns a new token; the database keeps only its hash. */
export async function issueToken(database: Database, accountId: number, now: Date, minutes: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
  const expiresAt = new Date(now.getTime() + minutes * millisecondsPerMinute);
  await database.insert(sessions).values({ tokenHash: hashToken(token), accountId, expiresAt });
  return token;
}

export interface Sessions {
  accountOfToken(token: string, now: Date): Promise<Account | "unknown" | "expired">;
  end(token: string): Promise<void>;
}

/** Finds the account of a token; cached for ten seconds, so that not every request queries the database. */
export function createSessions(database: Database): Sessions {
  const asked = database
    .select({ account: accounts, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
    .prepare("account_of_token");
  const find = async (tokenHash: string) => (await asked.execute({ tokenHash }))[0];
  // Caches promises instead of results, so that ending a session also discards a query that is still running.
  const known = new LRUCache<string, { readonly finding: ReturnType<typeof find>; readonly since: Date }>({
    max: mostKept,
  });

  function finding(tokenHash: string, now: Date) {
    const kept = known.get(tokenHash);
    if (kept && Math.abs(now.getTime() - kept.since.getTime()) < longestBelief) return kept.finding;
    const asking = find(tokenHash);
    known.set(tokenHash, { finding: asking, since: now });
    // Unknown tokens and failures aren't cached; the caller still gets the rejection.
    const forget = () => known.peek(tokenHash)?.finding === asking && known.delete(tokenHash);
    asking.then((found) => found ?? forget(), forget);
    return asking;
  }

  return {
    async accountOfToken(token, now) {
      const found = await finding(hashToken(token), now);
      if (found === undefined) return "unknown";
      return found.expiresAt > now ? found.account : "expired";
    },
    async end(token) {
      const tokenHash = hashToken(token);
      await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
      known.delete(tokenHash);
    },
  };
}

/** A token has 256 random bits, so that a plain hash is enough. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
