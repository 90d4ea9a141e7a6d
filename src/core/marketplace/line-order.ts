import type { MarketplaceLine } from "../api/marketplace.ts";

/** `provider`: the provider's own order. */
export const lineOrders = ["provider", "price", "duration", "walking"] as const;
export type LineOrder = (typeof lineOrders)[number];

/** Metres on foot, to the stop and from it; null unless both are known. */
export function walkingOf({ walkToPickup, walkFromDropoff }: MarketplaceLine): number | null {
  const [there, back] = [walkToPickup.distance, walkFromDropoff.distance];
  return there === null || back === null ? null : there + back;
}

const values: Readonly<Record<Exclude<LineOrder, "provider">, (line: MarketplaceLine) => number | null>> = {
  price: ({ price }) => price,
  duration: ({ duration }) => duration,
  walking: walkingOf,
};

/** The smallest first; lines whose value is missing come last. Equal ones keep the provider's order. */
export function sortLines(lines: readonly MarketplaceLine[], order: LineOrder): readonly MarketplaceLine[] {
  if (order === "provider") return lines;
  const valueOf = values[order];
  return lines.toSorted((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return first - second;
  });
}
