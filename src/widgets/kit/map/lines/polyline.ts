import { readPolyline } from "../../../../core/routes/polyline.ts";
import { worldX, worldY, type Coordinates } from "../basemap/geometry.ts";
import type { Position } from "../types.ts";

/**
 * Decodes an encoded polyline. The provider also sends null, "" and truncated texts, so anything that is not a complete
 * polyline of valid positions gives an empty list instead of an error or a line across the world.
 */
export function decodePolyline(encoded: unknown, precision = 5): Position[] {
  if (typeof encoded !== "string") return [];
  const positions: Position[] = [];
  return readPolyline(encoded, precision, (latitude, longitude) => positions.push([latitude, longitude]))
    ? positions
    : [];
}

/** The same in world units, without an object per position: a thousand lines have 150 000 positions. */
export function decodeCoordinates(encoded: unknown, precision = 5): Coordinates {
  if (typeof encoded !== "string") return new Float64Array(0);
  // A position takes two characters at least.
  const coordinates = new Float64Array(encoded.length);
  let length = 0;
  const isWhole = readPolyline(encoded, precision, (latitude, longitude) => {
    coordinates[length] = worldX(longitude);
    coordinates[length + 1] = worldY(latitude);
    length += 2;
  });
  return isWhole ? coordinates.slice(0, length) : new Float64Array(0);
}
