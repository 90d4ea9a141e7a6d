import { bearingTo, distance, type Point } from "../geo/places.ts";
import { decodePolyline } from "../geo/polyline.ts";

/** A path with positions by metres from its beginning. */
export class Road {
  readonly #points: readonly Point[];
  /** Metres from the beginning to each point. */
  readonly #metres: readonly number[];
  readonly length: number;

  constructor(polyline: string) {
    this.#points = decodePolyline(polyline);
    let total = 0;
    this.#metres = this.#points.map((point, index) => {
      const before = this.#points[index - 1];
      total += before ? distance(before, point) : 0;
      return total;
    });
    this.length = total;
  }

  /** The point at `metres` and the direction of the road there (radians, 0 = north, clockwise). */
  at(metres: number): { readonly point: Point; readonly bearing: number } {
    const index = this.#segmentAt(metres);
    const [from, to] = [this.#pointAt(index), this.#pointAt(index + 1)];
    const share = this.#shareOf(index, metres);
    const point = { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
    return { point, bearing: bearingTo(from, to) };
  }

  /** Metres along the road to the position nearest to a point, not before `from`. */
  metresTo(point: Point, from = 0): number {
    let best = from;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (let index = this.#segmentAt(from); index < this.#points.length - 1; index += 1) {
      const metres = Math.max(from, this.#nearestOnSegment(index, point));
      const away = distance(this.at(metres).point, point);
      if (away >= bestDistance) continue;
      best = metres;
      bestDistance = away;
    }
    return best;
  }

  #nearestOnSegment(index: number, point: Point): number {
    const [from, to] = [this.#pointAt(index), this.#pointAt(index + 1)];
    const [start = 0, end = 0] = [this.#metres[index], this.#metres[index + 1]];
    const shrink = Math.cos((from.lat * Math.PI) / 180);
    const [x, y] = [(to.lng - from.lng) * shrink, to.lat - from.lat];
    const square = x * x + y * y;
    if (square === 0) return start;
    const share = ((point.lng - from.lng) * shrink * x + (point.lat - from.lat) * y) / square;
    return start + (end - start) * Math.min(Math.max(share, 0), 1);
  }

  /** Index of the first point of the segment at `metres`. */
  #segmentAt(metres: number): number {
    let low = 0;
    let high = this.#points.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#metres[middle] ?? 0) <= metres) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #shareOf(index: number, metres: number): number {
    const [start = 0, end = 0] = [this.#metres[index], this.#metres[index + 1]];
    return end > start ? Math.min(Math.max((metres - start) / (end - start), 0), 1) : 0;
  }

  #pointAt(index: number): Point {
    const point = this.#points[index];
    if (!point) throw new Error("A road needs at least two points");
    return point;
  }
}
