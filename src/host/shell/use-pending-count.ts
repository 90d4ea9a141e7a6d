import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { pendingCount } from "../../core/api/pending-count.ts";
import { whenIdle } from "../../core/platform/idle.ts";
import { createQuery, type Load, type QueryOptions } from "../../core/query/query.ts";
import type { Profile, Session } from "../../core/session/session.ts";
import { ticketStatistics } from "../../core/api/tickets.ts";
import { usePortal } from "../context.ts";

/** Longest wait for the page to become idle before the count is loaded, ms. */
const patience = 4000;
/** Age from which a badge's count is loaded again at the next navigation, ms. */
const freshFor = 60_000;

const $none = atom<Load<never>>({ status: "loading" });

function useFreshQuery<Data>(session: Session, options: QueryOptions<Data>) {
  // A change of user clears the cache, so a new query is created, without the previous user's count.
  const generation = useStore(session.$generation);
  return useMemo(() => ({ generation, ...createQuery(session, options) }), [session, generation, options]);
}

/**
 * What the menu counts. Null: unknown, failed, or not for this account. Loaded when the page is idle and again on navigation.
 * @param options a constant
 * @param oldFrom age from which it is loaded again, ms
 */
function useMenuData<Data>({ accountType }: Profile, options: QueryOptions<Data>, oldFrom = freshFor): Data | null {
  const { session, router } = usePortal();
  const query = useFreshQuery(session, options);
  const [isDue, setDue] = useState(false);
  const load = useStore(isDue && accountType === "company" ? query.$load : $none);

  useEffect(() => whenIdle(() => setDue(true), { patience }), []);
  const refreshOld = useEffectEvent(() => {
    if (load.status === "ready" && session.environment.now() - load.loadedAt > oldFrom) void query.refresh();
  });
  useEffect(() => router.$location.listen(() => refreshOld()), [router]);
  return load.status === "ready" ? load.data : null;
}

/** Number of documents that wait for the company's approval. */
export function usePendingCount(profile: Profile): number | null {
  return useMenuData(profile, pendingCount);
}

/** Number of the employees' open requests. */
export function useOpenTickets(profile: Profile): number | null {
  return useMenuData(profile, ticketStatistics)?.open ?? null;
}

/** Number of the company's own routes; asked for once, because only the first and the last one change the menu. */
export const ownRouteCount: QueryOptions<number | null> = {
  key: ["own-route-count"],
  // Imported late: the page's own code knows no routes.
  fetch: async (http, signal) => (await import("../../core/api/routes.ts")).fetchRouteCount(http, false, signal),
  freshFor: Number.POSITIVE_INFINITY,
};

export function useRouteCount(profile: Profile): number | null {
  return useMenuData(profile, ownRouteCount, Number.POSITIVE_INFINITY);
}
