import { atom, computed, type ReadableAtom } from "nanostores";
import { fetchBillingEnabled } from "../../core/api/menu.ts";
import { createQuery, type Load, type Query } from "../../core/query/query.ts";
import type { Session } from "../../core/session/session.ts";

/** Whether the company has billing; only then the screen is shown. */
export interface Access {
  /** Whom the session belongs to; null for an account without a company. */
  readonly companyId: string | null;
  readonly $load: ReadableAtom<Load<boolean>>;
  /** The company whose invoices may be asked for; null while that isn't known, and when there are none. */
  readonly $openCompany: ReadableAtom<string | null>;
  /** The question itself; it has nothing to show once it is answered with yes. */
  readonly gate: Query<unknown>;
}

const closed: Load<boolean> = {
  status: "ready",
  data: false,
  isRefreshing: false,
  refreshError: null,
  loadedAt: 0,
};

/** The portal's guard asks the same question: one call for both. An account without a company, or one that is refused, has no billing. */
export function createAccess(session: Session): Access {
  const state = session.$state.get();
  const companyId = state.status === "signed-in" ? state.profile.companyId : null;
  const asked =
    companyId === null
      ? null
      : createQuery(session, {
          key: ["billing-enabled", companyId],
          fetch: (http, signal) => fetchBillingEnabled(http, companyId, signal),
          freshFor: Number.POSITIVE_INFINITY,
        });
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
