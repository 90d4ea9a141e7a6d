import { computed, type ReadableAtom } from "nanostores";
import { type DetailedRouteList, fetchDemoPilots, fetchDemoRoutes } from "../../core/api/route-list.ts";
import { ofPilot, toPilot, toPilots } from "../../core/pilots.ts";
import { createQuery, type Load, type Query } from "../../core/query.ts";
import type { Session } from "../../core/session.ts";
import { type RouteRow, toRouteRows } from "./route-row.model.ts";

export type Offers = ReturnType<typeof createOffers>;

const noNames: readonly string[] = [];

/** A demo account's offers and the routes of the chosen one (specification 2 §2.3). */
export function createOffers(session: Session, $wanted: ReadableAtom<string | null>) {
  const routes = createQuery(session, {
    key: ["demo-routes"],
    fetch: (http, signal) => fetchDemoRoutes(http, {}, signal),
  });
  const pilots = createQuery(session, { key: ["demo-pilots"], fetch: fetchDemoPilots });
  /** The routes name their offers too, for when the call for offers fails. */
  const $names = computed([pilots.$load, routes.$load], (made, load) => {
    if (made.status === "loading") return noNames;
    return toPilots(made.status === "ready" ? made.data : [], load.status === "ready" ? load.data.routes : []);
  });
  const $pilot = computed([$wanted, $names], (wanted, names) => toPilot(names, wanted));
  const rows: Query<readonly RouteRow[]> = {
    $load: computed([routes.$load, pilots.$load, $pilot], (load, made, pilot): Load<readonly RouteRow[]> => {
      if (load.status !== "ready") return load;
      // Which offer is meant is not known yet: no rows of another one for a moment.
      if (made.status === "loading") return { status: "loading" };
      return { ...load, data: toRouteRows(ofPilot(load.data.routes, pilot)) };
    }),
    refresh: routes.refresh,
  };
  return { $names, $pilot, rows, $incomplete: computed(routes.$load, toIncomplete), queries: [routes, pilots] };
}

/** Nothing is cut in silence (decision 37). */
function toIncomplete(load: Load<DetailedRouteList>): { readonly shown: number; readonly total: number } | null {
  if (load.status !== "ready" || load.data.totalCount <= load.data.routes.length) return null;
  return { shown: load.data.routes.length, total: load.data.totalCount };
}
