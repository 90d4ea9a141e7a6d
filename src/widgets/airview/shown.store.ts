import { atom } from "nanostores";
import { type DriverMeta, fetchRouteDriver, routeDriverCall } from "../../core/api/driver-meta.ts";
import type { DetailedRoute, DetailedRouteList, RouteFilters } from "../../core/api/route-list.ts";
import type { ListQuery } from "../../core/query/list-query.ts";
import type { OfferCalls } from "../../core/offers/offer-calls.ts";
import { createQuery, type Query } from "../../core/query/query.ts";
import type { Scope } from "../../core/query/scope.ts";
import { ofPilot, toPilot, toPilots } from "../../core/offers/pilots.ts";
import { type RouteBook, toRouteBook } from "./routes.model.ts";
import { findSelected, isSameSelected, type Selected } from "./selection.model.ts";
import type { AirviewState } from "./view-state.ts";
import { queryOf } from "../../core/query/call-query.ts";

/** The offers of a demo account; the map shows one at a time. */
interface Offers {
  /** Empty until it is known which offer is the first. */
  readonly names: readonly string[];
  readonly chosen: string | null;
}

const noChoices: RouteFilters = { timePeriods: [], routeNames: [], neighborhoods: [], sides: [] };
const noOffers: Offers = { names: [], chosen: null };

interface Sources {
  readonly scope: Scope;
  readonly state: AirviewState;
  readonly routes: ListQuery<DetailedRouteList>;
  /** Names of the offers; null for company accounts. */
  readonly pilots: OfferCalls<string> | null;
}

/** Derives what is shown from answers, filters and selection. */
export function createShown({ scope, state, routes, pilots }: Sources) {
  const $book = atom<RouteBook | null>(null);
  const $selected = atom<Selected | null>(null);
  const $offers = atom<Offers>(noOffers);
  /** The choices of the filters; kept while the next answer is loading or has failed. */
  const $choices = atom<RouteFilters>(noChoices);
  /** Who drives the selected variant; null where the driver may not be shown. */
  const $driver = atom<Query<DriverMeta> | null>(null);
  let part: Scope | null = null;
  let list: readonly DetailedRoute[] | null = null;
  let pilot: string | null = null;
  let driverOf: number | null = null;

  function follow(): void {
    const load = routes.$load.get();
    const found = load.status === "ready" ? load.data : null;
    const names = found && pilots ? settledNames(pilots, found.routes) : null;
    const next = pilots && !names ? null : (found?.routes ?? null);
    if (found) $choices.set(found.filters);
    if (names) $offers.set({ names, chosen: toPilot(names, state.$filters.get().pilot) });
    if (next !== list || $offers.get().chosen !== pilot) {
      list = next;
      pilot = $offers.get().chosen;
      $book.set(list && toRouteBook(ofPilot(list, pilot)));
    }
    followSelection();
  }

  function followSelection(): void {
    const book = $book.get();
    const selected = book && findSelected(book, state.$selection.get());
    if (!isSameSelected($selected.get(), selected)) $selected.set(selected);
    const id = pilots ? null : driverIdOf(selected);
    if (id === driverOf) return;
    driverOf = id;
    part?.end();
    part = id === null ? null : scope.child();
    $driver.set(part && id !== null ? createDriver(part, id) : null);
  }

  const stops = [
    routes.$load.subscribe(follow),
    ...(pilots ? [pilots.$load.listen(follow)] : []),
    state.$filters.listen(follow),
    state.$selection.listen(followSelection),
  ];
  for (const stop of stops) scope.onEnd(stop);

  return { $book, $selected, $offers, $choices, $driver };
}

/** Names of the offers, those known only from routes last; null while the offers load, because the first one isn't known before. */
function settledNames(pilots: OfferCalls<string>, routes: readonly DetailedRoute[]): readonly string[] | null {
  const load = pilots.$load.get();
  return load.status === "loading" ? null : toPilots(load.status === "ready" ? load.data.entries : [], routes);
}

/** Id of the selected route; null for a route that is neither own nor used by own people: the company may not see its driver. */
function driverIdOf(selected: Selected | null): number | null {
  if (!selected) return null;
  const { route } = selected;
  return route.isOwn || route.passengers.length > 0 ? route.routeId : null;
}

function createDriver(scope: Scope, id: number): Query<DriverMeta> {
  return createQuery(scope, queryOf(routeDriverCall, fetchRouteDriver, id));
}
