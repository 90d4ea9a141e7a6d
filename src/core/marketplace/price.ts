import type { MarketplaceLine } from "../api/marketplace.ts";

type Priced = Pick<MarketplaceLine, "price" | "priceWithoutDiscount">;
type Seats = Pick<MarketplaceLine, "capacity" | "passengerCount">;

/** A discount applies when the vehicle has low occupancy. */
export function hasDiscount({ price, priceWithoutDiscount: before }: Priced): boolean {
  return price !== null && before !== null && before > price;
}

/** Percent; null without a discount. */
export function discountPercent({ price, priceWithoutDiscount: before }: Priced): number | null {
  return price !== null && before !== null && before > price ? ((before - price) / before) * 100 : null;
}

/** Capacity minus passengers, never below 1; null when one of them is missing. */
export function freeSeats({ capacity, passengerCount }: Seats): number | null {
  return capacity === null || passengerCount === null ? null : Math.max(1, capacity - passengerCount);
}

/** No seat is free by these numbers; "en az 1" is displayed then. */
export function isFull({ capacity, passengerCount }: Seats): boolean {
  return capacity !== null && passengerCount !== null && capacity - passengerCount < 1;
}
