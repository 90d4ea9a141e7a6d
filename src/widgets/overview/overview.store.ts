import { atom, computed, type ReadableAtom } from "nanostores";
import { fetchEmissions } from "../../core/api/emissions.ts";
import { fetchIndicatorHistory, fetchSla, fetchSummary } from "../../core/api/kpi.ts";
import { fetchRatings } from "../../core/api/ratings.ts";
import { fetchReservations } from "../../core/api/reservations.ts";
import { fetchOwnRoutes, fetchOwnRoutesWithGeometry, fetchRegionCount } from "../../core/api/routes.ts";
import { fetchTodaysTrips, fetchTripPersonnelCounts } from "../../core/api/trips.ts";
import { createQuery, type Query } from "../../core/query/query.ts";
import type { AttributeValues } from "../kit/element/contract.ts";
import type { StoreOptions, WidgetStore } from "../kit/element/define-widget.tsx";
import { type OverviewCard, type overviewContract, overviewCards } from "./overview.contract.ts";

type Values = AttributeValues<typeof overviewContract.attributes>;

/** The direction of today's trips that is listed. */
export type Direction = "morning" | "evening";

export type Overview = ReturnType<typeof createOverview>;

/** The data of the chosen cards; no request is sent for other cards. */
export function createOverview({ session, $attributes }: StoreOptions<Values>) {
  const summary = createQuery(session, { key: ["summary"], fetch: fetchSummary });
  const history = createQuery(session, { key: ["kpi-history"], fetch: fetchIndicatorHistory });
  const sla = createQuery(session, { key: ["sla"], fetch: fetchSla });
  const reservations = createQuery(session, { key: ["reservations"], fetch: fetchReservations });
  const counts = createQuery(session, { key: ["trip-personnel-counts"], fetch: fetchTripPersonnelCounts });
  const trips = {
    morning: createQuery(session, {
      key: ["todays-trips", "morning"],
      fetch: (http, signal) => fetchTodaysTrips(http, true, signal),
    }),
    evening: createQuery(session, {
      key: ["todays-trips", "evening"],
      fetch: (http, signal) => fetchTodaysTrips(http, false, signal),
    }),
  };
  const routes = createQuery(session, { key: ["own-routes"], fetch: fetchOwnRoutes });
  const routeLines = createQuery(session, { key: ["own-routes", "geometry"], fetch: fetchOwnRoutesWithGeometry });
  const regionCount = createQuery(session, { key: ["region-route-count"], fetch: fetchRegionCount });
  const emissions = createQuery(session, { key: ["emissions"], fetch: fetchEmissions });
  const ratings = createQuery(session, { key: ["ratings"], fetch: fetchRatings });

  const $direction = atom<Direction>("morning");
  const $week = atom<"this" | "last">("this");

  /**
   * True once the cards' data have arrived and the page is idle (use-settled.ts). Only then the rest is loaded: the attention card,
   * and the lines of the network's map, whose answer is larger than all others together.
   */
  const $isSettled = atom(false);

  const queriesOf = (card: OverviewCard, direction: Direction, isSettled: boolean): readonly Query<unknown>[] => {
    switch (card) {
      case "kpi":
        return [summary, history, sla];
      case "reservations":
        return [reservations];
      case "trips":
        return [counts, trips[direction]];
      case "employees":
        return [counts];
      case "network":
        return isSettled ? [routes, regionCount, routeLines] : [routes, regionCount];
      case "co2":
        return [emissions];
      case "ratings":
        return [ratings];
      case "attention":
        return [];
    }
  };

  const $isWholePage = computed($attributes, ({ cards }) => cards.length === 0);
  const $cards: ReadableAtom<readonly OverviewCard[]> = computed($attributes, ({ cards }) =>
    cards.length > 0 ? cards : overviewCards,
  );
  /** Queries of the attention card, whose code is loaded later. */
  const $lateQueries = atom<readonly Query<unknown>[]>([]);
  const $queries = computed([$cards, $direction, $isSettled, $lateQueries], (cards, direction, isSettled, late) => [
    ...new Set([...cards.flatMap((card) => queriesOf(card, direction, isSettled)), ...late]),
  ]);

  return {
    summary,
    history,
    sla,
    reservations,
    counts,
    trips,
    routes,
    routeLines,
    regionCount,
    emissions,
    ratings,
    $cards,
    $isWholePage,
    $direction,
    $week,
    $isSettled,
    $lateQueries,
    $queries,
    /** Reloads a failed query of the network card, and the count of the region if it failed, as that has no retry button. */
    retryNetwork(failed: Query<unknown>) {
      void failed.refresh();
      if (regionCount.$load.get().status === "failed") void regionCount.refresh();
    },
    /** Ms since 1970. */
    now: () => session.environment.now(),
    destroy() {
      // Nothing to do: a query stops with its last listener.
    },
  } satisfies WidgetStore & Record<string, unknown>;
}
