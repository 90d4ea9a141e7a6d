import { atom, computed, type ReadableAtom } from "nanostores";
import {
  emissionsCall,
  fetchEmissions,
  fetchIndicatorHistory,
  fetchSla,
  indicatorCalls,
  indicatorHistoryCall,
  slaCall,
  type TileValues,
} from "../../core/api/indicators.ts";
import {
  fetchOwnRoutes,
  fetchOwnRoutesWithGeometry,
  ownRoutesCall,
  regionRoutesCall,
  regionCountCall,
  fetchRouteCount,
} from "../../core/api/routes.ts";
import {
  fetchRatings,
  fetchReservations,
  fetchTodaysTrips,
  fetchTripPersonnelCounts,
  ratingsCall,
  todaysTripsCall,
  tripPersonnelCountsCall,
  weekReservationsCall,
} from "../../core/api/trips.ts";
import { whenIdle } from "../../core/platform/idle.ts";
import { queryOf } from "../../core/query/call-query.ts";
import { createQuery, type Query } from "../../core/query/query.ts";
import type { AttributeValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { loadsOf } from "../kit/root/load-report.ts";
import { type OverviewCard, type overviewContract, overviewCards } from "./overview.contract.ts";

type Values = AttributeValues<typeof overviewContract.attributes>;

/** Ms that the rest waits for the cards' data at most, so that a hanging call doesn't hold back more than its own card. */
export const longestWait = 5000;

/** The longest wait for an idle moment, ms; `pause`: the fixed wait without `requestIdleCallback` (Safari). */
const idleOptions = { patience: 4000, pause: 1500 };

/** The direction of today's trips that is listed. */
export type Direction = "morning" | "evening";

export type Overview = ReturnType<typeof createOverview>;

/** The data of the chosen cards; no request is sent for other cards. */
export function createOverview({ scope, $attributes }: StoreOptions<Values>) {
  const $isWholePage = computed($attributes, ({ cards }) => cards.length === 0);
  const $cards: ReadableAtom<readonly OverviewCard[]> = computed($attributes, ({ cards }) =>
    cards.length > 0 ? cards : overviewCards,
  );
  const $direction = atom<Direction>("morning");
  const $week = atom<"this" | "last">("this");
  /**
   * True once the cards' data have arrived and the page is idle (`settle`). Only then the rest is loaded: the attention card,
   * and the lines of the network's map, whose answer is larger than all others together.
   */
  const $isSettled = atom(false);

  const $has = (...wanted: readonly OverviewCard[]) =>
    computed($cards, (cards) => wanted.some((card) => cards.includes(card)));
  const $hasIndicators = $has("kpi");
  const $hasNetwork = $has("network");
  const createTrips = (direction: Direction) =>
    createQuery(
      scope,
      queryOf(todaysTripsCall, fetchTodaysTrips, direction === "morning"),
      computed([$has("trips"), $direction], (hasTrips, shown) => hasTrips && shown === direction),
    );
  const regionCount = createQuery(scope, queryOf(regionCountCall, fetchRouteCount, true), $hasNetwork);

  return {
    indicators: indicatorCalls.map(({ call, fetch, names }) => ({
      names,
      values: createQuery(scope, queryOf<TileValues, []>(call, fetch), $hasIndicators),
    })),
    detail: {
      history: createQuery(scope, queryOf(indicatorHistoryCall, fetchIndicatorHistory), $hasIndicators),
      sla: createQuery(scope, queryOf(slaCall, fetchSla), $hasIndicators),
    },
    reservations: createQuery(scope, queryOf(weekReservationsCall, fetchReservations), $has("reservations")),
    counts: createQuery(scope, queryOf(tripPersonnelCountsCall, fetchTripPersonnelCounts), $has("trips", "employees")),
    trips: { morning: createTrips("morning"), evening: createTrips("evening") },
    routes: createQuery(scope, queryOf(ownRoutesCall, fetchOwnRoutes), $hasNetwork),
    routeLines: createQuery(
      scope,
      queryOf(regionRoutesCall, fetchOwnRoutesWithGeometry),
      computed([$hasNetwork, $isSettled], (hasNetwork, isSettled) => hasNetwork && isSettled),
    ),
    regionCount,
    emissions: createQuery(scope, queryOf(emissionsCall, fetchEmissions), $has("co2")),
    ratings: createQuery(scope, queryOf(ratingsCall, fetchRatings), $has("ratings")),
    $cards,
    $isWholePage,
    $direction,
    $week,
    $isSettled,
    /** Reloads a failed query of the network card, and the count of the region if it failed, as that has no retry button. */
    retryNetwork(failed: Query<unknown>) {
      void failed.refresh();
      if (regionCount.$load.get().status === "failed") void regionCount.refresh();
    },
    /** Sets `$isSettled` when no query of the cards is loading any more, or has been for too long, and the page is idle. */
    settle() {
      let stops: (() => void)[] = [];
      const end = () => stops.forEach((stop) => stop());
      const wait = () => {
        end();
        stops = [whenIdle(() => $isSettled.set(true), idleOptions)];
      };
      const look = () => {
        if (loadsOf(scope).every(({ status }) => status !== "loading")) wait();
      };
      const timer = setTimeout(wait, longestWait);
      stops = [() => clearTimeout(timer), ...scope.$queries.get().map(({ $load }) => $load.listen(look))];
      look();
      return () => end();
    },
    /** Ms since 1970. */
    now: () => scope.session.environment.now(),
  };
}
