import type { MarketplaceLine } from "../api/marketplace.ts";
import type { LineDetail } from "../api/marketplace-detail.ts";

/** What one direction of a line means for whoever a seat is looked for. Null is "no value" and shown as `-`. */
export interface RideFigures {
  /** Seconds in the shuttle. */
  readonly duration: number | null;
  /** Percent more than by car. */
  readonly detourRatio: number | null;
  /** Metres between home, or the address, and the stop. */
  readonly walkingDistance: number | null;
  /** Metres between the stop and the office; the provider tells this of the morning only. */
  readonly officeDistance: number | null;
}

/**
 * Of the morning, as the search has answered it: list, order, comparison and detail say the same, whatever the detail's own call
 * makes of it. That one answers only for a line that is open without being among those that are shown.
 */
export function morningOf(line: MarketplaceLine | null, detail: LineDetail | null = null): RideFigures {
  const given = detail?.morning;
  return {
    duration: line?.duration ?? given?.duration ?? null,
    detourRatio: line?.detourRatio ?? given?.detourRatio ?? null,
    walkingDistance: line?.walkToPickup.distance ?? given?.walkingDistance ?? null,
    officeDistance: line?.walkFromDropoff.distance ?? null,
  };
}

/** Of the evening only the detail knows. */
export function eveningOf(detail: LineDetail | null): RideFigures {
  const { duration = null, detourRatio = null, walkingDistance = null } = detail?.evening ?? {};
  return { duration, detourRatio, walkingDistance, officeDistance: null };
}
