/* What the page has to ask the provider about somebody who has signed in; the sign-in page does without it. */
import { fetchBillingEnabled } from "../core/api/menu.ts";
import { pendingCount } from "../core/drivers/pending-count.ts";
import { ownRoutes } from "../core/routes/own-routes.ts";
import { createQuery, type Query } from "../core/query/query.ts";
import type { Session } from "../core/session/session.ts";

export { handOnRoutes } from "../core/routes/known-routes.ts";
export { loadDemoAccess } from "../core/session/demo-access.ts";

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

/** Asks once for the company's routes, unless they are known, and keeps them in the session. */
export function learnRoutes(session: Session): void {
  let stop: (() => void) | null = null;
  const { $load } = createQuery(session, { ...ownRoutes, freshFor: Number.POSITIVE_INFINITY });
  stop = $load.subscribe(({ status }) => {
    if (status !== "loading") queueMicrotask(() => stop?.());
  });
}
