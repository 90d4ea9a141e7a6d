import type { Day } from "../../time/day.ts";
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
  hasTwins: boolean;
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
      ride = { name, routeName, nameKey, seats: new Set(), bookings: 0, boardings: 0, absences: 0, hasTwins: false };
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
    ride.hasTwins ||= size < ride.bookings;
    if (outcome === "boarded") ride.boardings += 1;
    if (outcome === "absent") ride.absences += 1;
  }
  return all;
}

/** Whether one name has seats on two routes at the same time, so that there are two people of this name. */
export function areTwo(rides: readonly Rides[]): boolean {
  const met = new Set<number>();
  for (const { seats } of rides) {
    for (const run of seats) {
      if (met.has(run)) return true;
      met.add(run);
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
