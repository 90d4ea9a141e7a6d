import { boxOf, isPosition, toPath, worldSize, type Coordinates, type Path } from "../basemap/geometry.ts";
import { decodeCoordinates } from "./polyline.ts";
import { simplify } from "./simplify.ts";
import type { MapLine } from "../types.ts";

/** A path with simplified versions for far views. */
export interface Way extends Path {
  /** The path simplified to what is visible at a zoom level; computed at first use. */
  at(zoom: number): Coordinates;
}

/** Pixels; a smaller deviation from the straight line is invisible. */
const TOLERANCE = 0.7;
/** Zoom level from which nothing is simplified. */
const FULL_DETAIL = 16;

function createWay(coordinates: Coordinates): Way {
  const levels: Coordinates[] = [];
  return {
    coordinates,
    box: boxOf(coordinates),
    at(zoom) {
      const level = Math.max(0, Math.ceil(zoom));
      if (level >= FULL_DETAIL) return coordinates;
      levels[level] ??= simplify(coordinates, TOLERANCE / worldSize(level));
      return levels[level];
    },
  };
}

/** The path of a line; invalid positions are left out. Null when fewer than two remain. */
export function toWay({ points, polyline }: Pick<MapLine, "points" | "polyline">): Way | null {
  const coordinates = points ? toPath(points.filter(isPosition)).coordinates : decodeCoordinates(polyline);
  return coordinates.length >= 4 ? createWay(coordinates) : null;
}
