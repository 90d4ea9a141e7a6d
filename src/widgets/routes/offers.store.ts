import { computed, type ReadableAtom } from "nanostores";
import { type DetailedRouteList } from "../../core/api/route-list.ts";
import { ofPilot, toPilot, toPilots } from "../../core/offers/pilots.ts";
import { createOfferCalls, type OfferList } from "../../core/offers/offer-calls.ts";
import { demoRoutes, demoPilots } from "../../core/routes/own-routes.ts";
import { createQuery, type Load, type Query } from "../../core/query/query.ts";
import type { Scope } from "../../core/query/scope.ts";
import { type RouteRow, toRouteRows } from "./route-row.model.ts";

export type Offers = ReturnType<typeof createOffers>;

const noNames: readonly string[] = [];

/** A demo account's offers and the routes of the chosen one. */
export function createOffers(scope: Scope, $wanted: ReadableAtom<string | null>) {
  const routes = createQuery(scope, demoRoutes);
  const pilots = createOfferCalls(scope, demoPilots);
  const sources = [pilots.$load, routes.$load] as const;
  const $names = computed(sources, toNames);
  const $pilot = computed([...sources, $wanted], (made, load, wanted) => toPilot(toNames(made, load), wanted));
  const rows: Query<readonly RouteRow[]> = {
    $load: computed([...sources, $wanted], (made, load, wanted): Load<readonly RouteRow[]> => {
      if (load.status !== "ready") return load;
      // While the offer is not known yet, rows of another offer must not be shown.
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
  };
}

/** Names of the offers, also from the routes, which contain their offer's name: a request for offers may fail. */
function toNames(made: Load<OfferList<string>>, load: Load<DetailedRouteList>): readonly string[] {
  if (made.status === "loading") return noNames;
  return toPilots(made.status === "ready" ? made.data.entries : [], load.status === "ready" ? load.data.routes : []);
}

/** The numbers of loaded and existing routes, when the response has fewer routes than the provider; else null. */
function toIncomplete(load: Load<DetailedRouteList>): { readonly shown: number; readonly total: number } | null {
  if (load.status !== "ready" || load.data.totalCount <= load.data.routes.length) return null;
  return { shown: load.data.routes.length, total: load.data.totalCount };
}
