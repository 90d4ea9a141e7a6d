import { atom } from "nanostores";
import {
  demoRoutesCall,
  type DetailedRoute,
  detailedRoutesCall,
  fetchDemoRoutes,
  fetchDetailedRoutes,
} from "../../core/api/route-list.ts";
import { createOfferCalls } from "../../core/routes/offer-calls.ts";
import { keyOf } from "../../core/query/call-query.ts";
import { createListQuery } from "../../core/query/list-query.ts";
import { demoPilots } from "../../core/routes/known-routes.ts";
import { officeOf } from "../../core/session/state.ts";
import { isDemoAccount } from "../../core/session/profile.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import type { MapPoint } from "../kit/map/types.ts";
import { isStopSelectable } from "../shared/stops/stop.model.ts";
import type { Summary } from "./map.model.ts";
import { stopsOf, toSelection } from "./routes.model.ts";
import { createAirviewState, createShown, type Values } from "./shown.store.ts";

export type Airview = ReturnType<typeof createAirview>;

/** The map object under the pointer, or a focused marker. */
interface Hover {
  /** Source and id of the line, stop or marker: `line:12`. */
  readonly id: string;
  readonly summary: Summary;
  readonly at: MapPoint;
}

/** All routes on one map: filters, selection and search for passengers. */
export function createAirview(options: StoreOptions<Values>) {
  const { scope } = options;
  const account = scope.session.$state.get();
  const isDemo = isDemoAccount(account);
  const state = createAirviewState(options);

  const routes = createListQuery(scope, {
    $parameters: state.$search,
    key: (search) => keyOf(isDemo ? demoRoutesCall : detailedRoutesCall, search),
    fetch: isDemo ? fetchDemoRoutes : fetchDetailedRoutes,
  });
  const pilots = isDemo ? createOfferCalls(scope, demoPilots) : null;
  const shown = createShown({ scope, state, routes, pilots });

  const routeOf = (id: number): DetailedRoute | undefined => shown.$routeIndex.get()?.byId.get(id);
  const selectRoute = (id: number, stop?: string | null, passenger: string | null = null): void => {
    const route = routeOf(id);
    // Selecting the route that is selected already keeps its stop.
    if (!route || (stop === undefined && shown.$selected.get()?.route === route)) return;
    state.select(toSelection(route, stop ?? null, passenger));
  };

  return {
    isDemo,
    office: officeOf(account),
    routes,
    /** Null for company accounts. */
    pilots,
    ...shown,
    $filters: state.$filters,
    changeFilters: state.changeFilters,
    /** An offer is none of the filters. */
    clearFilters: () => state.changeFilters({ ...state.defaults(), pilot: state.$filters.get().pilot }),
    defaults: state.defaults,
    $selection: state.$selection,
    $hover: atom<Hover | null>(null),
    /** Id of the emphasised line: under the pointer on the map, or of the list's row that is active or under the pointer. */
    $highlighted: atom<string | null>(null),
    /** The first offer is the default, so it is not kept as a filter. */
    chooseOffer(name: string) {
      const isFirst = name === shown.$offers.get().names[0];
      state.changeFilters({ ...state.$filters.get(), pilot: isFirst ? null : name });
    },
    /** `stop` undefined: the route only; null: clears the selected stop. `passenger`: id of somebody who boards at the stop. */
    selectRoute,
    /** Selects a passenger of the selected stop; if the passenger is selected already, selects the stop only. */
    togglePerson(passenger: string) {
      const { route, stop, person } = shown.$selected.get() ?? {};
      if (!route || !stop) return;
      state.select(toSelection(route, stop.entry.id, person?.passengerId === passenger ? null : passenger));
    },
    /**
     * Selects a stop by its index among the route's stops, or clears it when it is selected. A stop where only people of other
     * companies board selects the route only.
     */
    toggleStop(id: number, index: number) {
      const route = routeOf(id);
      const stop = route && stopsOf(route)[index];
      const { route: present, stop: selected } = shown.$selected.get() ?? {};
      if (!stop) return;
      if (!isStopSelectable(stop)) selectRoute(id);
      else selectRoute(id, present === route && selected?.index === index ? null : stop.id);
    },
    clearStop() {
      const { route } = shown.$selected.get() ?? {};
      if (route) state.select(toSelection(route));
    },
    clear: () => state.select(null),
  };
}
