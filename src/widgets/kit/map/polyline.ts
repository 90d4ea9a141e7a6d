import type { Position } from "./types.ts";

const FIRST_CHARACTER = 63;
const LAST_CHARACTER = 126;
const CONTINUES = 0x20;

/**
 * Decodes an encoded polyline. The provider sends null, "" and cut-off texts, so anything that is not a whole
 * polyline of real positions gives an empty list instead of an error or a line across the world.
 */
export function decodePolyline(encoded: unknown, precision = 5): Position[] {
  if (typeof encoded !== "string") return [];
  const factor = 10 ** precision;
  const positions: Position[] = [];
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
    if (north === null || east === null) return [];
    latitude += north;
    longitude += east;
    if (Math.abs(latitude) > 90 * factor || Math.abs(longitude) > 180 * factor) return [];
    positions.push([latitude / factor, longitude / factor]);
  }
  return positions;
}
