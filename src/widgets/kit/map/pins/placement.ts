import { isPosition, worldSize, worldX, worldY } from "../geometry.ts";
import type { LineShape } from "../lines/line-geometry.ts";
import {
  boxAround,
  createOccupancy,
  findSpot,
  HERE,
  type Occupancy,
  type Offset,
  type PixelBox,
} from "../markers/spread.ts";
import type { MapPin } from "../types.ts";
import { PILL_HEIGHT } from "./pill.ts";

/** A pin as it is drawn. */
export interface PinMark {
  readonly index: number;
  /** In world units. */
  readonly x: number;
  readonly y: number;
  readonly kind: "pill" | "dot";
  /** From its position, in pixels. */
  readonly offset: Offset;
}

interface PlacementInput {
  readonly field: PinField;
  readonly shown: Uint8Array;
  readonly zoom: number;
  readonly widthOf: (text: string) => number;
  /** What the markers cover, in pixels of the world at `levelOf(zoom)`. */
  readonly taken: readonly PixelBox[];
}

/** Zoom levels from which pins are drawn, as dots, and from which as pills where there is room. */
const DOTS_FROM = 11.5;
const PILLS_FROM = 13;
/** Zoom level from which pins at one position are shown side by side. */
const SPREAD_FROM = 15.5;
/** Pixels kept free around a pill, so that the lines stay visible. */
const PILL_GAP = 8;
const DOT_CELL = 9;
const DOT_CELL_BITS = 15;

/** Placements are computed for half zoom levels: up to the next one, marks only move apart. */
export const levelOf = (zoom: number): number => Math.floor(zoom * 2) / 2;

/**
 * Chooses how each pin is shown. Depends only on the zoom level and the pins, never on the part of the map that is in view,
 * so that nothing changes while the map is dragged.
 */
export function placePins({ field, shown, zoom, widthOf, taken }: PlacementInput): PinMark[] {
  const level = levelOf(zoom);
  const scale = worldSize(level);
  const occupancy = createOccupancy();
  for (const box of taken) occupancy.take(box);
  const pills: PinMark[] = [];
  const rest: number[] = [];
  const { pins, x, y } = field;

  pins.forEach(({ text, isFarSeen = false }, index) => {
    if (shown[index] === 0 || (level < DOTS_FROM && !isFarSeen)) return;
    const [placeX, placeY] = [x[index]!, y[index]!];
    const offset =
      level < PILLS_FROM ? null : placePill(occupancy, placeX * scale, placeY * scale, widthOf(text), level, index);
    if (offset) pills.push({ index, x: placeX, y: placeY, kind: "pill", offset });
    else rest.push(index);
  });
  return [...placeDots(field, rest, level), ...pills];
}

function placePill(
  occupancy: Occupancy,
  x: number,
  y: number,
  width: number,
  level: number,
  index: number,
): Offset | null {
  const gap = level >= SPREAD_FROM ? 0 : PILL_GAP;
  const size = { width: width + gap, height: PILL_HEIGHT + gap };
  const isFree = occupancy.isFree(boxAround(x, y, size.width, size.height));
  const offset = isFree ? HERE : level >= SPREAD_FROM ? findSpot({ x, y, ...size }, occupancy, index) : null;
  if (offset) occupancy.take(boxAround(x + offset.x, y + offset.y, size.width, size.height));
  return offset;
}

/** At most one dot per grid cell, so that dots don't merge. */
function placeDots({ x, y }: PinField, indices: readonly number[], level: number): PinMark[] {
  const size = worldSize(level) / DOT_CELL;
  const mask = (1 << DOT_CELL_BITS) - 1;
  const cells = new Set<number>();
  const dots: PinMark[] = [];
  for (const index of indices) {
    const cell = ((Math.floor(x[index]! * size) & mask) << DOT_CELL_BITS) | (Math.floor(y[index]! * size) & mask);
    if (cells.has(cell)) continue;
    cells.add(cell);
    dots.push({ index, x: x[index]!, y: y[index]!, kind: "dot", offset: HERE });
  }
  return dots;
}

/** All pins with their positions in world units, as typed arrays. */
export interface PinField {
  readonly pins: readonly MapPin[];
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export function createPinField(pins: readonly MapPin[]): PinField {
  const x = new Float64Array(pins.length);
  const y = new Float64Array(pins.length);
  pins.forEach(({ position }, index) => {
    const isUsable = isPosition(position);
    const [latitude, longitude] = position;
    x[index] = isUsable ? worldX(longitude) : Number.NaN;
    y[index] = isUsable ? worldY(latitude) : Number.NaN;
  });
  return { pins, x, y };
}

/** 1 for each pin that is drawn, else 0: its line isn't shown or is faded, or a marker shows it already. */
export function shownPins(
  { pins, x }: PinField,
  shapes: ReadonlyMap<string, LineShape>,
  isMarker: (id: string) => boolean,
): Uint8Array {
  const shown = new Uint8Array(pins.length);
  pins.forEach(({ id, lineId, faded }, index) => {
    const line = lineId === undefined ? undefined : shapes.get(lineId)?.line;
    if ((lineId !== undefined && !line) || Number.isNaN(x[index]) || isMarker(id)) return;
    shown[index] = (faded ?? line?.faded ?? false) ? 0 : 1;
  });
  return shown;
}
