import { atom, type ReadableAtom } from "nanostores";
import type { Query } from "../core/query/query.ts";
import type { Session, SessionState } from "../core/session/session.ts";
import type { Router } from "./router.ts";

/** Pending work, shown as badges in the sidebar. */
export interface Counts {
  /** Documents that wait for the company's approval; null: unknown, or not for this account. */
  readonly $pendingDocuments: ReadableAtom<number | null>;
  destroy(): void;
}

const loadFacts = () => import("./facts.ts");

/** How long to wait for the page's own content before counting, ms. */
const patience = 4000;
/** Age from which a count is loaded again at the next navigation, ms. */
const freshFor = 60_000;

/** Loads counts after the first content and again on navigation; a count that fails to load is not shown. */
export function createCounts(session: Session, router: Pick<Router, "$location">): Counts {
  const $pendingDocuments = atom<number | null>(null);
  let query: Query<number | null> | null = null;
  let stopQuery: (() => void) | null = null;
  /** Session generation that the count belongs to. */
  let generation: number | null = null;
  let loadedAt = 0;
  let stopWaiting: (() => void) | null = null;

  async function learn(): Promise<void> {
    const mine = generation;
    const { createPendingQuery } = await loadFacts();
    if (mine === null || generation !== mine) return;
    query = createPendingQuery(session);
    stopQuery = query.$load.subscribe((load) => {
      if (load.status !== "ready") return;
      loadedAt = load.loadedAt;
      $pendingDocuments.set(load.data);
    });
  }

  function wait(): void {
    const begin = () => {
      stopWaiting?.();
      // If its chunk fails to load, no count is shown.
      learn().catch(() => undefined);
    };
    const timer = setTimeout(begin, patience);
    document.addEventListener("shuttle-ready", begin, { once: true });
    stopWaiting = () => {
      stopWaiting = null;
      clearTimeout(timer);
      document.removeEventListener("shuttle-ready", begin);
    };
  }

  function forget(): void {
    generation = null;
    stopWaiting?.();
    stopQuery?.();
    stopQuery = null;
    query = null;
    $pendingDocuments.set(null);
  }

  function meet(state: SessionState): void {
    if (state.status !== "signed-in") {
      forget();
      return;
    }
    if (generation === session.$generation.get()) return;
    forget();
    generation = session.$generation.get();
    // The menu of demo accounts has no drivers.
    if (state.profile.accountType === "company") wait();
  }

  const stopState = session.$state.subscribe(meet);
  const stopPlaces = router.$location.listen(() => {
    if (query && session.environment.now() - loadedAt > freshFor) void query.refresh();
  });
  return {
    $pendingDocuments,
    destroy() {
      stopState();
      stopPlaces();
      forget();
    },
  };
}
