import { isPlace, readPolyline } from "../../../../core/routes/polyline.ts";
import { worldX, worldY, type Coordinates } from "../basemap/geometry.ts";
import type { Position } from "../types.ts";

/**
 * Decodes an encoded polyline, with null where a position is no place. The provider also sends null, "" and truncated texts, so anything
 * that is not a complete polyline of valid positions gives an empty list instead of an error or a line across the world.
 */
export function decodePolyline(encoded: unknown, precision = 5): (Position | null)[] {
  if (typeof encoded !== "string") return [];
  const track: (Position | null)[] = [];
  const isWhole = readPolyline(encoded, precision, (latitude, longitude) =>
    track.push(isPlace(latitude, longitude) ? [latitude, longitude] : null),
  );
  return isWhole ? track : [];
}

/** The pieces of the same in world units, without an object per position: a thousand lines have 150 000 positions. */
export function decodeCoordinates(encoded: unknown, precision = 5): Coordinates[] {
  if (typeof encoded !== "string") return [];
  // A position takes two characters at least.
  const coordinates = new Float64Array(encoded.length);
  const pieces: Coordinates[] = [];
  let start = 0;
  let length = 0;
  const endPiece = (): void => {
    if (length - start >= 4) pieces.push(coordinates.slice(start, length));
    start = length;
  };
  const isWhole = readPolyline(encoded, precision, (latitude, longitude) => {
    if (!isPlace(latitude, longitude)) return endPiece();
    coordinates[length] = worldX(longitude);
    coordinates[length + 1] = worldY(latitude);
    length += 2;
  });
  endPiece();
  return isWhole ? pieces : [];
}
