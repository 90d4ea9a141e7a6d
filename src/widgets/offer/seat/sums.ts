import { sumKurus, toKurus, toLira } from "../../../core/billing/money.ts";
import type { SeatPassenger } from "../../../core/api/offers.ts";

/** Totals of the given seats, TL; null where no seat has a value. Added as whole kuruş, so that 0,1 + 0,2 is 0,3. */
export function toSums(passengers: readonly SeatPassenger[]) {
  const sum = (read: (passenger: SeatPassenger) => number | null) => {
    const total = sumKurus(passengers.map(read).map((lira) => (lira === null ? null : toKurus(lira))));
    return total === null ? null : toLira(total);
  };
  return {
    base: sum(({ basePrice }) => basePrice),
    distance: sum(({ distancePrice }) => distancePrice),
    costs: sum(({ costs }) => costs),
    total: sum(({ totalPrice }) => totalPrice),
  };
}
