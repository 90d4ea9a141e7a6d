import { and, desc, eq, gte, isNull, or, gt, sql, type SQL } from "drizzle-orm";
import { notFound, Problem } from "../api/problem.ts";
import { dayInIstanbul, firstOfMonth, startOfDay } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { companies } from "../schema-accounts.ts";
import { marketplaceRequests, marketplaceSearches } from "../schema-marketplace.ts";
import { employees } from "../schema-people.ts";
import type { Search } from "./searches.ts";

export type SeatRequest = typeof marketplaceRequests.$inferSelect;

/** How long the demo's provider takes to refuse: long enough to see that a request has come in. */
const refusalMilliseconds = 2 * 60_000;
/** Every n-th new request of a company is refused. */
const refusedEvery = 4;

export function statusOf({ rejectedAt }: Pick<SeatRequest, "rejectedAt">, now: Date): "created" | "rejected" {
  return rejectedAt !== null && rejectedAt <= now ? "rejected" : "created";
}

interface Asked {
  readonly search: Search;
  readonly routeUniqueId: string;
  readonly price: number;
}

/**
 * Stores one request per passenger or address and month: a request for another line replaces it and counts as a change. Returns
 * whether there was one already.
 */
export async function requestSeat(database: Database, { search, routeUniqueId, price }: Asked, now: Date) {
  return database.transaction(async (transaction) => {
    const { companyId } = search;
    // Locks the company, so that of two simultaneous requests the second one is refused.
    await transaction.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for("update");
    const standing = await findStanding(transaction, search, now);
    if (standing?.routeUniqueId === routeUniqueId) {
      throw new Problem(409, { detail: "Bu hat için zaten bir rezervasyonunuz var." });
    }
    const values = { routeUniqueId, price, requestedAt: now, searchId: search.id };
    if (standing) {
      await transaction
        .update(marketplaceRequests)
        .set({ ...values, isChanged: true })
        .where(eq(marketplaceRequests.id, standing.id));
      return { id: standing.id, hadRequest: true };
    }
    const [made] = await transaction
      .insert(marketplaceRequests)
      .values({ ...values, companyId, isChanged: false })
      .returning({ id: marketplaceRequests.id });
    if (!made) throw new Error("The request was not kept");
    if (made.id % refusedEvery === 0) {
      await transaction
        .update(marketplaceRequests)
        .set({ rejectedAt: new Date(now.getTime() + refusalMilliseconds) })
        .where(eq(marketplaceRequests.id, made.id));
    }
    return { id: made.id, hadRequest: false };
  });
}

/** The request of the passenger or address in this month that isn't refused. */
async function findStanding(database: Database, search: Search, now: Date): Promise<SeatRequest | undefined> {
  const month = startOfDay(firstOfMonth(dayInIstanbul(now)));
  const [found] = await database
    .select({ request: marketplaceRequests })
    .from(marketplaceRequests)
    .innerJoin(marketplaceSearches, eq(marketplaceSearches.id, marketplaceRequests.searchId))
    .where(
      and(
        ofSameSubject(search),
        gte(marketplaceRequests.requestedAt, month),
        or(isNull(marketplaceRequests.rejectedAt), gt(marketplaceRequests.rejectedAt, now)),
      ),
    )
    .orderBy(desc(marketplaceRequests.requestedAt))
    .limit(1);
  return found?.request;
}

/** Whether the passenger or address has a request in this month that isn't refused, for this line or another. */
export async function hasRequestInPeriod(database: Database, search: Search, now: Date): Promise<boolean> {
  return (await findStanding(database, search, now)) !== undefined;
}

function ofSameSubject({ companyId, passengerId, address }: Search): SQL | undefined {
  return and(
    eq(marketplaceSearches.companyId, companyId),
    passengerId === null
      ? eq(marketplaceSearches.address, address ?? "")
      : eq(marketplaceSearches.passengerId, passengerId),
  );
}

/** The newest request of the passenger or address for a line. */
export async function findSeatRequest(database: Database, search: Search, routeUniqueId: string) {
  const [found] = await database
    .select({ request: marketplaceRequests })
    .from(marketplaceRequests)
    .innerJoin(marketplaceSearches, eq(marketplaceSearches.id, marketplaceRequests.searchId))
    .where(and(ofSameSubject(search), eq(marketplaceRequests.routeUniqueId, routeUniqueId)))
    .orderBy(desc(marketplaceRequests.requestedAt))
    .limit(1);
  return found?.request;
}

/** The newest first, each with its search. */
export function findSeatRequests(database: Database, companyId: number) {
  return database
    .select({ request: marketplaceRequests, search: marketplaceSearches, passenger: employees })
    .from(marketplaceRequests)
    .innerJoin(marketplaceSearches, eq(marketplaceSearches.id, marketplaceRequests.searchId))
    .leftJoin(employees, eq(employees.id, marketplaceSearches.passengerId))
    .where(eq(marketplaceRequests.companyId, companyId))
    .orderBy(desc(marketplaceRequests.requestedAt), desc(marketplaceRequests.id));
}

/** 404 for a request of another company. */
export async function cancelSeat(database: Database, companyId: number, id: number): Promise<void> {
  const gone = await database
    .delete(marketplaceRequests)
    .where(and(eq(marketplaceRequests.id, id), eq(marketplaceRequests.companyId, companyId)))
    .returning({ one: sql`1` });
  if (gone.length === 0) throw notFound();
}
