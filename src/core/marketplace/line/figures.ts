import type { MarketplaceLine } from "../../api/marketplace.ts";
import type { LineDetail } from "../../api/marketplace-detail.ts";

/** Figures of one direction of a line for the passenger. Null: no value, shown as `-`. */
export interface RideFigures {
  /** Travel time in seconds. */
  readonly duration: number | null;
  /** Percent longer than by car. */
  readonly detourRatio: number | null;
  /** Metres between home, or the address, and the stop. */
  readonly walkingDistance: number | null;
  /** Metres between the stop and the office; the provider gives it for the morning only. */
  readonly officeDistance: number | null;
}

/**
 * Morning figures from the search's response, so that list, order, comparison and detail agree even where the response of the
 * detail's call differs. Missing figures, as for an open line that isn't in the list, are taken from the detail.
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

/** Evening figures; only the detail has them. */
export function eveningOf(detail: LineDetail | null): RideFigures {
  const { duration = null, detourRatio = null, walkingDistance = null } = detail?.evening ?? {};
  return { duration, detourRatio, walkingDistance, officeDistance: null };
}
