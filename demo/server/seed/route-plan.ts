import { nearest, neighbourhoods, distance, rounded, type Place, type Point } from "../geo/places.ts";
import { canStopAt, lengthOf, type Way } from "../geo/roads.ts";
import type { Random } from "./random.ts";

interface PlannedStop {
  readonly point: Point;
  readonly neighbourhood: Place;
  /** Metres from the first stop along the route. */
  readonly metres: number;
}

/** A route on the way to the office; the evening drives it backwards. */
export interface RoutePlan {
  readonly points: readonly Point[];
  readonly length: number;
  /** Driving time without traffic and stops. */
  readonly drivingMinutes: number;
  readonly stops: readonly PlannedStop[];
}

/** Stops are in the first part of the path: up to this share, and up to this many metres. Then the shuttle drives through. */
const collectingShare = 0.55;
const collectingLimit = 14_000;
/** Distance between candidates for a stop, m. */
const raster = 100;
/** Number of candidates per stop, where the path has as many. */
const choice = 4;

/** Undefined when the path has too few places to stop; motorways, bridges and tunnels have none. */
export function planRoute(way: Way, office: Point, stopCount: number, random: Random): RoutePlan | undefined {
  const whole = [...way.points, office].map(rounded);
  const wholeLength = lengthOf(whole);
  const collecting = Math.min(wholeLength * collectingShare, collectingLimit);
  const places: number[] = [];
  // No stops in the last kilometre before the office.
  for (let metres = 0; metres < wholeLength - 1000; metres += raster) {
    if (metres > collecting && places.length >= stopCount * choice) break;
    if (canStopAt(pointAt(whole, metres).point)) places.push(metres);
  }
  const [start] = places;
  if (start === undefined || places.length < stopCount * 2) return undefined;
  const first = pointAt(whole, start);
  const points = [first.point, ...whole.slice(first.next)];
  const stops = Array.from({ length: stopCount }, (_, index): PlannedStop => {
    const chosen = Math.floor(((index === 0 ? 0 : index + random.between(0, 0.5)) / stopCount) * places.length);
    const metres = (places[chosen] ?? start) - start;
    const { point } = pointAt(whole, metres + start);
    return { point, neighbourhood: nearest(neighbourhoods, point), metres };
  });
  const length = Math.round(wholeLength - start);
  return { points, length, drivingMinutes: (way.minutes * length) / wholeLength, stops };
}

/** The point at `metres`, and the index of the path's next point. */
function pointAt(points: readonly Point[], metres: number): { readonly point: Point; readonly next: number } {
  let left = metres;
  for (let next = 1; next < points.length; next += 1) {
    const [from, to] = [points[next - 1], points[next]];
    if (!from || !to) break;
    const step = distance(from, to);
    if (left <= step) {
      const share = step === 0 ? 0 : left / step;
      const point = { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
      return { point: rounded(point), next };
    }
    left -= step;
  }
  throw new Error("A stop lies beyond the end of its route");
}
