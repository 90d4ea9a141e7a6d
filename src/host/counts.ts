import { atom, type ReadableAtom } from "nanostores";
import type { Query } from "../core/query/query.ts";
import type { Session, SessionState } from "../core/session/session.ts";
import type { Router } from "./router.ts";

/** Work that waits for the person, told in the sidebar. */
export interface Counts {
  /** Documents that the company has to approve; null: not known, or none of this account's business. */
  readonly $pendingDocuments: ReadableAtom<number | null>;
  destroy(): void;
}

const loadFacts = () => import("./facts.ts");

/** The page's own content goes first; so long (ms) it is waited for. */
const patience = 4000;
/** A count older than this (ms) is asked for again at the next place. */
const freshFor = 60_000;

/** Asks once the first content stands, and again from place to place; a count that can't be had is simply not shown. */
export function createCounts(session: Session, router: Pick<Router, "$location">): Counts {
  const $pendingDocuments = atom<number | null>(null);
  let query: Query<number | null> | null = null;
  let stopQuery: (() => void) | null = null;
  /** Whom the count is about. */
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
      // Without its code there is no count.
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
