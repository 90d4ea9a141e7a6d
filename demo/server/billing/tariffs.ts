import { fromTl, type Kurus } from "./money.ts";
import { numberOf, type Month } from "./month.ts";

/** Prices of a month. */
export interface Tariff {
  readonly basePrice: Kurus;
  /** Per tenth of a kilometre. */
  readonly distancePrice: Kurus;
  readonly bridgePrice: Kurus;
  readonly avrasyaPrice: Kurus;
  readonly tollRoadPrice: Kurus;
  /** Fuel surcharge on the price of the distance. */
  readonly gasPercent: number;
}

/** TL; each row is valid from its month on: seat, kilometre, bridge, tunnel, toll road. */
const increases: readonly (readonly [Month, number, number, number, number, number])[] = [
  ["2018-11", 95, 4.2, 18, 26, 12],
  ["2020-01", 115, 5.1, 22, 32, 15],
  ["2021-01", 140, 6.2, 26, 38, 18],
  ["2022-01", 210, 9.4, 38, 54, 26],
  ["2022-07", 290, 13, 52, 76, 36],
  ["2023-01", 390, 17.4, 72, 104, 48],
  ["2024-01", 620, 27.8, 118, 170, 78],
  ["2025-01", 780, 35, 148, 214, 98],
  ["2026-01", 950, 42.5, 180, 260, 120],
];

/** Fuel surcharge in percent, by quarter of the year; never negative, because cheaper fuel gives no discount. */
const gasByQuarter = [12.5, 8, 0, 10] as const;

export function tariffOf(month: Month): Tariff {
  const increase = increases.findLast(([from]) => from <= month) ?? increases[0];
  if (!increase) throw new Error("There is no tariff");
  const [, seat, kilometre, bridge, tunnel, toll] = increase;
  return {
    basePrice: fromTl(seat),
    distancePrice: fromTl(kilometre) / 10,
    bridgePrice: fromTl(bridge),
    avrasyaPrice: fromTl(tunnel),
    tollRoadPrice: fromTl(toll),
    gasPercent: gasByQuarter[Math.floor((numberOf(month) - 1) / 3)] ?? 0,
  };
}

/** Price level of a month relative to the present tariff. */
export function priceLevel(month: Month): number {
  return tariffOf(month).basePrice / fromTl(950);
}

/** The value added tax rose in July 2023. */
export function vatPercent(month: Month): number {
  return month < "2023-07" ? 18 : 20;
}
