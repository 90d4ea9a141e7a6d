import type { Coordinates } from "../basemap/geometry.ts";

/** Longest miter, as a multiple of the offset: at a hairpin turn the offset path would run far away from the path. */
const LONGEST_CORNER = 2;

/**
 * A path parallel to the given one, `distance` to the right of its direction (negative: to the left), in the same unit. Corners
 * keep the distance; repeated positions are allowed.
 */
export function offsetWay(coordinates: Coordinates, distance: number): Coordinates {
  if (distance === 0) return coordinates;
  const last = coordinates.length - 2;
  const result = new Float64Array(coordinates.length);
  let stepX = 0;
  let stepY = 0;
  for (let index = 0; index <= last; index += 2) {
    const x = coordinates[index]!;
    const y = coordinates[index + 1]!;
    const beforeX = stepX;
    const beforeY = stepY;
    if (index < last) {
      const nextX = coordinates[index + 2]! - x;
      const nextY = coordinates[index + 3]! - y;
      const length = Math.sqrt(nextX * nextX + nextY * nextY);
      if (length > 0) {
        stepX = nextX / length;
        stepY = nextY / length;
      }
    }
    const isEnd = (beforeX === 0 && beforeY === 0) || index === last;
    const sumX = isEnd ? stepX : beforeX + stepX;
    const sumY = isEnd ? stepY : beforeY + stepY;
    const square = sumX * sumX + sumY * sumY;
    // Miter: a corner this much farther out keeps both segments at `distance` (1 / cos of half the turn).
    const out = isEnd ? 1 : Math.min(LONGEST_CORNER, 2 / Math.sqrt(square || 1));
    const unit = square === 0 ? 0 : (distance * out) / Math.sqrt(square);
    result[index] = x - sumY * unit;
    result[index + 1] = y + sumX * unit;
  }
  return result;
}
