import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Database } from "../database.ts";
import { loginFailures } from "../schema-accounts.ts";

const allowedFailures = 5;
const windowMilliseconds = 10 * 60_000;

/** Seconds until this username may try again; 0 when it may now. Unknown usernames count like known ones. */
export async function secondsUntilAllowed(database: Database, username: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - windowMilliseconds);
  const failures = await database
    .select({ failedAt: loginFailures.failedAt })
    .from(loginFailures)
    .where(and(eq(loginFailures.username, username), gt(loginFailures.failedAt, since)))
    .orderBy(asc(loginFailures.failedAt));
  const blocking = failures[failures.length - allowedFailures];
  if (!blocking) return 0;
  return Math.max(1, Math.ceil((blocking.failedAt.getTime() - since.getTime()) / 1000));
}

export async function recordFailure(database: Database, username: string, now: Date): Promise<void> {
  const outdated = lte(loginFailures.failedAt, new Date(now.getTime() - windowMilliseconds));
  await database.delete(loginFailures).where(outdated);
  await database.insert(loginFailures).values({ username, failedAt: now });
}

export async function forgetFailures(database: Database, username: string): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.username, username));
}
