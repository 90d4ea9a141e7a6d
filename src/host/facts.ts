/* The page's own calls about the signed-in user. A separate chunk, which the sign-in page doesn't load. */
import { billingEnabled } from "../core/billing/access.ts";
import { ownRoutes } from "../core/routes/known-routes.ts";
import { createQuery, type Query } from "../core/query/query.ts";
import type { Session } from "../core/session/session.ts";

export { primeRouteCache } from "../core/routes/known-routes.ts";
export { loadDemoAccess } from "../core/session/demo-access.ts";

export function createBillingQuery(session: Session, companyId: string): Query<boolean> {
  return createQuery(session, billingEnabled(companyId));
}

/** Loads the company's routes into the session's cache, unless they are cached. */
export function learnRoutes(session: Session): void {
  let stop: (() => void) | null = null;
  const { $load } = createQuery(session, { ...ownRoutes, freshFor: Number.POSITIVE_INFINITY });
  stop = $load.subscribe(({ status }) => {
    if (status !== "loading") queueMicrotask(() => stop?.());
  });
}
