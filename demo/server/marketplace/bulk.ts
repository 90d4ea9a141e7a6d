import { eq } from "drizzle-orm";
import { Problem } from "../api/problem.ts";
import type { Database } from "../database.ts";
import { companies } from "../schema-accounts.ts";
import { bulkRequests } from "../schema-marketplace.ts";

type Row = typeof bulkRequests.$inferSelect;
/**
 * The page asks for confirmation before it sends a request; `verify` and `cancelling` exist only in the page, while it asks. A POST
 * makes the status `requested`, a DELETE `not-requested`, by any user of the company. Rows in `verify` or `cancelling` come from
 * earlier versions, where a plain user's request waited for an administrator; a POST replaces `verify`, a DELETE both.
 */
type BulkStatus = Row["state"] | "rejected";

/** How long the demo's provider takes to refuse. */
const refusalMilliseconds = 2 * 60_000;
/** Every n-th request of a company is refused, so that the refusal can be seen. */
const refusedEvery = 3;

interface Asking {
  readonly companyId: number;
  readonly now: Date;
}

export async function findBulkStatus(database: Database, companyId: number, now: Date): Promise<BulkStatus> {
  const [row] = await database.select().from(bulkRequests).where(eq(bulkRequests.companyId, companyId));
  return toStatus(row, now);
}

function toStatus(row: Row | undefined, now: Date): BulkStatus {
  if (!row) return "not-requested";
  const isRejected = row.state === "requested" && row.rejectedAt !== null && row.rejectedAt <= now;
  return isRejected ? "rejected" : row.state;
}

export function makeBulkRequest(database: Database, asking: Asking): Promise<BulkStatus> {
  return change(database, asking, (status, madeCount) => {
    if (status === "requested" || status === "cancelling") {
      throw new Problem(409, { detail: "Toplu talebiniz zaten var." });
    }
    const isNew = status !== "verify";
    const made = madeCount + (isNew ? 1 : 0);
    const isRefused = made % refusedEvery === 0;
    return {
      state: "requested",
      madeCount: made,
      rejectedAt: isRefused ? new Date(asking.now.getTime() + refusalMilliseconds) : null,
    };
  });
}

export function cancelBulkRequest(database: Database, asking: Asking): Promise<BulkStatus> {
  return change(database, asking, (status, madeCount) => {
    if (status === "not-requested") throw new Problem(404, { detail: "Toplu talebiniz yok." });
    return { state: "not-requested", madeCount, rejectedAt: null };
  });
}

function change(
  database: Database,
  { companyId, now }: Asking,
  decide: (status: BulkStatus, madeCount: number) => Omit<Row, "companyId">,
): Promise<BulkStatus> {
  return database.transaction(async (transaction) => {
    await transaction.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for("update");
    const [row] = await transaction.select().from(bulkRequests).where(eq(bulkRequests.companyId, companyId));
    const next = { companyId, ...decide(toStatus(row, now), row?.madeCount ?? 0) };
    await transaction
      .insert(bulkRequests)
      .values(next)
      .onConflictDoUpdate({ target: bulkRequests.companyId, set: next });
    return toStatus(next, now);
  });
}
