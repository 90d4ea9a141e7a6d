import { IndicatorCards } from "./indicators/indicator-cards.tsx";
import { NetworkCard } from "./network/network-card.tsx";
import { RatingsCard } from "./ratings/ratings-card.tsx";
import { Today } from "./today.tsx";
import { TripsCard } from "./trips/trips-card.tsx";

/** The cards with figures and lists, and the date above them: one chunk, loaded when one of them is shown. */
export const views = {
  kpi: IndicatorCards,
  network: NetworkCard,
  ratings: RatingsCard,
  trips: TripsCard,
  today: Today,
};
