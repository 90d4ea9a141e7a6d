import type { Position } from "../api/position.ts";
import { type TimePeriod, timePeriods } from "../api/routes.ts";
import { type Boarding, findBoardings, type PlannerLimits, type RouteAnswer, verdicts } from "./boarding.ts";
import { freeSeats, type Network, type NearStop } from "./network.ts";

/** A row of a list of people: who, and where they live. */
interface PlacementRow {
  /** Number in the person's own list, from 1. */
  readonly number: number;
  readonly position: Position;
  readonly personId?: string | undefined;
}

export type Placement =
  | {
      readonly kind: "placed";
      readonly answer: RouteAnswer;
      /** The direction that decided: the morning, or the evening of a route without a morning. */
      readonly boarding: Boarding;
      /** Seats left on the route after this row, the fewest of its directions; null: unknown. */
      readonly left: number | null;
    }
  /** Stops are near, but all their seats are taken. */
  | {
      readonly kind: "full";
      readonly boarding: Boarding;
      /** Numbers of the rows that took the last seats; empty: there was none before. */
      readonly takenBy: readonly number[];
    }
  | { readonly kind: "far"; readonly nearest: NearStop | null };

/**
 * Gives seats in the order of the rows, each once: a row gets the best route on which every direction within reach has a seat left
 * or unknown seats. Yields after each row, so that the caller can pause.
 */
export function* placeRows(
  network: Network,
  rows: readonly PlacementRow[],
  limits: PlannerLimits,
): Generator<undefined, readonly Placement[]> {
  const takers = new Map<string, number[]>();
  const placements: Placement[] = [];
  for (const row of rows) {
    placements.push(placeRow(network, row, limits, takers));
    yield;
  }
  return placements;
}

function placeRow(
  network: Network,
  { number, position, personId }: PlacementRow,
  limits: PlannerLimits,
  takers: Map<string, number[]>,
): Placement {
  const answers = findBoardings(network, { position, personId }, limits).filter(
    ({ routeUniqueId, morning, evening }) => {
      const ways = network.routes.get(routeUniqueId);
      // A route with both directions has to be within reach in both.
      return ways && (ways.morning === null || morning) && (ways.evening === null || evening);
    },
  );
  const options = answers
    .flatMap((answer) => {
      const boarding = decisive(answer);
      return boarding ? [{ answer, boarding, left: seatsLeft(answer, takers) }] : [];
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.boarding.walk - other.boarding.walk);
  const [best] = options;
  if (!best) return { kind: "far", nearest: network.nearest(position, { count: 1 })[0] ?? null };
  const option = options.find(({ left }) => left === null || left > 0);
  if (!option) return { kind: "full", boarding: best.boarding, takenBy: takers.get(best.answer.routeUniqueId) ?? [] };
  const { routeUniqueId } = option.answer;
  takers.set(routeUniqueId, [...(takers.get(routeUniqueId) ?? []), number]);
  return { kind: "placed", ...option, left: option.left === null ? null : option.left - 1 };
}

/** The worse direction by verdict; the morning where both are alike. */
function decisive(answer: RouteAnswer): Boarding | undefined {
  const [first, second] = timePeriods.flatMap((period) => answer[period] ?? []);
  return first && second && rankOf({ boarding: second }) > rankOf({ boarding: first }) ? second : (first ?? second);
}

const rankOf = ({ boarding }: { readonly boarding: Boarding }) => verdicts.indexOf(boarding.verdict);

/** Free seats less those that rows before have taken, the fewest of the directions; null: unknown. */
function seatsLeft(answer: RouteAnswer, takers: ReadonlyMap<string, readonly number[]>): number | null {
  const free = timePeriods.flatMap((period: TimePeriod) => {
    const boarding = answer[period];
    return boarding ? [freeSeats(boarding.way)] : [];
  });
  const known = free.filter((seats) => seats !== null);
  if (known.length < free.length) return null;
  return Math.max(0, Math.min(...known) - (takers.get(answer.routeUniqueId)?.length ?? 0));
}
