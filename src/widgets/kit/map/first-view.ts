import { isPosition } from "./basemap/geometry.ts";
import type { Position, Track } from "./types.ts";

/** The fewest positions of which one may be far from all others. */
const FEWEST = 5;
/** Of so many positions one may be left out of the view; at least one. */
const ONE_OF = 20;
/** Metres. */
const FAR = 50_000;
const METRES_PER_DEGREE = 111_320;

/**
 * The positions that decide what a map shows at first: all, without those few that a gap of 50 km, and of half of what the others take
 * up, parts from all others. Somebody does live in Bursa, but the map of Istanbul's routes needn't shrink to a third for them.
 */
export function toSeen(positions: Track): Position[] {
  const known = positions.filter(isPosition);
  if (known.length < FEWEST) return known;
  const most = Math.max(1, Math.floor(known.length / ONE_OF));
  const latitudes = Float64Array.from(known, ([latitude]) => latitude).sort();
  const longitudes = Float64Array.from(known, ([, longitude]) => longitude).sort();
  const middle = latitudes[Math.floor(known.length / 2)] ?? 0;
  const metresEast = METRES_PER_DEGREE * Math.cos((middle * Math.PI) / 180);
  const extent = (sorted: Float64Array) => sorted[known.length - 1 - most]! - sorted[most]!;
  const gap = Math.max(FAR, (extent(latitudes) * METRES_PER_DEGREE) / 2, (extent(longitudes) * metresEast) / 2);
  const [south, north] = withoutFar(latitudes, most, gap / METRES_PER_DEGREE);
  const [west, east] = withoutFar(longitudes, most, gap / metresEast);
  return known.filter(
    ([latitude, longitude]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

/** The least and the greatest value, without up to `most` at each end that a gap parts from the rest. */
function withoutFar(sorted: Float64Array, most: number, gap: number): readonly [number, number] {
  const last = sorted.length - 1;
  let [low, high] = [0, last];
  for (let count = 1; count <= most; count += 1) {
    if (sorted[count]! - sorted[count - 1]! > gap) low = count;
    if (sorted[last - count + 1]! - sorted[last - count]! > gap) high = last - count;
  }
  return [sorted[low]!, sorted[high]!];
}
