import { atom, type ReadableAtom } from "nanostores";
import { type DriverMeta, fetchRouteDriver, routeDriverCall } from "../../core/api/driver-detail.ts";
import type { DetailedRoute, DetailedRouteList, RouteFilters } from "../../core/api/route-list.ts";
import { type OfferCalls, ofPilot, toPilot, toPilots } from "../../core/routes/offer-calls.ts";
import { queryOf } from "../../core/query/call-query.ts";
import type { ListQuery } from "../../core/query/list-query.ts";
import { createQuery, type Query } from "../../core/query/query.ts";
import type { Scope } from "../../core/query/scope.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import { createQueryState, type StoreOptions } from "../kit/element/query-state.ts";
import type { airviewContract } from "./airview.contract.ts";
import {
  type AirviewFilters,
  namesSelection,
  noFilters,
  parseFilters,
  parseSelection,
  toRouteSearch,
  toViewQuery,
} from "./filters.model.ts";
import {
  findSelected,
  isSameSelected,
  type RouteIndex,
  type Selected,
  type Selection,
  toRouteIndex,
} from "./routes.model.ts";

export type Values = AttributeValues<typeof airviewContract.attributes> & CommonValues;

/** The state kept in `query`. */
interface ViewState extends AirviewFilters {
  readonly selection: Selection | null;
}

type AirviewState = ReturnType<typeof createAirviewState>;

const defaultsOf = ({ scope }: Values) => noFilters(scope);

function fromRouteId(routeId: string | null): Selection | null {
  return routeId === null || routeId === ""
    ? null
    : { route: routeId, variant: null, period: null, stop: null, passenger: null };
}

/**
 * Filters and selection of one element, both mirrored into `query`. The route of the attributes is selected until the query selects
 * another one, or none.
 */
export function createAirviewState({ scope, $attributes, emit }: StoreOptions<Values>) {
  const state = createQueryState<ViewState, Values>({
    scope,
    $attributes,
    emit,
    read: (values) => ({
      ...parseFilters(values.query, defaultsOf(values)),
      selection: namesSelection(values.query) ? parseSelection(values.query) : fromRouteId(values.routeId),
    }),
    write: ({ selection, ...filters }, values) =>
      toViewQuery(filters, { defaults: defaultsOf(values), selection, named: fromRouteId(values.routeId) }),
    isOutdated: (before, after) => before.scope !== after.scope || before.routeId !== after.routeId,
  });
  const $selection = atom(state.$state.get().selection);
  const $search = atom(toRouteSearch(state.$state.get()));
  scope.onEnd(
    state.$state.listen(({ selection, ...filters }) => {
      const search = toRouteSearch(filters);
      // A changed selection causes no new request.
      if (JSON.stringify(search) !== JSON.stringify($search.get())) $search.set(search);
      $selection.set(selection);
    }),
  );

  return {
    $filters: state.$state as ReadableAtom<AirviewFilters>,
    /** The filters as parameters of the request. */
    $search,
    $selection,
    defaults: () => defaultsOf($attributes.get()),
    /** Changing a filter clears the selection. */
    changeFilters: (filters: AirviewFilters) => state.change({ ...filters, selection: null }),
    select: (selection: Selection | null) => state.change({ ...state.$state.get(), selection }),
  };
}

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
  const $routeIndex = atom<RouteIndex | null>(null);
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
      $routeIndex.set(list && toRouteIndex(ofPilot(list, pilot)));
    }
    followSelection();
  }

  function followSelection(): void {
    const routeIndex = $routeIndex.get();
    const selected = routeIndex && findSelected(routeIndex, state.$selection.get());
    if (!isSameSelected($selected.get(), selected)) $selected.set(selected);
    const id = pilots ? null : driverIdOf(selected);
    if (id === driverOf) return;
    driverOf = id;
    part?.end();
    part = id === null ? null : scope.child();
    $driver.set(part && id !== null ? createQuery(part, queryOf(routeDriverCall, fetchRouteDriver, id)) : null);
  }

  scope.onEnd(routes.$load.subscribe(follow));
  if (pilots) scope.onEnd(pilots.$load.listen(follow));
  scope.onEnd(state.$filters.listen(follow));
  scope.onEnd(state.$selection.listen(followSelection));

  return { $routeIndex, $selected, $offers, $choices, $driver };
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
