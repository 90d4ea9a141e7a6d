/* What the page has to ask the provider about somebody who has signed in; the sign-in page does without it. */
import { fetchBillingEnabled } from "../core/api/menu.ts";
import { pendingCount } from "../core/drivers/pending-count.ts";
import { createQuery, type Query } from "../core/query.ts";
import type { Session } from "../core/session.ts";

export { loadDemoAccess } from "../core/demo-access.ts";

export function createBillingQuery(session: Session, companyId: string): Query<boolean> {
  return createQuery(session, {
    key: ["billing-enabled", companyId],
    fetch: (http, signal) => fetchBillingEnabled(http, companyId, signal),
    freshFor: Number.POSITIVE_INFINITY,
  });
}

/** How many documents wait for the company: work that the sidebar tells of. */
export function createPendingQuery(session: Session): Query<number | null> {
  return createQuery(session, pendingCount);
}
