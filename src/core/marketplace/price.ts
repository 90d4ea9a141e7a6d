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

/** Bounds in TL, used where the provider gives none. */
const fallbackPrices = { min: 2000, max: 9000 } as const;
/** End of the scale, in percent of the distance from minimum to maximum price; higher prices are drawn there. */
export const priceBarLimit = 200;

interface PriceScale {
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
}

/** Position of a price between the minimum and the maximum price. */
export interface PriceBar {
  readonly min: number;
  readonly max: number;
  /** 0 to 200; null when there is no price. */
  readonly percent: number | null;
  /** Position of the price before the discount; null when there is none. */
  readonly percentWithoutDiscount: number | null;
}

export function toPriceBar(
  { price, priceWithoutDiscount }: Pick<MarketplaceLine, "price" | "priceWithoutDiscount">,
  { minPrice, maxPrice }: PriceScale,
): PriceBar {
  const [min, max] = [minPrice ?? fallbackPrices.min, maxPrice ?? fallbackPrices.max];
  const isDiscounted = price !== null && priceWithoutDiscount !== null && priceWithoutDiscount > price;
  return {
    min,
    max,
    percent: price === null ? null : toPercent(price, min, max),
    percentWithoutDiscount: isDiscounted ? toPercent(priceWithoutDiscount, min, max) : null,
  };
}

/** With equal bounds there is no scale, and every price is at 100 %. */
function toPercent(price: number, min: number, max: number): number {
  if (max <= min) return 100;
  return Math.min(priceBarLimit, Math.max(0, ((price - min) / (max - min)) * 100));
}
