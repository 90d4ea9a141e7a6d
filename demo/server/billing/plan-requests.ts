import { asc, eq } from "drizzle-orm";
import { Problem } from "../api/problem.ts";
import type { Database } from "../database.ts";
import { companies } from "../schema-accounts.ts";
import { paymentPlanRequests } from "../schema-billing.ts";
import { monthAt } from "./month.ts";
import { changeRequestOf, planOf } from "./payment-plan.ts";

/** How long the demo's provider takes to approve: long enough to see that a request is pending. */
const approvalMilliseconds = 5 * 60_000;

export async function findPlanRequests(database: Database, companyId: number) {
  return database
    .select()
    .from(paymentPlanRequests)
    .where(eq(paymentPlanRequests.companyId, companyId))
    .orderBy(asc(paymentPlanRequests.requestedAt));
}

/** Requests the plan that the company doesn't have; 409 while an earlier request isn't in effect yet. */
export async function requestPlanChange(database: Database, companyId: number, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    // Locks the company, so that of two simultaneous requests the second one is refused.
    await transaction.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for("update");
    const requests = await findPlanRequests(transaction, companyId);
    const month = monthAt(now);
    if (changeRequestOf(month, requests, now) !== null) {
      throw new Problem(409, { detail: "Sonuçlanmamış bir plan değişikliği talebiniz var." });
    }
    await transaction.insert(paymentPlanRequests).values({
      companyId,
      paymentPlan: planOf(month, requests) === "normal" ? "early" : "normal",
      requestedAt: now,
      approvedAt: new Date(now.getTime() + approvalMilliseconds),
    });
  });
}
