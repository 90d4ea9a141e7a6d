import { isPlace, readPolyline } from "./polyline.ts";

/** Metres: mean radius of the earth (IUGG). */
const earthRadius = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Metres along an encoded polyline of precision 5, on a sphere, straight where a point is no place; null when it isn't one, or has fewer
 * than two places.
 */
export function readPolylineLength(encoded: string | null): number | null {
  if (encoded === null) return null;
  let metres = 0;
  let last: readonly [number, number] | null = null;
  let points = 0;
  const isWhole = readPolyline(encoded, 5, (latitude, longitude) => {
    if (!isPlace(latitude, longitude)) return;
    if (last) metres += distance(last[0], last[1], latitude, longitude);
    last = [latitude, longitude];
    points += 1;
  });
  return isWhole && points > 1 ? metres : null;
}

/** Haversine formula. */
function distance(latitude1: number, longitude1: number, latitude2: number, longitude2: number): number {
  const [north, east] = [radians(latitude2 - latitude1) / 2, radians(longitude2 - longitude1) / 2];
  const chord =
    Math.sin(north) ** 2 + Math.cos(radians(latitude1)) * Math.cos(radians(latitude2)) * Math.sin(east) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}
