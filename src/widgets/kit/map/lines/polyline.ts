import { worldX, worldY, type Coordinates } from "../basemap/geometry.ts";
import type { Position } from "../types.ts";

const FIRST_CHARACTER = 63;
const LAST_CHARACTER = 126;
const CONTINUES = 0x20;

/** Calls `visit` with each position in degrees; false when the text is not a complete polyline of valid positions. */
function readPolyline(
  encoded: string,
  precision: number,
  visit: (latitude: number, longitude: number) => void,
): boolean {
  const factor = 10 ** precision;
  let index = 0;
  let latitude = 0;
  let longitude = 0;

  const readNumber = (): number | null => {
    let value = 0;
    for (let shift = 0; shift <= 30; shift += 5) {
      const code = encoded.charCodeAt(index);
      if (!(code >= FIRST_CHARACTER && code <= LAST_CHARACTER)) return null;
      index += 1;
      const bits = code - FIRST_CHARACTER;
      value |= (bits & 0x1f) << shift;
      if (bits < CONTINUES) return value & 1 ? ~(value >> 1) : value >> 1;
    }
    return null;
  };

  while (index < encoded.length) {
    const north = readNumber();
    const east = north === null ? null : readNumber();
    if (north === null || east === null) return false;
    latitude += north;
    longitude += east;
    if (Math.abs(latitude) > 90 * factor || Math.abs(longitude) > 180 * factor) return false;
    visit(latitude / factor, longitude / factor);
  }
  return true;
}

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

/** The same in world units, without an object per position: a thousand routes have 150 000 positions. */
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
