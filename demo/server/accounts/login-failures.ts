import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { loginFailures } from "../schema-accounts.ts";

const allowedFailures = 5;
const windowMilliseconds = 10 * 60_000;

/** A recorded attempt, which counts as failed from its start until it is taken back; or the seconds to wait. */
type Attempt = { readonly id: number } | { readonly secondsToWait: number };

/**
 * Records an attempt to sign in, or returns how long this username has to wait. Counting and recording are atomic, so that parallel
 * requests allow no more guesses than sequential ones. Unknown usernames count like known ones.
 */
export async function beginAttempt(database: Database, username: string, now: Date): Promise<Attempt> {
  const since = new Date(now.getTime() - windowMilliseconds);
  return database.transaction(async (transaction) => {
    // Serializes attempts for one username, across all connections, until the transaction ends.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${username}, 0))`);
    await transaction.delete(loginFailures).where(lte(loginFailures.failedAt, since));
    const failures = await transaction
      .select({ failedAt: loginFailures.failedAt })
      .from(loginFailures)
      .where(and(eq(loginFailures.username, username), gt(loginFailures.failedAt, since)))
      .orderBy(asc(loginFailures.failedAt));
    const blocking = failures[failures.length - allowedFailures];
    if (blocking) {
      return { secondsToWait: Math.max(1, Math.ceil((blocking.failedAt.getTime() - since.getTime()) / 1000)) };
    }
    const [noted] = await transaction
      .insert(loginFailures)
      .values({ username, failedAt: now })
      .returning({ id: loginFailures.id });
    if (!noted) throw new Error("The attempt was not noted");
    return noted;
  });
}

/** Removes the attempt after a right password. */
export async function takeBack(database: Database, attempt: { readonly id: number }): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.id, attempt.id));
}

export async function forgetFailures(database: Database, username: string): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.username, username));
}
