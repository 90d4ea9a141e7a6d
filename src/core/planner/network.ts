import { around, distance } from "geokdbush";
import KDBush from "kdbush";
import type { Position } from "../api/position.ts";
import type { DetailedRoute } from "../api/route-list.ts";
import type { TimePeriod } from "../api/routes.ts";
import type { StopPassenger } from "../api/stops.ts";
import { toStopLetter } from "../routes/stop-letter.ts";
import { toClockMinutes, toClockSpan, toShortWay } from "../time/clock.ts";

/** Metres between two offices that count as the same one: across the street, or two gates of a plot. */
const sameOffice = 300;
/** Minutes by which the times at the office may differ. */
const officeTolerance = 15;
/** Metres that a person walks in a minute. */
const walkingPace = 75;

/** A stop of one direction of a route whose position is known. */
export interface PlannedStop {
  /** Position in travel order, from 0. */
  readonly index: number;
  /** "A", "B", … */
  readonly letter: string;
  readonly position: Position;
  /** "07:05"; null: the plan has no time. */
  readonly clock: string | null;
  /** Minutes in the vehicle between this stop and the office; null without times. */
  readonly rideMinutes: number | null;
  readonly passengers: readonly StopPassenger[];
  /** Regular passengers who board here, other companies' included. */
  readonly passengerCount: number;
}

/** One direction of an own route. */
export interface PlannedWay {
  readonly routeId: number;
  readonly routeUniqueId: string;
  readonly name: string;
  readonly period: TimePeriod;
  /** Encoded polyline of precision 5. */
  readonly polyline: string | null;
  /** Where the morning ends and the evening starts; null: unknown. */
  readonly office: Position | null;
  /** When the vehicle is at the office: arrival in the morning, departure in the evening. */
  readonly officeClock: string | null;
  /** The same in minutes since midnight. */
  readonly officeMinutes: number | null;
  /** In travel order, without those whose position is unknown. */
  readonly stops: readonly PlannedStop[];
  /** Seats of the vehicle; null: unknown. */
  readonly capacity: number | null;
  /** Regular passengers of the own company. */
  readonly ownCount: number;
  /** Regular passengers of other companies. */
  readonly otherCount: number;
}

/** Where a person boards today in one direction. */
export interface PlannedRide {
  readonly way: PlannedWay;
  readonly stop: PlannedStop;
  /** Null: unknown. */
  readonly home: Position | null;
  /** Metres on foot by the provider; null: not given. */
  readonly walk: number | null;
}

/** An own employee who has a stop. */
export interface PlannedPerson {
  readonly id: string;
  readonly name: string;
  /** Null: no stop in this direction. */
  readonly rides: Readonly<Record<TimePeriod, PlannedRide | null>>;
}

/** Own routes with an index of their stops. */
export interface Network {
  readonly ways: readonly PlannedWay[];
  /** By unique id of the route; a direction that doesn't exist is null. */
  readonly routes: ReadonlyMap<string, Readonly<Record<TimePeriod, PlannedWay | null>>>;
  /** By id, in the order of their ids. */
  people(): ReadonlyMap<string, PlannedPerson>;
  /** Stops of both directions, or of one, nearest first. */
  nearest(place: Position, options: NearestOptions): readonly NearStop[];
}

interface NearestOptions {
  /** In a straight line. */
  readonly metres?: number;
  readonly count?: number;
  readonly period?: TimePeriod;
  /** Leaves out stops of other ways. */
  readonly would?: (way: PlannedWay) => boolean;
}

export interface NearStop {
  readonly way: PlannedWay;
  readonly stop: PlannedStop;
  /** Metres in a straight line. */
  readonly metres: number;
}

/** Whole metres in a straight line. */
export const metresBetween = (one: Position, other: Position) =>
  Math.round(distance(one[1], one[0], other[1], other[0]) * 1000);

/** Minutes on foot, rounded up. */
export const walkingMinutes = (metres: number) => Math.ceil(metres / walkingPace);

/** Seats that no regular passenger has; 0 when there are more passengers than seats, null when the capacity is unknown. */
export const freeSeats = ({ capacity, ownCount, otherCount }: PlannedWay) =>
  capacity === null ? null : Math.max(0, capacity - ownCount - otherCount);

