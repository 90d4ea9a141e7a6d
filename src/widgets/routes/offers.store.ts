import { computed, type ReadableAtom } from "nanostores";
import { type DetailedRoute, fetchDemoPilots, fetchDemoRoutes } from "../../core/api/route-list.ts";
import { mapQuery } from "../../core/map-query.ts";
import { createQuery, type Load, type Query } from "../../core/query.ts";
import type { Session } from "../../core/session.ts";
import { type RouteRow, toRouteRows } from "./route-row.model.ts";

export type Offers = ReturnType<typeof createOffers>;

interface OfferRoutes {
  /** Rows by the pilot that they were planned for; those without one are everybody's. */
  readonly byPilot: ReadonlyMap<string | null, readonly RouteRow[]>;
  readonly totalCount: number;
  readonly count: number;
}

/** A demo account's offers and the routes of the chosen one (specification 2 §2.3). */
export function createOffers(session: Session, $wanted: ReadableAtom<string | null>) {
  const routes = createQuery(session, {
    key: ["demo-routes"],
    fetch: (http, signal) => fetchDemoRoutes(http, {}, signal),
  });
  const pilots = createQuery(session, { key: ["demo-pilots"], fetch: fetchDemoPilots });
  const grouped = mapQuery(routes, ({ routes: all, totalCount }) => ({
    byPilot: groupByPilot(all),
    totalCount,
    count: all.length,
  }));
  /** The routes name their offers too, for when the call for offers fails. */
  const $names = computed([pilots.$load, grouped.$load], (known, load) => {
    if (known.status === "ready" && known.data.length > 0) return known.data;
    if (known.status === "loading" || load.status !== "ready") return [];
    return [...load.data.byPilot.keys()].filter((name) => name !== null);
  });
  const $pilot = computed([$wanted, $names], (wanted, names) =>
    wanted !== null && names.includes(wanted) ? wanted : (names[0] ?? null),
  );
  const rows: Query<readonly RouteRow[]> = {
    $load: computed([grouped.$load, pilots.$load, $pilot], (load, known, pilot): Load<readonly RouteRow[]> => {
      if (load.status !== "ready") return load;
      // Which offer is meant is not known yet: no rows of another one for a moment.
      if (known.status === "loading") return { status: "loading" };
      return { ...load, data: toRowsOf(load.data, pilot) };
    }),
    refresh: routes.refresh,
  };
  return { $names, $pilot, rows, $incomplete: computed(grouped.$load, toIncomplete), queries: [routes, pilots] };
}

function groupByPilot(routes: readonly DetailedRoute[]): ReadonlyMap<string | null, readonly RouteRow[]> {
  const names = [...new Set(routes.map(({ pilot_name: name }) => name))];
  return new Map(
    names.map((name) => [name, toRouteRows(routes.filter(({ pilot_name: pilot }) => pilot === name))] as const),
  );
}

const noRows: readonly RouteRow[] = [];

function toRowsOf({ byPilot }: OfferRoutes, pilot: string | null): readonly RouteRow[] {
  const shared = byPilot.get(null) ?? noRows;
  if (pilot === null) return shared;
  const own = byPilot.get(pilot) ?? noRows;
  return shared.length === 0 ? own : [...own, ...shared];
}

/** Nothing is cut in silence (decision 37). */
function toIncomplete(load: Load<OfferRoutes>): { readonly shown: number; readonly total: number } | null {
  if (load.status !== "ready" || load.data.totalCount <= load.data.count) return null;
  return { shown: load.data.count, total: load.data.totalCount };
}
