import { atom, type ReadableAtom } from "nanostores";
import type { RouteSearch } from "../../core/api/route-list.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/define-widget.tsx";
import { createQueryState } from "../kit/element/query-state.ts";
import type { airviewContract } from "./airview.contract.ts";
import {
  type AirviewFilters,
  noFilters,
  parseFilters,
  parseSelection,
  toFilterQuery,
  toRouteSearch,
} from "./filters/filter-query.ts";
import type { Selection } from "./selection.model.ts";

export type Values = AttributeValues<typeof airviewContract.attributes> & CommonValues;

/** Filters as they travel in the query, and what a link asks to select at first. */
interface ViewState extends AirviewFilters {
  readonly wanted: Selection | null;
}

export interface AirviewState {
  readonly $filters: ReadableAtom<AirviewFilters>;
  /** What the filters ask of the provider. */
  readonly $search: ReadableAtom<RouteSearch>;
  readonly $selection: ReadableAtom<Selection | null>;
  defaults(): AirviewFilters;
  /** A changed filter takes the selection away (specification 2 §2.5). */
  changeFilters(filters: AirviewFilters): void;
  select(selection: Selection | null): void;
  stop(): void;
}

const defaultsOf = ({ scope }: Values) => noFilters(scope);

function fromRouteId(routeId: string | null): Selection | null {
  return routeId === null || routeId === "" ? null : { route: routeId, variant: null, period: null, stop: null };
}

/** Filters and selection of one element. The filters are mirrored into `query`; the selection only travels in copied links. */
export function createAirviewState({
  session,
  $attributes,
  emit,
}: Pick<StoreOptions<Values>, "session" | "$attributes" | "emit">): AirviewState {
  const state = createQueryState<ViewState, Values>({
    $attributes,
    emit,
    now: session.environment.now,
    read: (values) => ({
      ...parseFilters(values.query, defaultsOf(values)),
      wanted: parseSelection(values.query) ?? fromRouteId(values.routeId),
    }),
    write: (value, values) => toFilterQuery(value, defaultsOf(values)),
    isOutdated: (before, after) => before.scope !== after.scope,
  });
  const $selection = atom<Selection | null>(state.$state.get().wanted);
  /** The query whose selection the person has left behind. */
  let left: string | null = null;
  /** A page that ties `query` to its address is about to hand back this one. */
  let echo: string | null = null;

  const $search = atom(toRouteSearch(state.$state.get()));
  const stopState = state.$state.listen(({ wanted, ...filters }) => {
    $search.set(toRouteSearch(filters));
    const isEcho = echo !== null && echo === $attributes.get().query;
    echo = null;
    if (!isEcho) $selection.set(wanted);
  });
  let { routeId } = $attributes.get();
  const stopAttributes = $attributes.listen((values) => {
    if (values.routeId === routeId) return;
    ({ routeId } = values);
    $selection.set(fromRouteId(routeId));
  });

  return {
    $filters: state.$state,
    $search,
    $selection,
    defaults: () => defaultsOf($attributes.get()),
    changeFilters(filters) {
      echo = null;
      state.change({ ...filters, wanted: null });
    },
    select(selection) {
      $selection.set(selection);
      const values = $attributes.get();
      if (values.query === left || parseSelection(values.query) === null) return;
      // The address came with a selection that holds no longer.
      left = values.query;
      echo = toFilterQuery(state.$state.get(), defaultsOf(values));
      emit("shuttle-query", { query: echo });
    },
    stop() {
      stopState();
      stopAttributes();
      state.stop();
    },
  };
}
