import coast from "../../../src/widgets/kit/map/data/coast-pack.json";
import type { Point } from "./places.ts";
import { decodePolyline } from "./polyline.ts";

interface Ring {
  readonly points: readonly Point[];
  readonly south: number;
  readonly north: number;
}

function toRing(encoded: string): Ring {
  const points = decodePolyline(encoded);
  const latitudes = points.map(({ lat }) => lat);
  return { points, south: Math.min(...latitudes), north: Math.max(...latitudes) };
}

// The first ring of a polygon is its outline, the others are holes: an even number of crossings is outside either way.
const land = coast.land.map((rings) => rings.map(toRing));
const lakes = coast.lake.map((rings) => rings.map(toRing));

/** Whether a point is on land, by the coast of the built-in base map. */
export function isOnLand(point: Point): boolean {
  return land.some((polygon) => isWithin(polygon, point)) && !lakes.some((polygon) => isWithin(polygon, point));
}

function isWithin(polygon: readonly Ring[], point: Point): boolean {
  let crossings = 0;
  for (const ring of polygon) {
    if (point.lat >= ring.south && point.lat <= ring.north) crossings += crossingsOf(ring.points, point);
  }
  return crossings % 2 === 1;
}

/** How often a ray to the east crosses the ring. */
function crossingsOf(points: readonly Point[], { lat, lng }: Point): number {
  let crossings = 0;
  let from = points.at(-1);
  for (const to of points) {
    if (from && from.lat > lat !== to.lat > lat) {
      const share = (lat - from.lat) / (to.lat - from.lat);
      if (from.lng + (to.lng - from.lng) * share > lng) crossings += 1;
    }
    from = to;
  }
  return crossings;
}
