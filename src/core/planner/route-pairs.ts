import { type TimePeriod, timePeriods } from "../api/routes.ts";
import { type Day, toWeekday } from "../time/day.ts";
import { minutesBetweenClocks } from "../time/clock.ts";
import type { Kurus } from "../billing/money.ts";
import type { PlannerLimits } from "./boarding.ts";
import { type MergedWay, mergeWays } from "./merged-way.ts";
import { meetAtOffice, type Network, type PlannedWay } from "./network.ts";

/** Own bookings that weren't cancelled, by day; by unique id of the route and direction. */
export type BookingCounts = ReadonlyMap<string, Readonly<Record<TimePeriod, ReadonlyMap<Day, number>>>>;

interface PairThresholds {
  /** Minutes that anybody may ride longer than today. */
  readonly extraRide: number;
  /** Percent of the seats that stay empty; the number of seats is rounded up. */
  readonly reserve: number;
}

/** The busiest day of two routes together. */
export interface PeakDay {
  readonly day: Day;
  /** People of the larger and the smaller vehicle's route, regular passengers of other companies included. */
  readonly larger: number;
  readonly smaller: number;
}

/** One direction of a pair. */
export interface PairedWay {
  readonly larger: PlannedWay;
  readonly smaller: PlannedWay;
  readonly merged: MergedWay;
  readonly peak: PeakDay;
  /** The busiest of each weekday that has bookings, Monday first. */
  readonly weekdays: readonly PeakDay[];
  /** When one vehicle would be at the office: the later of both. */
  readonly officeClock: string;
}

/** Two routes that one vehicle could serve. */
export interface RoutePair {
  /** Unique id of the route whose vehicle has more seats and would stay. */
  readonly largerId: string;
  readonly smallerId: string;
  readonly morning: PairedWay | null;
  readonly evening: PairedWay | null;
  readonly usableSeats: number;
  /** What the smaller route cost in the month of the last invoice; null: unknown. */
  readonly amount: Kurus | null;
}

interface PairInput {
  readonly bookings: BookingCounts;
  readonly limits: PlannerLimits;
  readonly thresholds: PairThresholds;
  /** In the month of the last invoice, by unique id of the route. */
  readonly amounts: ReadonlyMap<string, Kurus>;
}

/** Metres around a route's farthest stop, and stops of suitable routes there, among which its partner is sought. */
const partners = { metres: 8000, count: 60 };

const usableSeats = (capacity: number, reserve: number) => capacity - Math.ceil((capacity * reserve) / 100);

/**
 * Routes that could be one: the same office and directions, on the busiest day of the bookings within the usable seats of the larger
 * vehicle, nobody's ride longer than the SLA or by more than the threshold. A route is in one pair at most: in the order of their
 * amounts, the highest first, each gets the partner that makes rides the least longer.
 */
export function* findRoutePairs(network: Network, input: PairInput): Generator<undefined, readonly RoutePair[]> {
  const calendar = yield* createCalendar(network, input.bookings);
  const amountOf = (id: string) => input.amounts.get(id) ?? -1;
  const used = new Set<string>();
  const pairs: RoutePair[] = [];
  const ids = [...network.routes.keys()].toSorted(
    (one, other) => amountOf(other) - amountOf(one) || (one < other ? -1 : 1),
  );
  for (const id of ids) {
    const pair = used.has(id) ? null : findPair(network, id, used, calendar, input);
    if (pair) {
      used.add(pair.largerId).add(pair.smallerId);
      pairs.push(pair);
    }
    yield;
  }
  return pairs;
}

type Calendar = ReturnType<typeof createCalendar> extends Generator<undefined, infer Made> ? Made : never;

