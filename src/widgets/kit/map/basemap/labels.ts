import { overlaps, worldSize, worldX, worldY } from "../geometry.ts";
import type { MapPalette } from "../palette.ts";
import { type BaseMapData, DETAIL, type DetailedPath, type PlaceKind, type Road } from "./pack.ts";

/** A label with its position; the box in pixels of the whole world. */
export interface PlacedLabel extends LabelCandidate {
  readonly style: LabelStyle;
  readonly width: number;
  /** Pixels from the position up to the middle of the text. */
  readonly rise: number;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

type Measure = (style: LabelStyle, text: string) => number;

const CELL = 160;
const LINE_HEIGHT = 16;
const SHIELD_HEIGHT = 15;

function measureLabel(candidate: LabelCandidate, zoom: number, measure: Measure): PlacedLabel {
  const style = labelStyle(candidate.kind, zoom);
  const width = measure(style, candidate.text) + style.spacing * candidate.text.length + 8;
  const height = candidate.kind === "shield" ? SHIELD_HEIGHT : LINE_HEIGHT;
  const rise = style.dot ? -10 : 0;
  const cosine = Math.abs(Math.cos(candidate.angle));
  const sine = Math.abs(Math.sin(candidate.angle));
  const halfWidth = (width * cosine + height * sine) / 2;
  const halfHeight = (width * sine + height * cosine) / 2;
  const middle = candidate.y + rise;
  return {
    ...candidate,
    style,
    width,
    rise,
    box: [candidate.x - halfWidth, middle - halfHeight, candidate.x + halfWidth, middle + halfHeight],
  };
}

/** Occupied boxes in a grid, so that a few thousand labels are placed in milliseconds. */
function createOccupancy() {
  const cells = new Map<string, PlacedLabel["box"][]>();

  function* cellsOf([left, top, right, bottom]: PlacedLabel["box"], gap: number): Generator<string> {
    const lastColumn = Math.floor((right + gap) / CELL);
    const lastRow = Math.floor((bottom + gap) / CELL);
    for (let column = Math.floor((left - gap) / CELL); column <= lastColumn; column += 1) {
      for (let row = Math.floor((top - gap) / CELL); row <= lastRow; row += 1) yield `${column}:${row}`;
    }
  }

  return {
    isFree(box: PlacedLabel["box"], gap: number): boolean {
      for (const cell of cellsOf(box, gap)) {
        const taken = cells
          .get(cell)
          ?.some(
            (other) =>
              box[0] - gap < other[2] && box[2] + gap > other[0] && box[1] - gap < other[3] && box[3] + gap > other[1],
          );
        if (taken) return false;
      }
      return true;
    },
    take(box: PlacedLabel["box"]): void {
      for (const cell of cellsOf(box, 0)) {
        const boxes = cells.get(cell);
        if (boxes) boxes.push(box);
        else cells.set(cell, [box]);
      }
    },
  };
}

/** Minimum distance in pixels between two labels with the same road number or name. */
function repeatDistance({ kind }: LabelCandidate): number {
  if (kind === "road") return 600;
  return kind === "shield" ? 300 : 0;
}

/**
 * Chooses the labels that fit, the more important first. The choice depends only on the candidates, the zoom level and the
 * font, never on the part of the map that is in view.
 */
export function placeLabels(candidates: readonly LabelCandidate[], zoom: number, measure: Measure): PlacedLabel[] {
  const occupancy = createOccupancy();
  const repeated = new Map<string, PlacedLabel[]>();
  const kept: PlacedLabel[] = [];
  const ranked = candidates
    .map((candidate) => measureLabel(candidate, zoom, measure))
    .sort((one, other) => one.style.rank - other.style.rank);

  for (const label of ranked) {
    const distance = repeatDistance(label);
    const gap = distance > 0 ? 10 : 3;
    const same = repeated.get(label.text) ?? [];
    const tooClose =
      distance > 0 && same.some((other) => Math.abs(other.x - label.x) + Math.abs(other.y - label.y) < distance);
    if (tooClose || !occupancy.isFree(label.box, gap)) continue;
    occupancy.take(label.box);
    kept.push(label);
    if (distance > 0) repeated.set(label.text, [...same, label]);
  }
  return kept;
}

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

export type LabelKind = PlaceKind | "neighbourhood" | "park" | "road" | "shield";

export interface LabelStyle {
  readonly weight: number;
  readonly size: number;
  readonly color: keyof MapPalette;
  /** Letter spacing in pixels. */
  readonly spacing: number;
  /** Lower ranks are placed first. */
  readonly rank: number;
  readonly halo: boolean;
  /** Draws a dot at the position and the text above it. */
  readonly dot: boolean;
}

const PLAIN: LabelStyle = {
  weight: 530,
  size: 11.5,
  color: "label",
  spacing: 0,
  rank: 5,
  halo: true,
  dot: false,
};

const RANKED: Record<LabelKind, Partial<LabelStyle>> = {
  province: { weight: 620, rank: 0 },
  district: { rank: 1 },
  city: { rank: 2 },
  island: { rank: 2 },
  bridge: { size: 11, rank: 2 },
  airport: { size: 11, color: "labelSoft", rank: 2 },
  shield: { size: 9.5, weight: 620, color: "labelSoft", rank: 2.5, halo: false },
  sea: { weight: 480, color: "labelWater", rank: 3, halo: false },
  neighbourhood: { weight: 480, size: 11, color: "labelSoft", rank: 4 },
  water: { weight: 480, size: 11, color: "labelWater", spacing: 0.3, halo: false },
  park: { weight: 480, size: 11, color: "labelGreen", rank: 6 },
  road: { weight: 480, size: 11, color: "labelSoft", spacing: 0.2, rank: 7 },
};

export function labelStyle(kind: LabelKind, zoom: number): LabelStyle {
  const style = { ...PLAIN, ...RANKED[kind] };
  if (kind === "province") return { ...style, size: zoom < 9.5 ? 12 : 13.5, dot: zoom < 9.9 };
  if (kind === "city") return { ...style, dot: zoom < 9.9 };
  if (kind === "sea") return { ...style, size: zoom < 12 ? 11.5 : 12.5, spacing: zoom < 12 ? 0.5 : 1 };
  if (kind === "district") return { ...style, size: zoom < 12 ? 11.5 : 12.5 };
  if (kind === "neighbourhood") return { ...style, size: zoom < 14 ? 11 : zoom < 16 ? 12 : 13 };
  return style;
}

export const fontOf = (style: Pick<LabelStyle, "weight" | "size">, family: string): string =>
  `${style.weight} ${style.size}px ${family}`;
