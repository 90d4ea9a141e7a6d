import { type TimePeriod, timePeriods } from "../api/routes.ts";
import { assignSeats } from "./assignment.ts";
import {
  freeSeats,
  meetAtOffice,
  metresBetween,
  type Network,
  type PlannedPerson,
  type PlannedRide,
  type PlannedStop,
  type PlannedWay,
} from "./network.ts";

/** A person's stop in one direction, today and as suggested. */
export interface StopChange {
  readonly period: TimePeriod;
  readonly today: PlannedRide;
  readonly way: PlannedWay;
  readonly stop: PlannedStop;
  /** Metres from home in a straight line, today and as suggested: the provider knows the way on foot to today's stop only. */
  readonly walk: { readonly today: number; readonly suggested: number };
}

/** A stop nearer to somebody's home. */
export interface NearerStop {
  readonly person: PlannedPerson;
  /** One or both directions, the morning first. Both when the person takes the same route in both today, and so in the suggestion. */
  readonly changes: readonly StopChange[];
  /** Metres saved per way, the mean of the directions. */
  readonly gain: number;
  /** Whether the person would stay in today's vehicle and so needs no other seat. */
  readonly isSameVehicle: boolean;
}

/**
 * For all people at once, the stops that save the most walking: a free seat is given once, the office is the same or within 300 m,
 * the time there differs from today's by at most 15 minutes, and nobody saves less than `leastGain` metres. Seats that somebody
 * would leave aren't given to another, so that each suggestion holds by itself. Routes with an unknown capacity are left out.
 * Ordered by gain.
 */
export function* findNearerStops(network: Network, leastGain: number): Generator<undefined, readonly NearerStop[]> {
  const pools = createPools(network);
  const wishes: { person: PlannedPerson; options: readonly Candidate[] }[] = [];
  for (const person of network.people().values()) {
    for (const rides of toUnits(person)) {
      const options = findOptions(network, rides, leastGain);
      if (options.length > 0) wishes.push({ person, options });
    }
    yield;
  }
  // An option for each seat that would do: one of both directions, or one that is free only in the option's own direction.
  const seated = wishes.map(({ options }) =>
    options.flatMap((option) => pools.of(option).map((pool) => ({ option, pool, gain: option.gain }))),
  );
  const chosen = yield* assignSeats(seated, pools.seats);
  return (
    wishes
      .flatMap(({ person }, index) => {
        const option = seated[index]?.[chosen[index] ?? -1]?.option;
        return option ? [{ person, ...option }] : [];
      })
      // Equal ones stay in the order of the people's ids.
      .toSorted((one, other) => other.gain - one.gain)
  );
}

interface Candidate {
  readonly changes: readonly StopChange[];
  readonly gain: number;
  readonly isSameVehicle: boolean;
}

/** What is changed together: both directions of somebody who takes the same route in both, else each by itself. */
function toUnits({ rides: { morning, evening } }: PlannedPerson): readonly (readonly PlannedRide[])[] {
  if (morning && evening && morning.way.routeUniqueId === evening.way.routeUniqueId) return [[morning, evening]];
  return [morning, evening].flatMap((ride) => (ride ? [[ride]] : []));
}

/** For each route on which every ride of the unit can go the stops with the shortest walk, if they save enough. */
function findOptions(network: Network, rides: readonly PlannedRide[], leastGain: number): readonly Candidate[] {
  // Nobody saves more than they walk.
  if (rides.reduce((sum, ride) => sum + walkTo(ride, ride.stop), 0) < leastGain * rides.length) return [];
  const perRide = rides.map((ride) => findChanges(network, ride));
  const [first] = perRide;
  return [...(first?.keys() ?? [])].toSorted().flatMap((routeUniqueId) => {
    const changes = perRide.flatMap((found) => found.get(routeUniqueId) ?? []);
    if (changes.length < rides.length || changes.every(({ today, stop }) => today.stop === stop)) return [];
    const gain = Math.floor(changes.reduce((sum, { walk }) => sum + walk.today - walk.suggested, 0) / changes.length);
    if (gain < leastGain) return [];
    return [{ changes, gain, isSameVehicle: changes.every(({ today, way }) => today.way === way) }];
  });
}

const walkTo = ({ home }: PlannedRide, { position }: PlannedStop) => (home ? metresBetween(home, position) : 0);

/** By route the stop with the shortest walk, among those that make nobody walk farther than today. */
function findChanges(network: Network, ride: PlannedRide): ReadonlyMap<string, StopChange> {
  const changes = new Map<string, StopChange>();
  if (ride.home === null) return changes;
  const { period } = ride.way;
  const today = walkTo(ride, ride.stop);
  const would = (way: PlannedWay) => way.period === period && (way === ride.way || meetAtOffice(ride.way, way));
  const own = { way: ride.way, stop: ride.stop, metres: today };
  for (const { way, stop, metres } of [own, ...network.nearest(ride.home, { metres: today, would })]) {
    const best = changes.get(way.routeUniqueId);
    if (metres > today || (best && best.walk.suggested <= metres)) continue;
    changes.set(way.routeUniqueId, { period, today: ride, way, stop, walk: { today, suggested: metres } });
  }
  return changes;
}

/**
 * The free seats of each route, as pools: those that are free in both directions, and for each direction those that are free only
 * in it. Whoever changes in one direction takes one of the latter or one of the former, whoever changes in both one of the former.
 */
function createPools(network: Network) {
  const seats: number[] = [];
  const byRoute = new Map<string, { both: number } & Record<TimePeriod, number>>();
  for (const [routeUniqueId, ways] of network.routes) {
    const [morning = 0, evening = 0] = timePeriods.map((period) => (ways[period] && freeSeats(ways[period])) ?? 0);
    const both = Math.min(morning, evening);
    const first = seats.push(both, morning - both, evening - both) - 3;
    byRoute.set(routeUniqueId, { both: first, morning: first + 1, evening: first + 2 });
  }
  return {
    seats,
    /** The pools of which one has to give a seat; null: none is needed. */
    of({ changes, isSameVehicle }: Candidate): readonly (number | null)[] {
      if (isSameVehicle) return [null];
      const [change, other] = changes;
      const route = change && byRoute.get(change.way.routeUniqueId);
      if (!route) return [];
      return other ? [route.both] : [route[change.period], route.both];
    },
  };
}
