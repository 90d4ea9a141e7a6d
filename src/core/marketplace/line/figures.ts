import type { LineDetail, PassengerRide } from "../../api/marketplace-detail.ts";
import type { MarketplaceLine } from "../../api/marketplace.ts";

/** Figures of one direction of a line for the passenger. Null: no value, shown as `-`. */
export interface RideFigures extends PassengerRide {
  /** Metres between the stop and the office; the provider gives it for the morning only. */
  readonly officeDistance: number | null;
}

/** Morning figures of the search's response: for the list and its order. */
export function cardFiguresOf(line: MarketplaceLine | null): RideFigures {
  return {
    duration: line?.duration ?? null,
    detourRatio: line?.detourRatio ?? null,
    walkingDistance: line?.walkToPickup.distance ?? null,
    officeDistance: line?.walkFromDropoff.distance ?? null,
  };
}

/** Morning figures of the detail, which are the passenger's own; those of the search's response stand in where the detail has none. */
export function morningOf(line: MarketplaceLine | null, detail: LineDetail | null): RideFigures {
  const card = cardFiguresOf(line);
  const own = detail?.passenger.morning;
  return {
    duration: own?.duration ?? card.duration,
    detourRatio: own?.detourRatio ?? card.detourRatio,
    walkingDistance: own?.walkingDistance ?? card.walkingDistance,
    officeDistance: card.officeDistance,
  };
}

/** Evening figures; only the detail has them. */
export function eveningOf(detail: LineDetail | null): RideFigures {
  const { duration = null, detourRatio = null, walkingDistance = null } = detail?.passenger.evening ?? {};
  return { duration, detourRatio, walkingDistance, officeDistance: null };
}

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
