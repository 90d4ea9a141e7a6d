import { atom, computed, type ReadableAtom } from "nanostores";
import { fetchEmissions } from "../../core/api/emissions.ts";
import { fetchIndicatorHistory, fetchSla, fetchSummary } from "../../core/api/kpi.ts";
import { fetchRatings } from "../../core/api/ratings.ts";
import { fetchReservations } from "../../core/api/reservations.ts";
import { fetchOwnRoutes, fetchOwnRoutesWithGeometry, fetchRegionCount } from "../../core/api/routes.ts";
import { fetchTodaysTrips, fetchTripPersonnelCounts } from "../../core/api/trips.ts";
import { createQuery, type Query } from "../../core/query/query.ts";
import type { AttributeValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/define-widget.tsx";
import { type OverviewCard, type overviewContract, overviewCards } from "./overview.contract.ts";

type Values = AttributeValues<typeof overviewContract.attributes>;

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
   * True once the cards' data have arrived and the page is idle (use-settled.ts). Only then the rest is loaded: the attention card,
   * and the lines of the network's map, whose answer is larger than all others together.
   */
  const $isSettled = atom(false);

  const $has = (...wanted: readonly OverviewCard[]) =>
    computed($cards, (cards) => wanted.some((card) => cards.includes(card)));
  const $hasKpi = $has("kpi");
  const $hasNetwork = $has("network");
  const createTrips = (direction: Direction) =>
    createQuery(
      scope,
      {
        key: ["todays-trips", direction],
        fetch: (http, signal) => fetchTodaysTrips(http, direction === "morning", signal),
      },
      computed([$has("trips"), $direction], (hasTrips, shown) => hasTrips && shown === direction),
    );
  const regionCount = createQuery(scope, { key: ["region-route-count"], fetch: fetchRegionCount }, $hasNetwork);

  return {
    summary: createQuery(scope, { key: ["summary"], fetch: fetchSummary }, $hasKpi),
    history: createQuery(scope, { key: ["kpi-history"], fetch: fetchIndicatorHistory }, $hasKpi),
    sla: createQuery(scope, { key: ["sla"], fetch: fetchSla }, $hasKpi),
    reservations: createQuery(scope, { key: ["reservations"], fetch: fetchReservations }, $has("reservations")),
    counts: createQuery(
      scope,
      { key: ["trip-personnel-counts"], fetch: fetchTripPersonnelCounts },
      $has("trips", "employees"),
    ),
    trips: { morning: createTrips("morning"), evening: createTrips("evening") },
    routes: createQuery(scope, { key: ["own-routes"], fetch: fetchOwnRoutes }, $hasNetwork),
    routeLines: createQuery(
      scope,
      { key: ["own-routes", "geometry"], fetch: fetchOwnRoutesWithGeometry },
      computed([$hasNetwork, $isSettled], (hasNetwork, isSettled) => hasNetwork && isSettled),
    ),
    regionCount,
    emissions: createQuery(scope, { key: ["emissions"], fetch: fetchEmissions }, $has("co2")),
    ratings: createQuery(scope, { key: ["ratings"], fetch: fetchRatings }, $has("ratings")),
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
    /** Ms since 1970. */
    now: () => scope.session.environment.now(),
  };
}
