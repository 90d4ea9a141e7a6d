import { atom, type ReadableAtom } from "nanostores";
import type { RouteSearch } from "../../core/api/route-list.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { createQueryState } from "../kit/element/query-state.ts";
import type { airviewContract } from "./airview.contract.ts";
import {
  type AirviewFilters,
  namesSelection,
  noFilters,
  parseFilters,
  parseSelection,
  toRouteSearch,
  toViewQuery,
} from "./filters/filter-query.ts";
import type { Selection } from "./selection.model.ts";

export type Values = AttributeValues<typeof airviewContract.attributes> & CommonValues;

/** The state kept in `query`. */
interface ViewState extends AirviewFilters {
  readonly selection: Selection | null;
}

export interface AirviewState {
  readonly $filters: ReadableAtom<AirviewFilters>;
  /** The filters as parameters of the request. */
  readonly $search: ReadableAtom<RouteSearch>;
  readonly $selection: ReadableAtom<Selection | null>;
  defaults(): AirviewFilters;
  /** Changing a filter clears the selection. */
  changeFilters(filters: AirviewFilters): void;
  select(selection: Selection | null): void;
}

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
export function createAirviewState({ scope, $attributes, emit }: StoreOptions<Values>): AirviewState {
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
  const stop = state.$state.listen(({ selection, ...filters }) => {
    const search = toRouteSearch(filters);
    // A changed selection causes no new request.
    if (JSON.stringify(search) !== JSON.stringify($search.get())) $search.set(search);
    $selection.set(selection);
  });
  scope.onEnd(stop);

  return {
    $filters: state.$state,
    $search,
    $selection,
    defaults: () => defaultsOf($attributes.get()),
    changeFilters: (filters) => state.change({ ...filters, selection: null }),
    select: (selection) => state.change({ ...state.$state.get(), selection }),
  };
}
