import type { Random } from "./random.ts";
import type { RoutePlan } from "./route-plan.ts";

const minutesPerStop = 1;
/** Time of a car relative to the shuttle's driving time: a car takes the quickest way and doesn't stop. */
const carShare = 0.86;
/** Minutes since midnight. */
const earliestDeparture = 6 * 60 + 10;
const latestDeparture = 7 * 60 + 30;
const earliestArrival = 7 * 60 + 40;
const latestArrival = 8 * 60 + 30;
const firstEveningDeparture = 17 * 60 + 30;
const lastEveningDeparture = 18 * 60 + 15;
const shortest = 25;
const longest = 85;

interface StopTime {
  /** Index of the stop in the plan, which counts towards the office. */
  readonly stop: number;
  /** Minutes since midnight. */
  readonly arrival: number;
  /** Minutes on board for a passenger of this stop, and for the same way by car. */
  readonly tripMinutes: number;
  readonly carMinutes: number;
}

export interface Timetable {
  readonly departure: number;
  readonly minutes: number;
  /** In travel order. */
  readonly stops: readonly StopTime[];
}

/** Whether the driving time is typical of a shuttle that a company would run. */
export function isCommute(drivingMinutes: number): boolean {
  const typical = drivingMinutes * 1.4 + 6;
  return typical >= shortest + 9 && typical <= longest - 8;
}

export function morningTimetable(plan: RoutePlan, random: Random): Timetable {
  const count = plan.stops.length;
  const driving = drivingTime(plan, random.between(1.25, 1.55), count * minutesPerStop);
  const minutes = Math.round(driving + count * minutesPerStop);
  const arrival = fiveMinutes(
    random,
    Math.max(earliestArrival, earliestDeparture + minutes),
    Math.min(latestArrival, latestDeparture + minutes),
  );
  const departure = arrival - minutes;
  const stops = plan.stops.map(({ metres }, stop): StopTime => {
    const elapsed = Math.round(driving * (metres / plan.length) + stop * minutesPerStop);
    const carMinutes = driving * (1 - metres / plan.length) * carShare;
    return { stop, arrival: departure + elapsed, tripMinutes: minutes - elapsed, carMinutes };
  });
  return { departure, minutes, stops };
}

export function eveningTimetable(plan: RoutePlan, random: Random): Timetable {
  const count = plan.stops.length;
  const driving = drivingTime(plan, random.between(1.32, 1.7), (count - 1) * minutesPerStop);
  const minutes = Math.round(driving + (count - 1) * minutesPerStop);
  const departure = fiveMinutes(random, firstEveningDeparture, lastEveningDeparture);
  const stops = plan.stops
    .map(({ metres }, stop): StopTime => {
      const share = 1 - metres / plan.length;
      const tripMinutes = Math.round(driving * share + (count - 1 - stop) * minutesPerStop);
      return { stop, arrival: departure + tripMinutes, tripMinutes, carMinutes: driving * share * carShare };
    })
    .toReversed();
  return { departure, minutes, stops };
}

export const earlier = ({ departure, minutes, stops }: Timetable, by: number): Timetable => ({
  departure: departure - by,
  minutes,
  stops: stops.map((stop) => ({ ...stop, arrival: stop.arrival - by })),
});

function drivingTime(plan: RoutePlan, traffic: number, stopping: number): number {
  return Math.min(Math.max(plan.drivingMinutes * traffic, shortest - stopping), longest - stopping);
}

/** A random multiple of five minutes between the two, inclusive. */
function fiveMinutes(random: Random, low: number, high: number): number {
  return random.integer(Math.ceil(low / 5), Math.floor(high / 5)) * 5;
}
