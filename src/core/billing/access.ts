import { atom, computed, type ReadableAtom } from "nanostores";
import { billingEnabledCall, fetchBillingEnabled } from "../api/account.ts";
import { createQuery, idle, type Load, type Query } from "../query/query.ts";
import { lateOf, type QueryOwner, register, sessionOf } from "../query/scope.ts";
import { queryOf } from "../query/call-query.ts";

/** Whether the company has billing; without it the screen isn't shown. */
interface Access {
  /** The company of the session; null for an account without one. */
  readonly companyId: string | null;
  readonly $load: ReadableAtom<Load<boolean>>;
  /** The company, once it is known to have billing; null before that, and without billing. */
  readonly $openCompany: ReadableAtom<string | null>;
  /** Shown instead of the invoice: loading, failed or closed. Idle when the company has billing. */
  readonly gate: Query<unknown>;
}

/** Whether a company has billing; fetched once per session and shared by all elements. */
export const billingEnabled = (companyId: string) => queryOf(billingEnabledCall, fetchBillingEnabled, companyId);

const closed: Load<boolean> = {
  status: "ready",
  data: false,
  isRefreshing: false,
  refreshError: null,
  loadedAt: 0,
};

/** An account without a company has no billing; neither has one whose call is answered with 403. */
export function createAccess(owner: QueryOwner): Access {
  const state = sessionOf(owner).$state.get();
  const companyId = state.status === "signed-in" ? state.profile.companyId : null;
  const asked = companyId === null ? null : createQuery(lateOf(owner), billingEnabled(companyId));
  const $asked: ReadableAtom<Load<boolean>> = asked?.$load ?? atom(closed);
  const $load = computed($asked, (load) => (load.status === "failed" && load.error.status === 403 ? closed : load));
  return {
    companyId,
    $load,
    $openCompany: computed($load, (load) => (load.status === "ready" && load.data ? companyId : null)),
    gate: register(owner, {
      $load: computed($load, (load): Load<unknown> => (load.status === "ready" && load.data ? idle : load)),
      refresh: async () => asked?.refresh(),
    }),
  };
}
