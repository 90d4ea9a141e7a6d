import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { loginFailures } from "../schema-accounts.ts";

/** Failures that one address may have for a username within the window. */
const allowedFailures = 5;
/** Failures of all addresses for a username from which it is under attack, so that an address has one guess instead of five. */
const attackFailures = 25;
const windowMilliseconds = 10 * 60_000;

/** Who tries to sign in, and from where. */
interface Guesser {
  readonly username: string;
  /** The client's; empty when it isn't known. */
  readonly address: string;
}

/** A recorded attempt, which counts as failed from its start until it is taken back; or the seconds to wait. */
type Attempt = { readonly id: number } | { readonly secondsToWait: number };

/**
 * Records an attempt to sign in, or returns how long this address has to wait with this username. A stranger's guesses lock the
 * stranger's address, never the person: somebody with the right password always gets in from an address that hasn't failed. Guesses
 * that come from many addresses are slowed to one for each, not stopped, because whoever stops them stops the person too.
 * Counting and recording are atomic, so that parallel requests allow no more guesses than sequential ones. Unknown usernames count like
 * known ones.
 */
export async function beginAttempt(database: Database, { username, address }: Guesser, now: Date): Promise<Attempt> {
  const since = new Date(now.getTime() - windowMilliseconds);
  return database.transaction(async (transaction) => {
    // Serializes attempts for one username, across all connections, until the transaction ends.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${username}, 0))`);
    await transaction.delete(loginFailures).where(lte(loginFailures.failedAt, since));
    const failures = await transaction
      .select({ failedAt: loginFailures.failedAt, address: loginFailures.address })
      .from(loginFailures)
      .where(and(eq(loginFailures.username, username), gt(loginFailures.failedAt, since)))
      .orderBy(asc(loginFailures.failedAt));
    const own = failures.filter((failure) => failure.address === address);
    const isUnderAttack = failures.length - own.length >= attackFailures;
    const blocking = own[own.length - (isUnderAttack ? 1 : allowedFailures)];
    if (blocking) {
      return { secondsToWait: Math.max(1, Math.ceil((blocking.failedAt.getTime() - since.getTime()) / 1000)) };
    }
    const [noted] = await transaction
      .insert(loginFailures)
      .values({ username, address, failedAt: now })
      .returning({ id: loginFailures.id });
    if (!noted) throw new Error("The attempt was not noted");
    return noted;
  });
}

/** Removes the attempt after a right password. */
export async function takeBack(database: Database, attempt: { readonly id: number }): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.id, attempt.id));
}

/** Removes the failures of this address, which has signed in; those of others stay. */
export async function forgetFailures(database: Database, { username, address }: Guesser): Promise<void> {
  await database
    .delete(loginFailures)
    .where(and(eq(loginFailures.username, username), eq(loginFailures.address, address)));
}
