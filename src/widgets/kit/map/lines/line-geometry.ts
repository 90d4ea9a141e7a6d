import {
  type Box,
  boxOf,
  type Coordinates,
  decodeCoordinates,
  type Frame,
  isPosition,
  toPath,
  worldSize,
} from "../geometry.ts";
import type { MapLine, Position, Track } from "../types.ts";
import type { OffsetOf } from "./lanes.ts";

/** A path in one piece or several, each of two positions at least, with simplified versions for far views. */
export interface Way {
  readonly pieces: readonly Coordinates[];
  readonly box: Box;
  /** The pieces simplified to what is visible at a zoom level; computed at first use. */
  at(zoom: number): readonly Coordinates[];
}

/** Pixels; a smaller deviation from the straight line is invisible. */
const TOLERANCE = 0.7;
/** Zoom level from which nothing is simplified. */
const FULL_DETAIL = 16;

function createWay(pieces: readonly Coordinates[]): Way {
  const levels: (readonly Coordinates[])[] = [];
  return {
    pieces,
    box: joinBoxes(pieces.map(boxOf)),
    at(zoom) {
      const level = Math.max(0, Math.ceil(zoom));
      if (level >= FULL_DETAIL) return pieces;
      levels[level] ??= pieces.map((piece) => simplify(piece, TOLERANCE / worldSize(level)));
      return levels[level];
    },
  };
}

const joinBoxes = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([west]) => west)),
  Math.min(...boxes.map(([, north]) => north)),
  Math.max(...boxes.map(([, , east]) => east)),
  Math.max(...boxes.map(([, , , south]) => south)),
];

/** Splits a track where a position isn't known; a piece of one position is left out, since it is no line. */
function toPieces(track: Track): Coordinates[] {
  const pieces: Position[][] = [[]];
  for (const position of track) {
    if (isPosition(position)) pieces.at(-1)?.push(position);
    else pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1).map((piece) => toPath(piece).coordinates);
}

/** The path of a line; null when no two positions follow each other. */
export function toWay({ points, polyline }: Pick<MapLine, "points" | "polyline">): Way | null {
  const pieces = points ? toPieces(points) : decodeCoordinates(polyline);
  return pieces.length > 0 ? createWay(pieces) : null;
}

/** A line with its path in world units. */
export interface LineShape {
  readonly line: MapLine;
  readonly path: Way;
}

/** Paths by their source object, as long as the parent keeps that: undoing a filter decodes nothing again. */
export type KnownWays = WeakMap<object, Way>;

/**
 * The shapes of `lines`, in their order. Unchanged paths are reused, so that a hover or a filter over a thousand lines decodes
 * and projects nothing.
 */
export function syncShapes(
  before: ReadonlyMap<string, LineShape>,
  lines: readonly MapLine[],
  known: KnownWays = new WeakMap(),
): Map<string, LineShape> {
  const shapes = new Map<string, LineShape>();
  for (const line of lines) {
    const old = before.get(line.id);
    const source = line.points ?? line;
    const isSameWay = old && old.line.points === line.points && old.line.polyline === line.polyline;
    const path = isSameWay ? old.path : (known.get(source) ?? toWay(line));
    if (!path) continue;
    known.set(source, path);
    shapes.set(line.id, old?.line === line ? old : { line, path });
  }
  return shapes;
}

/** Squared distance from a point to the segment that ends at `index`, offset by `offset` to the right of its direction. */
function squaredDistance(
  placeX: number,
  placeY: number,
  coordinates: Coordinates,
  index: number,
  offset: number,
): number {
  const fromX = coordinates[index - 2]!;
  const fromY = coordinates[index - 1]!;
  const stepX = coordinates[index]! - fromX;
  const stepY = coordinates[index + 1]! - fromY;
  const length = stepX * stepX + stepY * stepY;
  // Moves the point to the left instead of the segment to the right.
  const unit = length === 0 ? 0 : offset / Math.sqrt(length);
  const x = placeX + stepY * unit;
  const y = placeY - stepX * unit;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * stepX + (y - fromY) * stepY) / length));
  return (fromX + share * stepX - x) ** 2 + (fromY + share * stepY - y) ** 2;
}

/** The selectable line nearest to a point in the frame, at most `tolerance` pixels away; among equals the topmost. */
export function nearestLine(
  shapes: Iterable<LineShape>,
  frame: Pick<Frame, "scale" | "offsetX" | "offsetY">,
  {
    x,
    y,
    zoom,
    tolerance,
    offsetOf,
  }: {
    readonly x: number;
    readonly y: number;
    readonly zoom: number;
    readonly tolerance: number;
    readonly offsetOf: OffsetOf;
  },
): string | null {
  const worldX = (x + frame.offsetX) / frame.scale;
  const worldY = (y + frame.offsetY) / frame.scale;
  const reach = tolerance / frame.scale;
  let best: string | null = null;
  let isBestFaded = true;
  let bestDistance = reach * reach;
  for (const shape of shapes) {
    const { line, path } = shape;
    const { box } = path;
    const offset = offsetOf(shape, zoom) / frame.scale;
    const around = reach + Math.abs(offset);
    if (worldX < box[0] - around || worldX > box[2] + around || worldY < box[1] - around || worldY > box[3] + around)
      continue;
    const isFaded = line.faded ?? false;
    if (line.selectable === false || (isFaded && !isBestFaded)) continue;
    let nearest = reach * reach;
    let isMet = false;
    for (const coordinates of path.at(zoom)) {
      for (let index = 2; index < coordinates.length; index += 2) {
        const distance = squaredDistance(worldX, worldY, coordinates, index, offset);
        if (distance > nearest) continue;
        nearest = distance;
        isMet = true;
      }
    }
    if (!isMet || (nearest > bestDistance && isBestFaded === isFaded)) continue;
    bestDistance = nearest;
    best = line.id;
    isBestFaded = isFaded;
  }
  return best;
}

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