function findPair(
  network: Network,
  smallerId: string,
  used: ReadonlySet<string>,
  calendar: Calendar,
  { limits, thresholds, amounts }: PairInput,
): RoutePair | null {
  const smaller = network.routes.get(smallerId);
  const way = smaller?.morning ?? smaller?.evening;
  const farthest = way?.period === "morning" ? way.stops[0] : way?.stops.at(-1);
  if (!smaller || !way || !farthest) return null;

  const would = (other: PlannedWay) =>
    other.period === way.period && !used.has(other.routeUniqueId) && isLarger(other, way) && meetAtOffice(other, way);
  /** The seats that the other vehicle could use; null: the busiest day has no room in it, or a direction is missing. */
  const seatsOf = (larger: Record<TimePeriod, PlannedWay | null>): number | null => {
    const capacity = Math.min(...timePeriods.flatMap((period) => larger[period]?.capacity ?? []));
    const seats = usableSeats(capacity, thresholds.reserve);
    const fits = (period: TimePeriod) => {
      const [one, other] = [larger[period], smaller[period]];
      if (!one && !other) return true;
      if (!one || !other || !meetAtOffice(one, other)) return false;
      const peak = calendar.peakOf(one, other);
      return peak !== null && peak.larger + peak.smaller <= seats;
    };
    return timePeriods.every(fits) ? seats : null;
  };

  let best: {
    largerId: string;
    seats: number;
    merged: Record<TimePeriod, MergedWay | null>;
    extraRide: number;
  } | null = null;
  const near = network.nearest(farthest.position, { ...partners, would });
  for (const largerId of [...new Set(near.map((stop) => stop.way.routeUniqueId))].toSorted()) {
    const larger = network.routes.get(largerId);
    const seats = larger ? seatsOf(larger) : null;
    const merged = seats === null ? null : mergeRoutes(network, largerId, smallerId, limits, thresholds);
    if (seats === null || !merged) continue;
    const extraRide = Math.max(...timePeriods.map((period) => merged[period]?.extraRide ?? 0));
    if (!best || extraRide < best.extraRide) best = { largerId, seats, merged, extraRide };
  }
  if (!best) return null;
  const { largerId, seats, merged } = best;
  const larger = network.routes.get(largerId);
  const toPaired = (period: TimePeriod): PairedWay | null => {
    const [one, other, joined] = [larger?.[period], smaller[period], merged[period]];
    const peak = one && other && calendar.peakOf(one, other);
    if (!one || !other || !joined || !peak) return null;
    const isLater = (minutesBetweenClocks(one.officeClock ?? "", other.officeClock ?? "") ?? 0) > 0;
    const officeClock = (isLater ? other : one).officeClock ?? "";
    return {
      larger: one,
      smaller: other,
      merged: joined,
      peak,
      weekdays: calendar.weekdaysOf(one, other),
      officeClock,
    };
  };
  return {
    largerId,
    smallerId,
    morning: toPaired("morning"),
    evening: toPaired("evening"),
    usableSeats: seats,
    amount: amounts.get(smallerId) ?? null,
  };
}

/** Whether the first has more seats; of two with the same number, the one whose id comes first. */
function isLarger(one: PlannedWay, other: PlannedWay): boolean {
  if (one.capacity === null || other.capacity === null) return false;
  return one.capacity > other.capacity || (one.capacity === other.capacity && one.routeUniqueId < other.routeUniqueId);
}

/** Both directions as one way each; null when somebody would ride too long. */
function mergeRoutes(
  network: Network,
  largerId: string,
  smallerId: string,
  limits: PlannerLimits,
  thresholds: PairThresholds,
): Record<TimePeriod, MergedWay | null> | null {
  const [larger, smaller] = [network.routes.get(largerId), network.routes.get(smallerId)];
  const both: Record<TimePeriod, MergedWay | null> = { morning: null, evening: null };
  for (const period of timePeriods) {
    const [one, other] = [larger?.[period], smaller?.[period]];
    if (!one || !other) continue;
    const merged = mergeWays(one, other);
    if (!merged || merged.extraRide > thresholds.extraRide) return null;
    if (limits.duration !== null && merged.longestRide * 60 > limits.duration) return null;
    both[period] = merged;
  }
  return both;
}

/** The bookings of each way by day, with its regular passengers of other companies. Yields between ways. */
function* createCalendar(network: Network, bookings: BookingCounts) {
  const countsOf = ({ routeUniqueId, period }: PlannedWay) => bookings.get(routeUniqueId)?.[period];
  const known = new Set<Day>();
  for (const way of network.ways) {
    for (const day of countsOf(way)?.keys() ?? []) known.add(day);
    yield;
  }
  const days = [...known].toSorted();
  const weekdays = days.map(toWeekday);
  const rows = new Map<PlannedWay, Float64Array | null>();
  for (const way of network.ways) {
    const counts = countsOf(way);
    // Regular passengers, but not a single booking: then nothing is known.
    const isKnown = way.ownCount === 0 || (counts?.size ?? 0) > 0;
    rows.set(way, isKnown ? Float64Array.from(days, (day) => counts?.get(day) ?? Number.NaN) : null);
    yield;
  }
  /** The highest sum of the days with bookings of either; null: unknown, or none. */
  const peakOf = (
    larger: PlannedWay,
    smaller: PlannedWay,
    isWanted: ((index: number) => boolean) | null = null,
  ): PeakDay | null => {
    const [one, other] = [rows.get(larger), rows.get(smaller)];
    if (!one || !other) return null;
    let [best, most] = [-1, -1];
    for (let index = 0; index < days.length; index += 1) {
      const [first = Number.NaN, second = Number.NaN] = [one[index], other[index]];
      const sum = (first || 0) + (second || 0);
      if (sum > most && !(Number.isNaN(first) && Number.isNaN(second)) && (isWanted === null || isWanted(index)))
        [best, most] = [index, sum];
    }
    const day = days[best];
    if (day === undefined) return null;
    return {
      day,
      larger: (one[best] || 0) + larger.otherCount,
      smaller: (other[best] || 0) + smaller.otherCount,
    };
  };
  return {
    peakOf,
    weekdaysOf: (larger: PlannedWay, smaller: PlannedWay): readonly PeakDay[] =>
      [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => peakOf(larger, smaller, (index) => weekdays[index] === weekday) ?? []),
  };
}
