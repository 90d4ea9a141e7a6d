import { createOccupancy, type Occupancy, type PixelBox } from "./occupancy.ts";

/** Something whose middle belongs at a position; all in pixels. */
export interface SpreadItem {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Never moved, even when it covers others. */
  readonly isFixed?: boolean;
}

/** Pixels by which an item was moved away from its position. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

export const HERE: Offset = { x: 0, y: 0 };

const RADII = [22, 30, 40, 52, 66, 82];
const DIRECTIONS = 12;
/** Radians between the start directions of consecutive items: never the same direction twice, and deterministic. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Pixels between two neighbours. */
const GAP = 1;

export const boxAround = (x: number, y: number, width: number, height: number): PixelBox => [
  x - width / 2 - GAP,
  y - height / 2 - GAP,
  x + width / 2 + GAP,
  y + height / 2 + GAP,
];

/** The nearest free spot around a position, first in the direction `angle`, then to both sides of it; null when all are taken. */
export function findSpot(item: SpreadItem, occupancy: Occupancy, angle: number): Offset | null {
  for (const radius of RADII) {
    for (let step = 0; step < DIRECTIONS; step += 1) {
      const side = step % 2 === 0 ? -1 : 1;
      const direction = angle + side * Math.ceil(step / 2) * ((2 * Math.PI) / DIRECTIONS);
      const x = Math.round(Math.cos(direction) * radius);
      const y = Math.round(Math.sin(direction) * radius);
      if (occupancy.isFree(boxAround(item.x + x, item.y + y, item.width, item.height))) return { x, y };
    }
  }
  return null;
}

/**
 * Moves items that would cover each other to free spots around their positions. The earlier in the list, the nearer to its
 * position; fixed items come first. Deterministic.
 */
export function spread(items: readonly SpreadItem[]): Offset[] {
  const occupancy = createOccupancy();
  const offsets: Offset[] = items.map(() => HERE);
  const fixed = items.filter(({ isFixed }) => isFixed);
  for (const { x, y, width, height } of fixed) occupancy.take(boxAround(x, y, width, height));
  items.forEach((item, index) => {
    if (item.isFixed) return;
    const { x, y, width, height } = item;
    if (!occupancy.isFree(boxAround(x, y, width, height))) {
      offsets[index] = findSpot(item, occupancy, awayFrom(item, fixed) ?? index * GOLDEN_ANGLE) ?? HERE;
    }
    const offset = offsets[index] ?? HERE;
    occupancy.take(boxAround(x + offset.x, y + offset.y, width, height));
  });
  return offsets;
}

/** The direction away from the fixed item that is covered; so a home goes to the side of the pin on which it lies. */
function awayFrom(item: SpreadItem, fixed: readonly SpreadItem[]): number | null {
  const blocker = fixed.find(
    ({ x, y, width, height }) =>
      Math.abs(x - item.x) < (width + item.width) / 2 + GAP && Math.abs(y - item.y) < (height + item.height) / 2 + GAP,
  );
  if (!blocker || Math.hypot(item.x - blocker.x, item.y - blocker.y) < 1) return null;
  return Math.atan2(item.y - blocker.y, item.x - blocker.x);
}
