import { atom, computed, type ReadableAtom } from "nanostores";
import { ApiError, codeCall, isAborted } from "../core/http/errors.ts";
import { decide, isHealth } from "../core/portal/access.ts";
import { type Location, places, toAddressOf } from "../core/portal/addresses.ts";
import { toUrlQuery } from "../core/portal/query.ts";
import type { Load, Query } from "../core/query/query.ts";
import type { Profile, Session, SessionState } from "../core/session/session.ts";
import { hostMessages as texts } from "./host.messages.ts";
import type { Router } from "./router.ts";

/** What the page shows. */
export type View =
  /** /health: nothing. */
  | { readonly kind: "blank" }
  | { readonly kind: "sign-in" }
  | { readonly kind: "place"; readonly location: Location }
  | { readonly kind: "wait"; readonly location: Location }
  | {
      readonly kind: "failed";
      readonly location: Location;
      readonly title: string;
      readonly error: unknown;
      readonly isRetrying: boolean;
    }
  /** The embedding page gave no token. */
  | { readonly kind: "unavailable" }
  /** A redirect; nothing is shown. */
  | { readonly kind: "go"; readonly to: Location };

/** Loading state of what a demo account may open. */
type Access = { readonly status: "idle" | "loading" } | { readonly status: "failed"; readonly error: unknown };

export interface Guard {
  readonly $view: ReadableAtom<View>;
  /** Whether the company has billing; null until it is requested. */
  readonly $billing: ReadableAtom<Load<boolean> | null>;
  /** Repeats the call behind a `failed` view. */
  retry(): void;
  destroy(): void;
}

const loadFacts = () => import("./facts.ts");

const signIn: Location = { name: "sign-in", params: {}, query: "" };

function toBillingView(location: Location, billing: Load<boolean> | null, profile: Profile): View {
  // Without a company id there is no call to make: billing counts as closed.
  const closed: View = { kind: "go", to: { name: "deactive", params: {}, query: "type=billing-module" } };
  if (profile.companyId === null) return closed;
  if (!billing || billing.status === "loading") return { kind: "wait", location };
  if (billing.status === "failed") {
    return {
      kind: "failed",
      location,
      title: texts.billingFailed,
      error: billing.error,
      isRetrying: billing.isRetrying,
    };
  }
  return billing.data ? { kind: "place", location } : closed;
}

/**
 * The view of an address for this account: the page, a redirect (sign-in, a closed module, an expired offer), or nothing
 * while the answers it depends on are loading.
 */
function toView(location: Location, state: SessionState, billing: Load<boolean> | null, access: Access): View {
  if (isHealth(location)) return { kind: "blank" };
  if (places[location.name].isPublic && location.name !== "sign-in") return { kind: "place", location };
  if (state.status === "starting") return { kind: "wait", location };
  if (state.status === "unavailable") return { kind: "unavailable" };
  const profile = state.status === "signed-in" ? state.profile : null;
  const decision = decide(location, profile);
  if (decision.kind === "go") return decision;
  if (profile === null) return { kind: "sign-in" };
  if (decision.kind === "wait") {
    return access.status === "failed"
      ? { kind: "failed", location, title: texts.accessFailed, error: access.error, isRetrying: false }
      : { kind: "wait", location };
  }
  if (places[location.name].menu?.needs === "billing" && profile.accountType === "company")
    return toBillingView(location, billing, profile);
  return { kind: "place", location };
}

/** Watches location and session, redirects, and loads what the decision needs. */
export function createGuard(session: Session, router: Router): Guard {
  const $billing = atom<Load<boolean> | null>(null);
  const $access = atom<Access>({ status: "idle" });
  const $view = computed([router.$location, session.$state, $billing, $access], toView);
  let billing: Query<boolean> | null = null;
  let stopBilling: (() => void) | null = null;
  let course: AbortController | null = null;
  /** Session generation that the answers belong to. */
  let generation: number | null = null;

  async function learnAccess(): Promise<void> {
    course?.abort();
    const mine = new AbortController();
    course = mine;
    $access.set({ status: "loading" });
    try {
      const { loadDemoAccess } = await loadFacts();
      if (course === mine) await loadDemoAccess(session, mine.signal);
      if (course === mine) $access.set({ status: "idle" });
    } catch (error) {
      if (course === mine && !isAborted(error)) $access.set({ status: "failed", error });
    }
  }

  async function learnBilling(companyId: string): Promise<void> {
    const mine = generation;
    $billing.set({ status: "loading" });
    try {
      const { createBillingQuery } = await loadFacts();
      if (generation !== mine) return;
      billing = createBillingQuery(session, companyId);
      stopBilling = billing.$load.subscribe((load) => $billing.set(load));
    } catch {
      const error = new ApiError("network", codeCall);
      if (generation === mine) $billing.set({ status: "failed", error, isRetrying: false });
    }
  }

  function forget(): void {
    generation = null;
    course?.abort();
    course = null;
    stopBilling?.();
    stopBilling = null;
    billing = null;
    $billing.set(null);
    $access.set({ status: "idle" });
  }

  function meet(state: SessionState): void {
    if (state.status !== "signed-in") {
      forget();
      return;
    }
    if (generation === session.$generation.get()) return;
    forget();
    generation = session.$generation.get();
    const { accountType, companyId } = state.profile;
    if (accountType === "demo") void learnAccess();
    else if (companyId !== null) void learnBilling(companyId);
  }

  let wasSignedIn = false;
  function follow(view: View): void {
    const state = session.$state.get();
    const hasEnded = wasSignedIn && state.status === "signed-out";
    const hasLeft = hasEnded && state.reason !== "expired" && state.reason !== "idle";
    wasSignedIn = state.status === "signed-in";
    // A public page stays for those who open it signed out; the end of a session leads to the sign-in from everywhere.
    if (view.kind === "place" && hasEnded) {
      const query = toUrlQuery({ redirect: toAddressOf(view.location) });
      router.open(hasLeft ? signIn : { ...signIn, query }, { replace: true });
    }
    if (view.kind !== "go") return;
    // After signing out on purpose, here or in another tab, no redirect is kept; after a 401 or the idle limit it is.
    router.open(hasLeft && view.to.name === "sign-in" ? signIn : view.to, { replace: true });
  }

  const stopState = session.$state.subscribe(meet);
  const stopView = $view.subscribe(follow);

  return {
    $view,
    $billing,
    retry() {
      if ($access.get().status === "failed") void learnAccess();
      const state = session.$state.get();
      if ($billing.get()?.status !== "failed" || state.status !== "signed-in") return;
      if (billing) void billing.refresh();
      else if (state.profile.companyId !== null) void learnBilling(state.profile.companyId);
    },
    destroy() {
      stopView();
      stopState();
      forget();
    },
  };
}
