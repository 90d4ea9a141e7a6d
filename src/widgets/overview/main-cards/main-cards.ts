export { KpiCards } from "../kpi/kpi-cards.tsx";
export { NetworkCard } from "../network/network-card.tsx";
export { RatingsCard } from "../ratings/ratings-card.tsx";
export { TripsCard } from "../trips/trips-card.tsx";
