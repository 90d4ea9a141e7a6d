import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { pendingCount } from "../../core/drivers/pending-count.ts";
import { whenIdle } from "../../core/platform/idle.ts";
import { createQuery, type Load } from "../../core/query/query.ts";
import type { Profile, Session } from "../../core/session/session.ts";
import { usePortal } from "../context.ts";

/** Longest wait for the page to become idle before the count is loaded, ms. */
const patience = 4000;
/** Age from which the count is loaded again at the next navigation, ms. */
const freshFor = 60_000;

const $none = atom<Load<number | null>>({ status: "loading" });

function usePendingQuery(session: Session) {
  // A change of user clears the cache, so a new query is created, without the previous user's count.
  const generation = useStore(session.$generation);
  return useMemo(() => ({ generation, ...createQuery(session, pendingCount) }), [session, generation]);
}

/**
 * Number of documents that wait for the company's approval, for the menu's badge. Null: unknown, failed, or not for this
 * account. Loaded when the page is idle and again on navigation.
 */
export function usePendingCount({ accountType }: Profile): number | null {
  const { session, router } = usePortal();
  const query = usePendingQuery(session);
  const [isDue, setDue] = useState(false);
  const load = useStore(isDue && accountType === "company" ? query.$load : $none);

  useEffect(() => whenIdle(() => setDue(true), { patience }), []);
  const refreshOld = useEffectEvent(() => {
    if (load.status === "ready" && session.environment.now() - load.loadedAt > freshFor) void query.refresh();
  });
  useEffect(() => router.$location.listen(() => refreshOld()), [router]);
  return load.status === "ready" ? load.data : null;
}
