import { overlaps, worldSize, worldX, worldY } from "./geometry.ts";
import type { LabelKind } from "./label-styles.ts";
import { DETAIL, type BaseMapData, type DetailedPath, type Road } from "./pack.ts";

/** A label that may be shown; x and y in pixels of the whole world at the given zoom level. */
export interface LabelCandidate {
  readonly kind: LabelKind;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Radians, clockwise. */
  readonly angle: number;
}

const DETAIL_ZOOM = 12.9;
const SHIELD_ZOOM = 10.9;
const ROAD_NAME_ZOOM = 13.9;

/** Kinds of labels on small pictures. */
const SPARSE_KINDS: ReadonlySet<LabelKind> = new Set(["sea"]);

function* places({ places: rows }: BaseMapData, zoom: number): Generator<LabelCandidate> {
  const size = worldSize(zoom);
  for (const [kind, minZoom, maxZoom, latitude, longitude, text, degrees] of rows) {
    if (zoom < minZoom - 0.05 || zoom > maxZoom) continue;
    yield { kind, x: worldX(longitude) * size, y: worldY(latitude) * size, text, angle: (degrees * Math.PI) / 180 };
  }
}

function* neighbourhoods(map: BaseMapData, zoom: number): Generator<LabelCandidate> {
  const size = worldSize(zoom);
  for (const [latitude, longitude, text] of map.neighbourhoods) {
    yield { kind: "neighbourhood", x: worldX(longitude) * size, y: worldY(latitude) * size, text, angle: 0 };
  }
}

function* parks(map: BaseMapData, zoom: number): Generator<LabelCandidate> {
  const size = worldSize(zoom);
  for (const { kind, name, minZoom, polygons } of map.areas) {
    const box = polygons[0]?.[0]?.box;
    const isGreen = kind === "park" || kind === "forest";
    if (!box || !name || !isGreen || zoom < minZoom + (kind === "park" ? 2 : 0)) continue;
    yield { kind: "park", x: ((box[0] + box[2]) / 2) * size, y: ((box[1] + box[3]) / 2) * size, text: name, angle: 0 };
  }
}

function upright(angle: number): number {
  if (angle > Math.PI / 2) return angle - Math.PI;
  return angle < -Math.PI / 2 ? angle + Math.PI : angle;
}

/** Road numbers and names at equal distances along the way. */
function* alongWay(road: Road, way: DetailedPath, zoom: number): Generator<LabelCandidate> {
  const size = worldSize(zoom);
  const { coordinates } = way;
  const gap = road.number ? 420 : 520;
  let travelled = 0;
  let next = road.number ? 140 : 120;
  let count = 0;
  for (let index = 2; index < coordinates.length; index += 2) {
    const fromX = coordinates[index - 2]! * size;
    const fromY = coordinates[index - 1]! * size;
    const stepX = coordinates[index]! * size - fromX;
    const stepY = coordinates[index + 1]! * size - fromY;
    const step = Math.hypot(stepX, stepY);
    for (; travelled + step > next; next += gap, count += 1) {
      const share = (next - travelled) / step;
      const point = { x: fromX + share * stepX, y: fromY + share * stepY };
      if (road.number && count % 2 === 0) yield { kind: "shield", ...point, text: road.number, angle: 0 };
      else if (zoom >= ROAD_NAME_ZOOM && road.kind !== "rail") {
        yield { kind: "road", ...point, text: road.name, angle: upright(Math.atan2(stepY, stepX)) };
      }
    }
    travelled += step;
  }
}

function* roadNames(map: BaseMapData, zoom: number): Generator<LabelCandidate> {
  for (const road of map.roads) {
    if (zoom < road.minZoom) continue;
    for (const way of road.ways) {
      if (zoom < DETAIL_ZOOM || overlaps(way.box, DETAIL)) yield* alongWay(road, way, zoom);
    }
  }
}

/** All labels of a zoom level, independent of the view, so that labels stay put while the map is dragged. */
export function labelCandidates(map: BaseMapData, zoom: number, sparse: boolean): LabelCandidate[] {
  if (sparse) return [...places(map, zoom)].filter(({ kind }) => SPARSE_KINDS.has(kind));
  return [
    ...places(map, zoom),
    ...(zoom >= DETAIL_ZOOM ? [...neighbourhoods(map, zoom), ...parks(map, zoom)] : []),
    ...(zoom >= SHIELD_ZOOM ? roadNames(map, zoom) : []),
  ];
}
