import type { Position } from "../api/position.ts";
import type { TimePeriod } from "../api/routes.ts";
import { type Boarding, findBoardings, orderBoardings, type PlannerLimits, searchRadius } from "./boarding.ts";
import type { Network, NearStop } from "./network.ts";

/** A place that somebody asks about. */
export interface AskedPlace {
  /** The address or the name of the employee. */
  readonly label: string;
  /** Null: an employee whose home is known by its position only. */
  readonly address: string | null;
  /** Differ only for an employee who has another home in the evening. */
  readonly positions: Readonly<Record<TimePeriod, Position>>;
  readonly isApproximate: boolean;
  readonly personId?: string;
}

/** Both directions of a route where it is within reach in the asked one. */
export interface RankedRoute {
  readonly routeUniqueId: string;
  readonly boarding: Boarding;
  /** In the other direction; null: not within reach, or the route has none. */
  readonly other: Boarding | null;
}

export type PlaceAnswer =
  /** Best first. */
  | { readonly kind: "near"; readonly metres: number; readonly routes: readonly RankedRoute[] }
  /** No stop within `metres`: the nearest ones. */
  | { readonly kind: "far"; readonly metres: number; readonly stops: readonly NearStop[] };

const otherOf = (period: TimePeriod): TimePeriod => (period === "morning" ? "evening" : "morning");
/** Stops that are named when none is near. */
const namedStops = 3;

/** Where somebody of this place can board in one direction. */
export function answerPlace(
  network: Network,
  { positions, personId }: AskedPlace,
  period: TimePeriod,
  limits: PlannerLimits,
): PlaceAnswer {
  const metres = searchRadius(limits);
  const find = (of: TimePeriod) => findBoardings(network, { position: positions[of], personId }, limits);
  const answers = find(period);
  const ordered = orderBoardings(answers, period);
  if (ordered.length === 0) {
    return { kind: "far", metres, stops: network.nearest(positions[period], { count: namedStops, period }) };
  }
  const opposite = positions.morning === positions.evening ? answers : find(otherOf(period));
  const others = new Map(opposite.map((answer) => [answer.routeUniqueId, answer[otherOf(period)]]));
  const routes = ordered.map((boarding) => {
    const { routeUniqueId } = boarding.way;
    return { routeUniqueId, boarding, other: others.get(routeUniqueId) ?? null };
  });
  return { kind: "near", metres, routes };
}

/** The home of an employee who has a stop; null: nobody of this id has one, or its position isn't known. */
export function homeOf(network: Network, personId: string): AskedPlace["positions"] | null {
  const rides = network.people().get(personId)?.rides;
  const [morning, evening] = [rides?.morning?.home ?? null, rides?.evening?.home ?? null];
  const home = morning ?? evening;
  if (home === null) return null;
  const isSame = !morning || !evening || (morning[0] === evening[0] && morning[1] === evening[1]);
  return isSame ? { morning: home, evening: home } : { morning, evening };
}
