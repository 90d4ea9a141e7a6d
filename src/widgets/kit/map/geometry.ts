import { isPlace, readPolyline } from "../../../core/routes/polyline.ts";
import type { Position } from "./types.ts";

/** Alternating x and y in world units: 0 … 1 over the whole web Mercator square. */
export type Coordinates = Float64Array;

/** West, north, east, south in world units. */
export type Box = readonly [west: number, north: number, east: number, south: number];

/** Whether a position is known and a place; the provider also sends others. */
export const isPosition = (position: Position | null): position is Position =>
  position !== null && isPlace(position[0], position[1]);

export interface Path {
  readonly coordinates: Coordinates;
  readonly box: Box;
}

/** Position of a picture: world units times `scale`, minus the offset, are pixels of the picture. */
export interface Frame {
  readonly scale: number;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly width: number;
  readonly height: number;
}

const WORLD_PIXELS = 256;
const MAX_LATITUDE = 85.0511287798;

export const worldX = (longitude: number): number => (longitude + 180) / 360;

export function worldY(latitude: number): number {
  const sine = Math.sin((Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** Width of the whole world in pixels at a zoom level, which may be fractional. */
export const worldSize = (zoom: number): number => WORLD_PIXELS * 2 ** zoom;

export function boxOf(coordinates: Coordinates): Box {
  let west = Infinity;
  let north = Infinity;
  let east = -Infinity;
  let south = -Infinity;
  for (let index = 0; index < coordinates.length; index += 2) {
    const x = coordinates[index]!;
    const y = coordinates[index + 1]!;
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  return [west, north, east, south];
}

export function toPath(positions: readonly Position[]): Path {
  const coordinates = new Float64Array(positions.length * 2);
  positions.forEach(([latitude, longitude], index) => {
    coordinates[index * 2] = worldX(longitude);
    coordinates[index * 2 + 1] = worldY(latitude);
  });
  return { coordinates, box: boxOf(coordinates) };
}

export const overlaps = (one: Box, other: Box): boolean =>
  one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];

/** The frame as a box in world units, `margin` pixels larger on each side. */
export function frameBox(frame: Frame, margin: number): Box {
  const { scale, offsetX, offsetY, width, height } = frame;
  return [
    (offsetX - margin) / scale,
    (offsetY - margin) / scale,
    (offsetX + width + margin) / scale,
    (offsetY + height + margin) / scale,
  ];
}

/** One iteration of Chaikin's corner cutting. */
export function cutCorners(coordinates: Coordinates, closed: boolean): Coordinates {
  const length = coordinates.length;
  if (length < 6) return coordinates;
  const result: number[] = closed ? [] : [coordinates[0]!, coordinates[1]!];
  for (let index = 0; index < length - 2; index += 2) {
    const x = coordinates[index]!;
    const y = coordinates[index + 1]!;
    const nextX = coordinates[index + 2]!;
    const nextY = coordinates[index + 3]!;
    if (closed || index > 0) result.push(0.75 * x + 0.25 * nextX, 0.75 * y + 0.25 * nextY);
    if (closed || index < length - 4) result.push(0.25 * x + 0.75 * nextX, 0.25 * y + 0.75 * nextY);
  }
  if (closed) result.push(result[0]!, result[1]!);
  else result.push(coordinates[length - 2]!, coordinates[length - 1]!);
  return Float64Array.from(result);
}

/**
 * Decodes an encoded polyline, with null where a position is no place. The provider also sends null, "" and truncated texts, so anything
 * that is not a complete polyline of valid positions gives an empty list instead of an error or a line across the world.
 */
export function decodePolyline(encoded: unknown, precision = 5): (Position | null)[] {
  if (typeof encoded !== "string") return [];
  const track: (Position | null)[] = [];
  const isWhole = readPolyline(encoded, precision, (latitude, longitude) =>
    track.push(isPlace(latitude, longitude) ? [latitude, longitude] : null),
  );
  return isWhole ? track : [];
}

/** The pieces of the same in world units, without an object per position: a thousand lines have 150 000 positions. */
export function decodeCoordinates(encoded: unknown, precision = 5): Coordinates[] {
  if (typeof encoded !== "string") return [];
  // A position takes two characters at least.
  const coordinates = new Float64Array(encoded.length);
  const pieces: Coordinates[] = [];
  let start = 0;
  let length = 0;
  const endPiece = (): void => {
    if (length - start >= 4) pieces.push(coordinates.slice(start, length));
    start = length;
  };
  const isWhole = readPolyline(encoded, precision, (latitude, longitude) => {
    if (!isPlace(latitude, longitude)) return endPiece();
    coordinates[length] = worldX(longitude);
    coordinates[length + 1] = worldY(latitude);
    length += 2;
  });
  endPiece();
  return isWhole ? pieces : [];
}
