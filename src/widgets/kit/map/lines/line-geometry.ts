import { type Box, boxOf, type Coordinates, type Frame, isPosition, toPath, worldSize } from "../basemap/geometry.ts";
import type { OffsetOf } from "./lanes.ts";
import type { MapLine, Position, Track } from "../types.ts";
import { decodeCoordinates } from "./polyline.ts";
import { simplify } from "./simplify.ts";

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
