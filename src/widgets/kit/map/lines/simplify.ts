import type { Coordinates } from "../basemap/geometry.ts";

/** Drops positions nearer to the previous one than the tolerance: a cheap first pass that removes most positions of far views. */
function thin(coordinates: Coordinates, tolerance: number): Coordinates {
  const last = coordinates.length - 2;
  const kept = new Float64Array(coordinates.length);
  const nearest = tolerance * tolerance;
  kept[0] = coordinates[0]!;
  kept[1] = coordinates[1]!;
  let length = 2;
  for (let index = 2; index <= last; index += 2) {
    const x = coordinates[index]!;
    const y = coordinates[index + 1]!;
    const distance = (x - kept[length - 2]!) ** 2 + (y - kept[length - 1]!) ** 2;
    if (distance < nearest && index < last) continue;
    kept[length] = x;
    kept[length + 1] = y;
    length += 2;
  }
  return kept.subarray(0, length);
}

/** Index of the position farthest from the straight line between two others; 0 when none is farther than the tolerance. */
function farthest(coordinates: Coordinates, from: number, to: number, tolerance: number): number {
  const fromX = coordinates[from]!;
  const fromY = coordinates[from + 1]!;
  const stepX = coordinates[to]! - fromX;
  const stepY = coordinates[to + 1]! - fromY;
  const length = stepX * stepX + stepY * stepY;
  let best = 0;
  let bestDistance = tolerance * tolerance;
  for (let index = from + 2; index < to; index += 2) {
    const x = coordinates[index]! - fromX;
    const y = coordinates[index + 1]! - fromY;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (x * stepX + y * stepY) / length));
    const distance = (x - share * stepX) ** 2 + (y - share * stepY) ** 2;
    if (distance <= bestDistance) continue;
    bestDistance = distance;
    best = index;
  }
  return best;
}

/** Douglas–Peucker: no position of the path lies farther from the result than the tolerance. Both ends stay. */
export function simplify(coordinates: Coordinates, tolerance: number): Coordinates {
  const thinned = thin(coordinates, tolerance);
  const last = thinned.length - 2;
  if (last < 4) return thinned.slice();
  const keeps = new Uint8Array(thinned.length / 2);
  keeps[0] = 1;
  keeps[last / 2] = 1;
  const open = [0, last];
  let count = 2;
  while (open.length > 0) {
    const to = open.pop()!;
    const from = open.pop()!;
    const middle = farthest(thinned, from, to, tolerance);
    if (middle === 0) continue;
    keeps[middle / 2] = 1;
    count += 1;
    open.push(from, middle, middle, to);
  }
  const result = new Float64Array(count * 2);
  let length = 0;
  for (let index = 0; index <= last; index += 2) {
    if (keeps[index / 2] === 0) continue;
    result[length] = thinned[index]!;
    result[length + 1] = thinned[index + 1]!;
    length += 2;
  }
  return result;
}