/** Whether both are at the same office, or at one across the street, within 15 minutes; false where place or time is unknown. */
export function meetAtOffice(one: PlannedWay, other: PlannedWay): boolean {
  if (one.officeMinutes === null || other.officeMinutes === null || !one.office || !other.office) return false;
  if (Math.abs(toShortWay(other.officeMinutes - one.officeMinutes)) > officeTolerance) return false;
  return metresBetween(one.office, other.office) <= sameOffice;
}

/** `capacities`: seats by unique id of the route; missing: unknown. */
export function createNetwork(
  routes: readonly DetailedRoute[],
  capacities: ReadonlyMap<string, number | null>,
): Network {
  const ways = routes.map((route) => toWay(route, capacities.get(route.routeUniqueId) ?? null));
  const byRoute = new Map<string, Record<TimePeriod, PlannedWay | null>>();
  for (const way of ways) {
    const both = byRoute.get(way.routeUniqueId) ?? { morning: null, evening: null };
    both[way.period] ??= way;
    byRoute.set(way.routeUniqueId, both);
  }
  const placed = ways.flatMap((way) => way.stops.map((stop) => ({ way, stop })));
  const index = new KDBush(placed.length, 16);
  for (const { stop } of placed) index.add(stop.position[1], stop.position[0]);
  index.finish();
  let people: ReadonlyMap<string, PlannedPerson> | null = null;
  return {
    ways,
    routes: byRoute,
    // Made when first needed: an address is answered without them.
    people: () => (people ??= toPeople(ways)),
    nearest(place, { metres, count, period, would }) {
      const kilometres = metres === undefined ? undefined : metres / 1000;
      const at = (id: number) => placed[id] as (typeof placed)[number];
      const isWanted = (id: number) => {
        const { way } = at(id);
        return (period === undefined || way.period === period) && (would === undefined || would(way));
      };
      return around(index, place[1], place[0], count, kilometres, isWanted).map((id) => {
        const found = at(id);
        return { ...found, metres: metresBetween(place, found.stop.position) };
      });
    },
  };
}

function toWay(route: DetailedRoute, capacity: number | null): PlannedWay {
  const isMorning = route.timePeriod === "morning";
  const officeClock = isMorning ? route.arrival : route.departure;
  const stops = route.stops.flatMap((stop, index) => {
    const { position, arrival, passengers, shadowCount } = stop;
    if (position === null) return [];
    const seconds = isMorning ? toClockSpan(arrival, officeClock) : toClockSpan(officeClock, arrival);
    const rideMinutes = seconds === null ? null : seconds / 60;
    const passengerCount = passengers.length + shadowCount;
    return [{ index, letter: toStopLetter(stop), position, clock: arrival, rideMinutes, passengers, passengerCount }];
  });
  return {
    routeId: route.routeId,
    routeUniqueId: route.routeUniqueId,
    name: route.routeName,
    period: route.timePeriod,
    polyline: route.waypointsPolyline,
    office: isMorning ? route.destination : route.origin,
    officeClock,
    officeMinutes: toClockMinutes(officeClock),
    stops,
    capacity,
    ownCount: route.stops.reduce((sum, { passengers }) => sum + passengers.length, 0),
    otherCount: route.stops.reduce((sum, { shadowCount }) => sum + shadowCount, 0),
  };
}

function toPeople(ways: readonly PlannedWay[]): ReadonlyMap<string, PlannedPerson> {
  const people = new Map<string, { id: string; name: string; rides: Record<TimePeriod, PlannedRide | null> }>();
  for (const way of ways) {
    for (const stop of way.stops) {
      for (const passenger of stop.passengers) {
        const { passengerId: id, passengerName: name, home } = passenger;
        const person = people.get(id) ?? { id, name, rides: { morning: null, evening: null } };
        const walk = way.period === "morning" ? passenger.pickupWalkingDistance : passenger.dropoffWalkingDistance;
        person.rides[way.period] ??= { way, stop, home, walk };
        people.set(id, person);
      }
    }
  }
  // Code units, not the reader's language: the same order, and so the same suggestions, for everybody.
  return new Map([...people].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
