import type { MarketplaceLine } from "../../api/marketplace.ts";
import { cardFiguresOf } from "./figures.ts";

/** `provider`: the provider's own order. The other orders use the morning figures. */
export const lineOrders = ["provider", "price", "duration", "walking"] as const;
export type LineOrder = (typeof lineOrders)[number];

const values: Readonly<Record<Exclude<LineOrder, "provider">, (line: MarketplaceLine) => number | null>> = {
  price: ({ price }) => price,
  duration: (line) => cardFiguresOf(line).duration,
  walking: (line) => cardFiguresOf(line).walkingDistance,
};

/** Ascending; lines without a value come last. Equal ones keep the provider's order. */
export function sortLines(lines: readonly MarketplaceLine[], order: LineOrder): readonly MarketplaceLine[] {
  if (order === "provider") return lines;
  const valueOf = values[order];
  return lines.toSorted((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return first - second;
  });
}
