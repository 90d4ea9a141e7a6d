import { Co2Card } from "./co2/co2-card.tsx";
import { ReservationsCard } from "./reservations/reservations-card.tsx";

/** The cards with charts: one chunk, loaded when one of them is shown. */
export const views = { co2: Co2Card, reservations: ReservationsCard };
