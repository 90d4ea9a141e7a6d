const FIRST_CHARACTER = 63;
const LAST_CHARACTER = 126;
const CONTINUES = 0x20;

/** Whether degrees are a place: in their ranges, and not `0,0` (in the Gulf of Guinea), which a device without a GPS fix sends. */
export function isPlace(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
}

/**
 * Calls `visit` with each position in degrees, also with `0,0`, which is no place (`isPlace`); false when the text is not a complete
 * polyline of valid positions.
 */
export function readPolyline(
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
