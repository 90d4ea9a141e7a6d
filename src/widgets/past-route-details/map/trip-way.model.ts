import type { TripPoint } from "../../../core/api/past-trip-detail.ts";
import type { Position } from "../../kit/map/types.ts";

/** The driven and the planned path of a trip. */
export interface TripWay {
  /** In travel order, at equal intervals of time. */
  readonly driven: readonly Position[];
  /** The planned path, in pieces, because the plan may be unknown in between. */
  readonly planned: readonly (readonly Position[])[];
  readonly companies: readonly Position[];
}

export function toTripWay(points: readonly TripPoint[]): TripWay {
  const driven: Position[] = [];
  const planned: Position[][] = [];
  const companies = new Map<string, Position>();
  let last: Position | null = null;
  for (const { position, planned: plan, company } of points) {
    driven.push(position);
    if (plan && last === null) planned.push([plan]);
    // The planned position repeats while the vehicle stands.
    else if (plan && plan.join() !== last?.join()) planned.at(-1)?.push(plan);
    last = plan;
    if (company) companies.set(company.join(), company);
  }
  return { driven, planned: planned.filter((piece) => piece.length > 1), companies: [...companies.values()] };
}

/** The position at a share of the trip's duration, 0 to 1. */
export function toPositionAt({ driven }: Pick<TripWay, "driven">, share: number): Position | null {
  const at = Math.min(1, Math.max(0, share)) * (driven.length - 1);
  const before = driven[Math.floor(at)];
  const after = driven[Math.ceil(at)];
  if (!before || !after) return null;
  const rest = at - Math.floor(at);
  return [before[0] + (after[0] - before[0]) * rest, before[1] + (after[1] - before[1]) * rest];
}
