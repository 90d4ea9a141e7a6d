import type { SeatPassenger } from "../../../core/api/seat-offer.ts";

/** Prices of some seats together, in TL. Added as kuruş: 0,1 and 0,2 are 0,3. */
export function toSums(passengers: readonly SeatPassenger[]) {
  const sum = (read: (passenger: SeatPassenger) => number | null) =>
    passengers.reduce((total, passenger) => total + Math.round((read(passenger) ?? 0) * 100), 0) / 100;
  return {
    base: sum(({ basePrice }) => basePrice),
    distance: sum(({ distancePrice }) => distancePrice),
    costs: sum(({ costs }) => costs),
    total: sum(({ totalPrice }) => totalPrice),
  };
}
