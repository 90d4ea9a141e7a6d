import type { TripPoint } from "../../../core/api/past-trip-detail.ts";
import type { Position, Track } from "../../kit/map/types.ts";

/** The driven and the planned path of a trip. */
export interface TripWay {
  /** At equal intervals of time. Empty when no position is known. */
  readonly driven: Track;
  /** The planned path, in pieces, because the plan may be unknown in between. */
  readonly planned: readonly (readonly Position[])[];
  readonly companies: readonly Position[];
}

export function toTripWay(points: readonly TripPoint[]): TripWay {
  const driven: (Position | null)[] = [];
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
  const isKnown = driven.some((position) => position !== null);
  return {
    driven: isKnown ? driven : [],
    planned: planned.filter((piece) => piece.length > 1),
    companies: [...companies.values()],
  };
}

/** The position at a share of the trip's duration, 0 to 1; between two known positions on the straight line, null before the first and after the last. */
export function toPositionAt({ driven }: Pick<TripWay, "driven">, share: number): Position | null {
  const at = Math.min(1, Math.max(0, share)) * (driven.length - 1);
  const from = driven.findLastIndex((position, index) => position !== null && index <= at);
  const to = driven.findIndex((position, index) => position !== null && index >= at);
  const [before, after] = [driven[from], driven[to]];
  if (!before || !after) return null;
  const rest = from === to ? 0 : (at - from) / (to - from);
  return [before[0] + (after[0] - before[0]) * rest, before[1] + (after[1] - before[1]) * rest];
}
