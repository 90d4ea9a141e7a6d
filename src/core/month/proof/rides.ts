import type { BillingChange } from "../../api/billing-rows.ts";
import { addDays, type Day, daysBetween } from "../../time/day.ts";
import { isWorkday } from "../../time/holidays.ts";
import { addMonths, type Month } from "../../time/month.ts";
import { type MonthBooking, toSeatKey } from "../month-booking.ts";

/** Counts of a person's bookings, shown as evidence in the proof. */
export interface RideEvidence {
  readonly bookings: number;
  readonly boardings: number;
  readonly absences: number;
  /** Number of different days with a booking. */
  readonly days: number;
  /** Routes other than the billed one on which the person travelled. */
  readonly otherRoutes: readonly string[];
}

/** The bookings of one name on one route in a month. */
interface Rides {
  readonly name: string | null;
  readonly routeName: string | null;
  readonly nameKey: string;
  /** Days and directions with a booking, each as one number, to detect two people of one name. */
  readonly seats: Set<number>;
  bookings: number;
  boardings: number;
  absences: number;
  /** The name has two bookings on one run, so there are two people of this name. */
  hasNamesakes: boolean;
}

const runNumbers = { morning: 0, evening: 1, unknown: 2 } as const;
const runsOfDay = 3;
const countDays = (seats: ReadonlySet<number>) => new Set([...seats].map((run) => Math.floor(run / runsOfDay))).size;

/** Rides by the key of name and route. */
export function collectRides(
  bookings: readonly MonthBooking[],
  keyOf: (name: string | null) => string,
): ReadonlyMap<string, Rides> {
  const all = new Map<string, Rides>();
  // Cached by the unchanged names, so that a key is computed once per name and not for each of 20 000 bookings.
  const written = new Map<string | null, Map<string | null, Rides>>();
  const find = (name: string | null, routeName: string | null): Rides => {
    let routes = written.get(name);
    if (!routes) written.set(name, (routes = new Map()));
    let ride = routes.get(routeName);
    if (ride) return ride;
    const nameKey = keyOf(name);
    const seat = toSeatKey(nameKey, keyOf(routeName));
    ride = all.get(seat);
    if (!ride) {
      ride = {
        name,
        routeName,
        nameKey,
        seats: new Set(),
        bookings: 0,
        boardings: 0,
        absences: 0,
        hasNamesakes: false,
      };
      all.set(seat, ride);
    }
    routes.set(routeName, ride);
    return ride;
  };
  const dayNumbers = new Map<Day, number>();
  for (const { name, routeName, day, timePeriod, outcome } of bookings) {
    let dayNumber = dayNumbers.get(day);
    if (dayNumber === undefined) dayNumbers.set(day, (dayNumber = dayNumbers.size));
    const ride = find(name, routeName);
    const run = dayNumber * runsOfDay + runNumbers[timePeriod ?? "unknown"];
    const { size } = ride.seats.add(run);
    ride.bookings += 1;
    ride.hasNamesakes ||= size < ride.bookings;
    if (outcome === "boarded") ride.boardings += 1;
    if (outcome === "absent") ride.absences += 1;
  }
  return all;
}

/** Whether one name has seats on two routes at the same time, so that there are two people of this name. */
export function areTwo(rides: readonly Rides[]): boolean {
  const runs = new Set<number>();
  for (const { seats } of rides) {
    for (const run of seats) {
      if (runs.has(run)) return true;
      runs.add(run);
    }
  }
  return false;
}

export function toEvidence(ride: Rides | undefined, otherRoutes: readonly string[]): RideEvidence {
  return {
    bookings: ride?.bookings ?? 0,
    boardings: ride?.boardings ?? 0,
    absences: ride?.absences ?? 0,
    days: ride ? countDays(ride.seats) : 0,
    otherRoutes,
  };
}

/** A seat's days in a month by the change log's entries on its being added and removed. */
interface Seat {
  /** From the day of an addition up to the day before a removal. */
  readonly days: ReadonlySet<Day>;
  /** The days of removals, which may or may not be billed. */
  readonly lastDays: ReadonlySet<Day>;
  /** Additions and removals alternate, each on a day of its own. */
  readonly isClear: boolean;
}

export function daysOf(month: Month): Day[] {
  const [first, end] = [`${month}-01`, `${addMonths(month, 1)}-01`];
  return Array.from({ length: daysBetween(first, end) }, (_, index) => addDays(first, index));
}

const isOfSeat = (month: Month) => (change: BillingChange) =>
  change.type !== "other" && change.day !== null && change.day.startsWith(month);

/** Null: no entry of this month is about a seat. */
function toSeat(changes: readonly BillingChange[], month: Month): Seat | null {
  const entries = changes.filter(isOfSeat(month));
  // The same entry may be written in the logs of two offices.
  const dated = new Map(entries.map((entry) => [`${entry.day} ${entry.type}`, entry]));
  const sorted = [...dated.values()].toSorted((one, other) => ((one.day ?? "") < (other.day ?? "") ? -1 : 1));
  const [first] = sorted;
  if (!first) return null;
  const days = new Set<Day>();
  const lastDays = new Set<Day>();
  let isThere = first.type === "passenger_removed";
  for (const day of daysOf(month)) {
    for (const entry of sorted.filter((one) => one.day === day)) {
      isThere = entry.type === "passenger_added";
      if (!isThere) lastDays.add(day);
    }
    if (isThere) days.add(day);
  }
  const isClear = sorted.every((entry, index) => {
    const next = sorted[index + 1];
    return !next || (next.type !== entry.type && next.day !== entry.day);
  });
  return { days, lastDays, isClear };
}

/**
 * Shares of the month for which a seat added or removed within it may be billed: by calendar days, and by workdays. Where its entries
 * contradict each other, each may be meant alone.
 */
export function toShares(changes: readonly BillingChange[], month: Month): number[] {
  const seat = toSeat(changes, month);
  const seats =
    seat?.isClear === false ? changes.flatMap((change) => toSeat([change], month) ?? []) : seat ? [seat] : [];
  const all = daysOf(month);
  const workdays = all.filter(isWorkday).length;
  return seats
    .flatMap(({ days }) => [days.size / all.length, [...days].filter(isWorkday).length / workdays])
    .filter((share) => share > 0 && share < 1);
}

/**
 * Calendar days of the month that the change log gives a person, on all their routes together; null where it gives the whole month, or
 * contradicts itself: every workday is covered, the day of a removal counted.
 * @param changes the entries of the billed route; null is returned without any
 * @param others the entries of each other route on which the person had a seat
 */
export function toPartOfMonth(
  changes: readonly BillingChange[],
  others: readonly (readonly BillingChange[])[],
  month: Month,
): number | null {
  const own = toSeat(changes, month);
  if (!own) return null;
  const seats = [own, ...others.flatMap((some) => toSeat(some, month) ?? [])];
  if (!seats.every(({ isClear }) => isClear)) return null;
  const all = daysOf(month);
  const isCovered = (day: Day) => seats.some(({ days, lastDays }) => days.has(day) || lastDays.has(day));
  if (all.every((day) => !isWorkday(day) || isCovered(day))) return null;
  return all.filter((day) => seats.some(({ days }) => days.has(day))).length;
}
