import type { Line } from "./find-lines.ts";
import type { Ride } from "./ride.ts";

/** TL per seat and month, for both directions. */
export interface SeatPrice {
  readonly price: number;
  readonly priceWithoutDiscount: number;
}

const base = 820;
const perKilometre = 46;
/** Discount in percent by occupancy: a vehicle with many free seats sells them for less. */
const discounts = [
  { below: 0.5, percent: 20 },
  { below: 0.65, percent: 12 },
  { below: 0.8, percent: 6 },
] as const;

const toTens = (price: number) => Math.round(price / 10) * 10;

export function priceOf({ passengerCount, vehicle }: Line, { length }: Ride): SeatPrice {
  const occupancy = passengerCount / vehicle.capacity;
  const percent = discounts.find(({ below }) => occupancy < below)?.percent ?? 0;
  const full = toTens(base + (length / 1000) * perKilometre);
  return { price: toTens(full * (1 - percent / 100)), priceWithoutDiscount: full };
}

/** The bounds of the price bar: a little wider than the prices, in multiples of 100. Null without lines. */
export function priceRange(prices: readonly SeatPrice[]): { readonly min: number | null; readonly max: number | null } {
  if (prices.length === 0) return { min: null, max: null };
  const min = Math.min(...prices.map(({ price }) => price));
  const max = Math.max(...prices.map(({ priceWithoutDiscount }) => priceWithoutDiscount));
  return { min: Math.floor((min * 0.92) / 100) * 100, max: Math.ceil((max * 1.08) / 100) * 100 };
}
