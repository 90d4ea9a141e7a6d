import { worldSize, worldX, worldY } from "../geometry.ts";
import type { MapMarker } from "../types.ts";
import { sizeOf } from "./marker-icons.ts";

/** A marker with its position in world units and its offset from there in pixels. */
export interface SpreadMarker {
  readonly marker: MapMarker;
  readonly x: number;
  readonly y: number;
  readonly offset: Offset;
}

/** Whether a line leads from where it is drawn to its position; a label is read where it is. */
export const hasLeader = ({ marker, offset }: SpreadMarker): boolean =>
  marker.kind !== "label" && (offset.x !== 0 || offset.y !== 0);

/** Priority, the lowest first: offices, the home with a halo and the selected pin, the selected sign or home, other pins, signs and starts, homes, labels. */
function rankOf(marker: MapMarker): number {
  if ((marker.kind === "pin" && marker.selected) || (marker.kind === "home" && marker.halo)) return 0;
  if ((marker.kind === "sign" || marker.kind === "home") && marker.selected) return 1;
  return { office: 0, people: 1, pin: 2, sign: 3, start: 3, home: 4, label: 5 }[marker.kind];
}

/** Positions of the markers at a zoom level so that none covers another. In the given order. */
export function spreadMarkers(markers: readonly MapMarker[], zoom: number, family: string): SpreadMarker[] {
  const scale = worldSize(zoom);
  const points = markers.map((marker) => ({
    marker,
    x: worldX(marker.position[1]),
    y: worldY(marker.position[0]),
  }));
  const ranked = points
    .map((point, index) => ({ ...point, index, rank: rankOf(point.marker) }))
    .sort((one, other) => one.rank - other.rank || one.index - other.index);
  const offsets = spread(
    ranked.map(({ marker, x, y, rank }) => ({
      x: x * scale,
      y: y * scale,
      ...sizeOf(marker, family),
      isFixed: rank === 0,
    })),
  );
  const offsetAt = new Map(ranked.map(({ index }, position) => [index, offsets[position] ?? { x: 0, y: 0 }]));
  return points.map((point, index) => ({ ...point, offset: offsetAt.get(index) ?? { x: 0, y: 0 } }));
}

export function markerBoxes(markers: readonly MapMarker[], zoom: number, family: string): PixelBox[] {
  const scale = worldSize(zoom);
  return spreadMarkers(markers, zoom, family).map(({ marker, x, y, offset }) => {
    const { width, height } = sizeOf(marker, family);
    return boxAround(x * scale + offset.x, y * scale + offset.y, width, height);
  });
}

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

/** Left, top, right, bottom in pixels. */
export type PixelBox = readonly [left: number, top: number, right: number, bottom: number];

export interface Occupancy {
  isFree(box: PixelBox): boolean;
  take(box: PixelBox): void;
}

const CELL = 64;
/** Bits of column and row in a cell's key: cells with the same key lie 2 million pixels apart. */
const BITS = 15;
const MASK = (1 << BITS) - 1;

const meet = (one: PixelBox, other: PixelBox): boolean =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

/** Occupied boxes in a grid, so that twenty thousand are placed in milliseconds. */
export function createOccupancy(): Occupancy {
  const cells = new Map<number, PixelBox[]>();

  function someCell([left, top, right, bottom]: PixelBox, visit: (key: number) => boolean): boolean {
    const lastColumn = Math.floor(right / CELL);
    const lastRow = Math.floor(bottom / CELL);
    for (let column = Math.floor(left / CELL); column <= lastColumn; column += 1) {
      for (let row = Math.floor(top / CELL); row <= lastRow; row += 1) {
        if (visit(((column & MASK) << BITS) | (row & MASK))) return true;
      }
    }
    return false;
  }

  return {
    isFree: (box) => !someCell(box, (key) => cells.get(key)?.some((other) => meet(box, other)) ?? false),
    take(box) {
      someCell(box, (key) => {
        const boxes = cells.get(key);
        if (boxes) boxes.push(box);
        else cells.set(key, [box]);
        return false;
      });
    },
  };
}
