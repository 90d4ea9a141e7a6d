import { nearest, neighbourhoods, distance, rounded, type Place, type Point } from "../geo/places.ts";
import { lengthOf, type Way } from "../geo/roads.ts";
import type { Random } from "./random.ts";

export interface PlannedStop {
  readonly point: Point;
  readonly neighbourhood: Place;
  /** Metres from the first stop along the route. */
  readonly metres: number;
}

/** A route on the way to the office; the evening drives it backwards. */
export interface RoutePlan {
  readonly points: readonly Point[];
  readonly length: number;
  /** Without traffic and without stopping. */
  readonly drivingMinutes: number;
  readonly stops: readonly PlannedStop[];
}

/** People get on in the first part of the way, then the shuttle drives through. */
const collectingShare = 0.55;
const collectingLimit = 14_000;

export function planRoute(way: Way, office: Point, stopCount: number, random: Random): RoutePlan {
  const points = [...way.points, office].map(rounded);
  const length = Math.round(lengthOf(points));
  const spacing = Math.min(length * collectingShare, collectingLimit) / stopCount;
  const stops = Array.from({ length: stopCount }, (_, index): PlannedStop => {
    const metres = index === 0 ? 0 : Math.round(spacing * (index + random.between(0, 0.5)));
    const point = pointAt(points, metres);
    return { point, neighbourhood: nearest(neighbourhoods, point), metres };
  });
  return { points, length, drivingMinutes: way.minutes, stops };
}

function pointAt(points: readonly Point[], metres: number): Point {
  let left = metres;
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index]];
    if (!from || !to) break;
    const step = distance(from, to);
    if (left <= step) {
      const share = step === 0 ? 0 : left / step;
      return rounded({ lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share });
    }
    left -= step;
  }
  throw new Error("A stop lies beyond the end of its route");
}
