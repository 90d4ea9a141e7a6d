import {
  type Box,
  boxOf,
  type Coordinates,
  cutCorners,
  decodePolyline,
  isPosition,
  overlaps,
  type Path,
  toPath,
  worldX,
  worldY,
} from "../geometry.ts";

/** data/coast-pack.json. Rings are encoded polylines; the first ring of a polygon is its outline. */
export interface CoastPack {
  readonly land: readonly (readonly string[])[];
  readonly lake: readonly (readonly string[])[];
}

export type AreaKind = "urban" | "forest" | "park" | "airport";
export type RoadKind = "motorway" | "trunk" | "primary" | "secondary" | "rail" | "tunnel";
export type PlaceKind = "sea" | "water" | "province" | "city" | "district" | "island" | "bridge" | "airport";

type PlaceRow = readonly [
  kind: PlaceKind,
  minZoom: number,
  maxZoom: number,
  latitude: number,
  longitude: number,
  text: string,
  degrees: number,
];

/** data/city-pack.json */
export interface CityPack {
  readonly area: readonly { k: AreaKind; n?: string; z: number; p: readonly (readonly string[])[] }[];
  readonly runway: readonly string[];
  /** n name, r number, c class, z first zoom, p ways on land, b bridges, t tunnels */
  readonly road: readonly {
    n: string;
    r: string;
    c: RoadKind;
    z: number;
    p: readonly string[];
    b?: readonly string[];
    t?: readonly string[];
  }[];
  readonly label: readonly PlaceRow[];
  readonly hood: readonly (readonly [latitude: number, longitude: number, name: string])[];
}

/** A path with a smoothed version for close views. */
export interface DetailedPath extends Path {
  readonly smooth: Coordinates;
}

interface Area {
  readonly kind: AreaKind;
  readonly name: string;
  readonly minZoom: number;
  readonly polygons: readonly Polygon[];
}

export type Polygon = readonly DetailedPath[];

export interface Road {
  readonly kind: RoadKind;
  readonly name: string;
  readonly number: string;
  readonly minZoom: number;
  readonly ways: readonly DetailedPath[];
  readonly bridges: readonly DetailedPath[];
  readonly tunnels: readonly DetailedPath[];
}

export interface BaseMapData {
  readonly land: readonly Polygon[];
  readonly lakes: readonly Polygon[];
  readonly areas: readonly Area[];
  readonly runways: readonly Path[];
  readonly roads: readonly Road[];
  readonly places: readonly PlaceRow[];
  readonly neighbourhoods: CityPack["hood"];
}

/** The area whose data is detailed enough for close views. */
export const DETAIL: Box = [worldX(28.1), worldY(41.45), worldX(29.75), worldY(40.68)];

/** The area of the coast data; everything outside of it is drawn as land. */
export const COVERAGE: Box = [worldX(25.3), worldY(42.8), worldX(32.9), worldY(39.5)];

function decodePath(encoded: string, closed: boolean): DetailedPath {
  const { coordinates, box } = toPath(decodePolyline(encoded).filter(isPosition));
  let smooth: Coordinates | undefined;
  return {
    coordinates,
    box,
    // Computed at first use: most views are never close enough to show corners.
    get smooth() {
      smooth ??= overlaps(box, DETAIL) ? cutCorners(cutCorners(coordinates, closed), closed) : coordinates;
      return smooth;
    },
  };
}

const decodePolygon = (rings: readonly string[]): Polygon => rings.map((ring) => decodePath(ring, true));
const decodeWays = (ways: readonly string[] = []): DetailedPath[] => ways.map((way) => decodePath(way, false));

export function prepareBaseMap(coast: CoastPack, city: CityPack): BaseMapData {
  return {
    land: coast.land.map(decodePolygon),
    lakes: coast.lake.map(decodePolygon),
    areas: city.area.map((area) => ({
      kind: area.k,
      name: area.n ?? "",
      minZoom: area.z,
      polygons: area.p.map(decodePolygon),
    })),
    runways: city.runway.map((way) => toPath(decodePolyline(way).filter(isPosition))),
    roads: city.road.map((road) => ({
      kind: road.c,
      name: road.n,
      number: road.r,
      minZoom: road.z,
      ways: decodeWays(road.p),
      bridges: decodeWays(road.b),
      tunnels: decodeWays(road.t),
    })),
    places: city.label,
    neighbourhoods: city.hood,
  };
}

export const polygonBox = (polygon: Polygon): Box => polygon[0]?.box ?? boxOf(new Float64Array(0));

/** Zoom level from which smoothed shores and roads are drawn. */
const SMOOTH_ZOOM = 13.5;

export const shapeAt = (path: DetailedPath, zoom: number): Coordinates =>
  zoom < SMOOTH_ZOOM ? path.coordinates : path.smooth;
