import { computed, type ReadableAtom } from "nanostores";
import { type DetailedRouteList, fetchDemoPilots } from "../../core/api/route-list.ts";
import { ofPilot, toPilot, toPilots } from "../../core/offers/pilots.ts";
import { createOfferCalls, type OfferList } from "../../core/offers/offer-calls.ts";
import { demoRoutes } from "../../core/routes/own-routes.ts";
import { createQuery, type Load, type Query } from "../../core/query/query.ts";
import type { Session } from "../../core/session/session.ts";
import { type RouteRow, toRouteRows } from "./route-row.model.ts";

export type Offers = ReturnType<typeof createOffers>;

const noNames: readonly string[] = [];

/** A demo account's offers and the routes of the chosen one. */
export function createOffers(session: Session, $wanted: ReadableAtom<string | null>) {
  const routes = createQuery(session, demoRoutes);
  const pilots = createOfferCalls(session, { name: "demo-pilots", fetch: fetchDemoPilots });
  const sources = [pilots.$load, routes.$load] as const;
  const $names = computed(sources, toNames);
  // Each computed directly from its sources: nanostores unmounts a chain of stores one second per link after its last listener.
  const $pilot = computed([...sources, $wanted], (made, load, wanted) => toPilot(toNames(made, load), wanted));
  const rows: Query<readonly RouteRow[]> = {
    $load: computed([...sources, $wanted], (made, load, wanted): Load<readonly RouteRow[]> => {
      if (load.status !== "ready") return load;
      // The offer is not known yet: shows no rows of another one meanwhile.
      if (made.status === "loading") return { status: "loading" };
      return { ...load, data: toRouteRows(ofPilot(load.data.routes, toPilot(toNames(made, load), wanted))) };
    }),
    refresh: routes.refresh,
  };
  return {
    $names,
    $pilot,
    rows,
    $incomplete: computed(routes.$load, toIncomplete),
    /** True when offers may be missing among the names. */
    $areNamesCut: computed(
      pilots.$load,
      (load) => load.status === "failed" || (load.status === "ready" && load.data.missing !== null),
    ),
    retryNames: () => pilots.retry(),
    queries: [routes, ...pilots.calls],
  };
}

/** Names from the calls for offers and from the routes, which name theirs too: a call for offers may fail. */
function toNames(made: Load<OfferList<string>>, load: Load<DetailedRouteList>): readonly string[] {
  if (made.status === "loading") return noNames;
  return toPilots(made.status === "ready" ? made.data.entries : [], load.status === "ready" ? load.data.routes : []);
}

/** The answer brings fewer routes than the provider has: the screen says so. */
function toIncomplete(load: Load<DetailedRouteList>): { readonly shown: number; readonly total: number } | null {
  if (load.status !== "ready" || load.data.totalCount <= load.data.routes.length) return null;
  return { shown: load.data.routes.length, total: load.data.totalCount };
}
