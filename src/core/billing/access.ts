import { atom, computed, type ReadableAtom } from "nanostores";
import { fetchBillingEnabled } from "../api/menu.ts";
import { createQuery, type Load, type Query, type QueryOptions } from "../query/query.ts";
import type { Session } from "../session/session.ts";

/** Whether the company has billing; without it the screen isn't shown. */
interface Access {
  /** The company of the session; null for an account without one. */
  readonly companyId: string | null;
  readonly $load: ReadableAtom<Load<boolean>>;
  /** The company, once it is known to have billing; null before that, and without billing. */
  readonly $openCompany: ReadableAtom<string | null>;
  /** Shown instead of the invoice: loading, failed or closed. Stays `loading` when the company has billing. */
  readonly gate: Query<unknown>;
}

/** Whether a company has billing; fetched once per session and shared by all elements. */
export const billingEnabled = (companyId: string): QueryOptions<boolean> => ({
  key: ["billing-enabled", companyId],
  fetch: (http, signal) => fetchBillingEnabled(http, companyId, signal),
  freshFor: Number.POSITIVE_INFINITY,
});

const closed: Load<boolean> = {
  status: "ready",
  data: false,
  isRefreshing: false,
  refreshError: null,
  loadedAt: 0,
};

/** An account without a company has no billing; neither has one whose call is answered with 403. */
export function createAccess(session: Session): Access {
  const state = session.$state.get();
  const companyId = state.status === "signed-in" ? state.profile.companyId : null;
  const asked = companyId === null ? null : createQuery(session, billingEnabled(companyId));
  const $asked: ReadableAtom<Load<boolean>> = asked?.$load ?? atom(closed);
  const $load = computed($asked, (load) => (load.status === "failed" && load.error.status === 403 ? closed : load));
  return {
    companyId,
    $load,
    $openCompany: computed($load, (load) => (load.status === "ready" && load.data ? companyId : null)),
    gate: {
      $load: computed($load, (load): Load<unknown> =>
        load.status === "ready" && load.data ? { status: "loading" } : load,
      ),
      refresh: async () => asked?.refresh(),
    },
  };
}
