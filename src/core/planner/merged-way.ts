import type { Position } from "../api/position.ts";
import { metresBetween, type PlannedStop, type PlannedWay } from "./network.ts";

/** A stop of a merged way. */
interface MergedStop {
  readonly stop: PlannedStop;
  /** The way that it comes from. */
  readonly from: PlannedWay;
  /** Minutes in the vehicle between this stop and the office, estimated. */
  readonly rideMinutes: number;
}

/** One vehicle that serves the stops of two ways. */
export interface MergedWay {
  readonly stops: readonly MergedStop[];
  /** Minutes of the longest ride. */
  readonly longestRide: number;
  /** The most minutes that anybody rides longer than today. */
  readonly extraRide: number;
}

/**
 * Inserts the stops of `added` into the order of `base`, each where it adds the fewest metres, the cheapest first. Rides are the
 * plan's where the order stays, else metres in a straight line at the average speed of `base` from its farthest stop to the office,
 * its stops included. Null when one of the two has no times, no stop or no office.
 */
export function mergeWays(base: PlannedWay, added: PlannedWay): MergedWay | null {
  const { office } = base;
  const own = fromFarthest(base);
  const pace = office && paceOf(own, office);
  if (!office || !pace || added.stops.some(({ rideMinutes }) => rideMinutes === null) || added.stops.length === 0)
    return null;
  const order = insert(
    own.map((stop) => ({ stop, from: base })),
    fromFarthest(added).map((stop) => ({ stop, from: added })),
    office,
  );
  let ride = 0;
  const stops = order
    .toReversed()
    .map(({ stop, from }, index, reversed): MergedStop => {
      const before = reversed[index - 1];
      const planned = isNext(own, stop, before?.stop)
        ? (stop.rideMinutes ?? 0) - (before?.stop.rideMinutes ?? 0)
        : null;
      ride += planned ?? metresBetween(stop.position, before?.stop.position ?? office) / pace;
      return { stop, from, rideMinutes: Math.round(ride) };
    })
    .toReversed();
  return {
    stops: base.period === "morning" ? stops : stops.toReversed(),
    longestRide: Math.max(...stops.map(({ rideMinutes }) => rideMinutes)),
    extraRide: Math.max(0, ...stops.map(({ stop, rideMinutes }) => rideMinutes - (stop.rideMinutes ?? 0))),
  };
}

/** Stops from the farthest to the one next to the office, in either direction. */
const fromFarthest = ({ period, stops }: PlannedWay) => (period === "morning" ? stops : stops.toReversed());

/** Metres in a straight line per minute from the first of the stops by way of the others to the office; null without times. */
function paceOf(stops: readonly PlannedStop[], office: Position): number | null {
  const minutes = stops[0]?.rideMinutes ?? null;
  if (minutes === null || minutes <= 0 || stops.some(({ rideMinutes }) => rideMinutes === null)) return null;
  const metres = stops.reduce(
    (sum, { position }, index) => sum + metresBetween(position, stops[index + 1]?.position ?? office),
    0,
  );
  return metres > 0 ? metres / minutes : null;
}

/** Whether the plan goes from `stop` directly to `next`, which is the office when undefined. */
function isNext(own: readonly PlannedStop[], stop: PlannedStop, next: PlannedStop | undefined): boolean {
  const index = own.indexOf(stop);
  return index >= 0 && own[index + 1] === next;
}

interface Placed {
  readonly stop: PlannedStop;
  readonly from: PlannedWay;
}

/** Cheapest insertion into an order that ends at the office. */
function insert(order: readonly Placed[], added: readonly Placed[], office: Position): readonly Placed[] {
  const all = [...order, ...added];
  const metres = distancesOf([...all.map(({ stop }) => stop.position), office]);
  /** Indices in `all`, the office at the end. */
  const merged = [...order.keys(), all.length];
  const left = [...added.keys()].map((index) => order.length + index);
  while (left.length > 0) {
    let best = { metres: Infinity, from: 0, to: 0 };
    for (const [from, stop] of left.entries()) {
      for (const [to, after] of merged.entries()) {
        const before = merged[to - 1];
        const more = metres(stop, after) + (before === undefined ? 0 : metres(before, stop) - metres(before, after));
        if (more < best.metres) best = { metres: more, from, to };
      }
    }
    merged.splice(best.to, 0, ...left.splice(best.from, 1));
  }
  return merged.flatMap((index) => all[index] ?? []);
}

/** Metres between each two of the places, by their indices. */
function distancesOf(places: readonly Position[]): (one: number, other: number) => number {
  const count = places.length;
  const metres = new Float64Array(count * count);
  for (const [one, place] of places.entries()) {
    for (const [other, second] of places.slice(0, one).entries())
      metres[one * count + other] = metres[other * count + one] = metresBetween(place, second);
  }
  return (one, other) => metres[one * count + other] ?? 0;
}
