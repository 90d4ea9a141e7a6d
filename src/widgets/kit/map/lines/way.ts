import { boxOf, isPosition, toPath, worldSize, type Box, type Coordinates } from "../basemap/geometry.ts";
import { decodeCoordinates } from "./polyline.ts";
import { simplify } from "./simplify.ts";
import type { MapLine, Position, Track } from "../types.ts";

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
