import { distance, type Point, rounded } from "./places.ts";

/** A point on a path: its position, its distance from the path's start, and its distance from the point searched for. */
export interface OnWay {
  readonly point: Point;
  /** Metres from the beginning of the way. */
  readonly along: number;
  /** Metres in a straight line to the point searched for. */
  readonly away: number;
  /** Index of the path's next point. */
  readonly index: number;
}

/** The point of the path that is nearest to `place`, at least `from` metres from the start. Undefined if the path is shorter. */
export function nearestOnWay(points: readonly Point[], place: Point, from = 0): OnWay | undefined {
  let best: OnWay | undefined;
  let passed = 0;
  for (let index = 1; index < points.length; index += 1) {
    const [start, end] = [points[index - 1], points[index]];
    if (!start || !end) break;
    const length = distance(start, end);
    if (passed + length >= from && length > 0) {
      const least = Math.max(0, (from - passed) / length);
      const share = Math.min(1, Math.max(least, shareNearest(start, end, place)));
      const point = rounded({
        lat: start.lat + (end.lat - start.lat) * share,
        lng: start.lng + (end.lng - start.lng) * share,
      });
      const away = distance(point, place);
      if (!best || away < best.away) best = { point, along: passed + length * share, away, index };
    }
    passed += length;
  }
  return best;
}

/** Position of the nearest point along the segment, 0 to 1. */
function shareNearest(start: Point, end: Point, place: Point): number {
  const shrink = Math.cos((place.lat * Math.PI) / 180);
  const [x, y] = [(end.lng - start.lng) * shrink, end.lat - start.lat];
  const [placeX, placeY] = [(place.lng - start.lng) * shrink, place.lat - start.lat];
  return (placeX * x + placeY * y) / (x * x + y * y);
}
