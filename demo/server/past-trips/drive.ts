import { moved, type Point } from "../geo/places.ts";
import { Random } from "../seed/random.ts";
import type { TripPlan } from "./find-trips.ts";
import { Road } from "./road.ts";
import type { TripRecord } from "./trip-record.ts";

/** Longest regular stay at a stop, s; passengers board during it (ride-times.ts). */
const longestStay = 40;
/** Range of seconds that a driver waits for somebody, at one stop of some trips. */
const waits = [90, 300] as const;
/** Length at either end of the path over which the vehicle returns to its plan, m. */
const approach = 150;

interface Anchor {
  readonly seconds: number;
  readonly metres: number;
}

/** How a trip went: the vehicle's position at each second. Deterministic for a trip. */
export class Drive {
  readonly trip: TripRecord;
  readonly road: Road;
  readonly #anchors: readonly Anchor[];
  readonly #aside: (metres: number) => number;

  constructor(trip: TripRecord, plan: TripPlan, road = new Road(plan.waypointsPolyline)) {
    this.trip = trip;
    this.road = road;
    this.#anchors = anchorsOf(trip, plan, road);
    this.#aside = deviationOf(trip, road.length);
  }

  /** Metres along the planned path after `seconds`. */
  metresAt(seconds: number): number {
    const next = this.#anchors.findIndex((anchor) => anchor.seconds > seconds);
    const [from, to] = [this.#anchors[next - 1], this.#anchors[next]];
    if (!from || !to) return next === 0 ? 0 : this.road.length;
    return from.metres + ((to.metres - from.metres) * (seconds - from.seconds)) / (to.seconds - from.seconds);
  }

  /** The real and the planned position after `metres`. */
  placesAt(metres: number): { readonly actual: Point; readonly planned: Point } {
    const { point, bearing } = this.road.at(metres);
    return { actual: moved(point, this.#aside(metres), bearing + Math.PI / 2), planned: point };
  }

  momentAt(seconds: number): Date {
    return new Date(this.trip.start.getTime() + Math.round(seconds) * 1000);
  }
}

/** The plan's times stretched to the trip's own duration, with a stay at every stop. */
function anchorsOf({ id, duration, plannedDuration }: TripRecord, { stops }: TripPlan, road: Road): Anchor[] {
  const end = { seconds: duration, metres: road.length };
  const arrivals = [{ seconds: 0, metres: 0 }];
  for (const { plannedAfter, point } of stops) {
    const last = arrivals.at(-1) ?? end;
    const seconds = Math.max(last.seconds, plannedAfter * (duration / plannedDuration));
    arrivals.push({ seconds, metres: road.metresTo(point, last.metres) });
  }
  const random = new Random(`wait of trip ${id}`);
  const waitsAt = random.chance(0.5) ? random.integer(1, stops.length) : null;
  const wait = random.integer(...waits);
  return [...arrivals, end].flatMap((arrival, index, all) => {
    const untilNext = (all[index + 1]?.seconds ?? arrival.seconds) - arrival.seconds;
    const stay = index === waitsAt ? Math.min(wait, untilNext * 0.7) : Math.min(longestStay, untilNext / 2);
    return stay > 0 ? [arrival, { ...arrival, seconds: arrival.seconds + stay }] : [arrival];
  });
}

/** Metres to the right of the planned path: small deviations within the lane, and on some trips a side street. */
function deviationOf({ id }: TripRecord, length: number): (metres: number) => number {
  const random = new Random(`way of trip ${id}`);
  const waves = [90, 410, 1700].map((span) => ({
    span: span * random.between(0.8, 1.25),
    phase: random.between(0, 2 * Math.PI),
    height: random.between(1.5, 3.5),
  }));
  const hasDetour = random.chance(0.18);
  const detour = {
    from: random.between(0.15, 0.75) * length,
    length: random.between(500, 1600),
    height: random.between(60, 170) * (random.chance(0.5) ? 1 : -1),
  };
  return (metres) => {
    const sway = waves.reduce((sum, { span, phase, height }) => sum + height * Math.sin(metres / span + phase), 0);
    const share = (metres - detour.from) / detour.length;
    const aside = hasDetour && share > 0 && share < 1 ? detour.height * Math.sin(share * Math.PI) ** 2 : 0;
    return (sway + aside) * Math.max(0, Math.min(1, metres / approach, (length - metres) / approach));
  };
}
