import type { Indicators } from "../api/indicators.ts";
import type { Position } from "../api/position.ts";
import type { TimePeriod } from "../api/routes.ts";
import { freeSeats, type Network, type PlannedStop, type PlannedWay, walkingMinutes } from "./network.ts";

/** Upper limits of the SLA; null: the company has none. */
export type PlannerLimits = Pick<Indicators, "walkingDistance" | "duration">;

/** Metres of walking within which stops are sought where the SLA has no limit. */
const usualWalk = 500;

/** Metres around a place within which its stops are sought. */
export const searchRadius = ({ walkingDistance }: PlannerLimits) => 2 * (walkingDistance ?? usualWalk);

/** How a place can board on one direction of a route. */
export interface Boarding {
  readonly way: PlannedWay;
  readonly stop: PlannedStop;
  /** Metres on foot. */
  readonly walk: number;
  /** In a straight line; false: the provider's distance for this very person. */
  readonly isStraight: boolean;
  readonly walkMinutes: number;
  /** Null: unknown. */
  readonly free: number | null;
  /** Metres and minutes above the SLA; 0 within it or without a limit. */
  readonly excess: { readonly walk: number; readonly rideMinutes: number };
  readonly verdict: Verdict;
}

/** In the order of the answer: within the SLA with a free seat, within it with unknown seats, without a free seat, outside of it. */
export const verdicts = ["fits", "unknown-seats", "full", "outside"] as const;
type Verdict = (typeof verdicts)[number];

/** A route with the best stop of each direction; null: none within reach, or no such direction. */
export interface RouteAnswer {
  readonly routeUniqueId: string;
  readonly name: string;
  readonly morning: Boarding | null;
  readonly evening: Boarding | null;
}

interface PlaceQuestion {
  readonly position: Position;
  /** The employee who lives there: the provider's walking distances to their stops are used. */
  readonly personId?: string | undefined;
  /** Metres, default {@link searchRadius}. */
  readonly metres?: number;
  /** Regards at most this many stops. */
  readonly count?: number;
}

/** For each own route within reach the stop of each direction with the shortest walk, in no particular order. */
export function findBoardings(
  network: Network,
  { position, personId, count, metres }: PlaceQuestion,
  limits: PlannerLimits,
): RouteAnswer[] {
  const reach = count === undefined ? (metres ?? searchRadius(limits)) : metres;
  const stops = network.nearest(position, {
    ...(reach !== undefined && { metres: reach }),
    ...(count !== undefined && { count }),
  });
  const person = personId === undefined ? undefined : network.people().get(personId);
  const found = new Map<string, { name: string; morning: Boarding | null; evening: Boarding | null }>();
  for (const { way, stop, metres: straight } of stops) {
    const ride = person?.rides[way.period];
    const known = ride?.way === way && ride.stop === stop ? ride.walk : null;
    const boarding = toBoarding(way, stop, known ?? straight, known === null, limits);
    const answer = found.get(way.routeUniqueId) ?? { name: way.name, morning: null, evening: null };
    const best = answer[way.period];
    if (best === null || boarding.walk < best.walk) answer[way.period] = boarding;
    found.set(way.routeUniqueId, answer);
  }
  return [...found].map(([routeUniqueId, answer]) => ({ routeUniqueId, ...answer }));
}

const above = (value: number | null, limit: number | null) =>
  value === null || limit === null ? 0 : Math.max(0, Math.round(value - limit));

function toBoarding(
  way: PlannedWay,
  stop: PlannedStop,
  walk: number,
  isStraight: boolean,
  { walkingDistance, duration }: PlannerLimits,
): Boarding {
  const excess = {
    walk: above(walk, walkingDistance),
    rideMinutes: above(stop.rideMinutes, duration === null ? null : duration / 60),
  };
  const free = freeSeats(way);
  return { way, stop, walk, isStraight, walkMinutes: walkingMinutes(walk), free, excess, verdict: judge(free, excess) };
}

function judge(free: number | null, excess: Boarding["excess"]): Verdict {
  if (excess.walk > 0 || excess.rideMinutes > 0) return "outside";
  if (free === null) return "unknown-seats";
  return free > 0 ? "fits" : "full";
}

/** The answers of one direction: by verdict, then by metres. */
export function orderBoardings(answers: readonly RouteAnswer[], period: TimePeriod): readonly Boarding[] {
  const rank = ({ verdict }: Boarding) => verdicts.indexOf(verdict);
  return answers
    .flatMap((answer) => answer[period] ?? [])
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || one.walk - other.walk || (one.way.routeUniqueId < other.way.routeUniqueId ? -1 : 1),
    );
}
