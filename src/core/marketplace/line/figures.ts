import type { MarketplaceLine } from "../../api/marketplace.ts";
import type { LineDetail, PassengerRide } from "../../api/marketplace-detail.ts";

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
