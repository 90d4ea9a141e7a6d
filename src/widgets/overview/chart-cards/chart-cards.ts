export { Co2Card } from "../co2/co2-card.tsx";
export { ReservationsCard } from "../reservations/reservations-card.tsx";
