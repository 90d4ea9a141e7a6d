import { and, eq, inArray, sql } from "drizzle-orm";
import { notFound, Problem } from "../api/problem.ts";
import type { Account } from "../accounts/sessions.ts";
import type { Database } from "../database.ts";
import { companyDrivers, documentDecisions, driverDocuments } from "../schema-drivers.ts";
import { isOpen } from "./document-status.ts";

interface Decision {
  readonly ids: readonly number[];
  readonly status: "hr_approved" | "rejected";
  readonly reason: string | null;
}

type StoredDocument = typeof driverDocuments.$inferSelect;

/** Decides all documents or none. A document that has this decision already is left as it is, so repeating a request is safe. */
export async function decideDocuments(
  database: Database,
  account: Account,
  decision: Decision,
  now: Date,
): Promise<void> {
  const refused = await database.transaction(async (transaction) => {
    const asked = await lockDocuments(transaction, account.companyId, decision.ids);
    const undecided = asked.filter(({ status }) => status !== decision.status);
    const conflicting = undecided.filter(({ status, refusalsLeft }) => !isOpen(status) || refusalsLeft > 0);
    if (conflicting.length === 0) await write(transaction, account, undecided, decision, now);
    else if (asked.length === 1) await countRefusal(transaction, conflicting);
    return conflicting.map(({ id }) => id);
  });
  // Thrown outside of the transaction, so that the count of refusals is not rolled back.
  if (refused.length > 0) throw new Problem(409, { detail: "Bazı belgelerin durumu değişmiş.", ids: refused });
}

/** Locks the documents in one order, so that two simultaneous decisions wait for each other instead of deadlocking. */
async function lockDocuments(database: Database, companyId: number, ids: readonly number[]): Promise<StoredDocument[]> {
  const wanted = [...new Set(ids)];
  const ours = database
    .select({ driverId: companyDrivers.driverId })
    .from(companyDrivers)
    .where(eq(companyDrivers.companyId, companyId));
  const found = await database
    .select()
    .from(driverDocuments)
    .where(and(inArray(driverDocuments.id, wanted), inArray(driverDocuments.driverId, ours)))
    .orderBy(driverDocuments.id)
    .for("update");
  if (found.length < wanted.length) throw notFound();
  return found;
}

async function write(
  database: Database,
  { id: accountId }: Account,
  documents: readonly StoredDocument[],
  { status, reason }: Decision,
  decidedAt: Date,
): Promise<void> {
  if (documents.length === 0) return;
  await database.update(driverDocuments).set({ status, rejectionReason: reason }).where(isOneOf(documents));
  await database.insert(documentDecisions).values(
    documents.map(({ id: documentId, status: previousStatus }) => ({
      documentId,
      accountId,
      previousStatus,
      status,
      rejectionReason: reason,
      decidedAt,
    })),
  );
}

/** Counts only for a document decided alone, so that a caller who splits a refused batch still sees these fail. */
async function countRefusal(database: Database, documents: readonly StoredDocument[]): Promise<void> {
  await database
    .update(driverDocuments)
    .set({ refusalsLeft: sql`greatest(${driverDocuments.refusalsLeft} - 1, 0)` })
    .where(isOneOf(documents));
}

function isOneOf(documents: readonly StoredDocument[]) {
  return inArray(
    driverDocuments.id,
    documents.map(({ id }) => id),
  );
}
