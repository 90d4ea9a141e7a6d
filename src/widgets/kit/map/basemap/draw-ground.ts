import { type Box, type Frame, frameBox, overlaps } from "../geometry.ts";
import type { MapPalette } from "../palette.ts";
import {
  type AreaKind,
  type BaseMapData,
  COVERAGE,
  type DetailedPath,
  type Polygon,
  polygonBox,
  type Road,
  type RoadKind,
  shapeAt,
} from "./pack.ts";
import { clipRing, traceLine, traceRing } from "./trace.ts";

const MARGIN = 24;
/** Metres per pixel at zoom 0 and 41° north, for runways, which are 60 m wide. */
const METERS_PER_PIXEL = 156543 * 0.755;

function tracePolygons(
  context: CanvasRenderingContext2D,
  polygons: readonly Polygon[],
  frame: Frame,
  zoom: number,
): void {
  const box = frameBox(frame, MARGIN);
  for (const polygon of polygons) {
    if (!overlaps(polygonBox(polygon), box)) continue;
    for (const ring of polygon) traceRing(context, clipRing(shapeAt(ring, zoom), frame, MARGIN));
  }
}

function drawAreas(
  context: CanvasRenderingContext2D,
  map: BaseMapData,
  frame: Frame,
  zoom: number,
  colors: MapPalette,
) {
  const fills: readonly [AreaKind, string][] = [
    ["urban", colors.urban],
    ["forest", colors.green],
    ["park", colors.green],
    ["airport", colors.airport],
  ];
  for (const [kind, color] of fills) {
    context.fillStyle = color;
    context.beginPath();
    for (const area of map.areas) {
      if (area.kind === kind && zoom >= area.minZoom) tracePolygons(context, area.polygons, frame, zoom);
    }
    context.fill();
  }
  if (zoom < 10) return;
  context.strokeStyle = colors.street;
  context.lineCap = "butt";
  context.lineWidth = Math.max(1.5, (60 / METERS_PER_PIXEL) * 2 ** zoom);
  context.beginPath();
  for (const runway of map.runways) traceLine(context, runway.coordinates, frame, MARGIN);
  context.stroke();
}

/** The sea is the coverage minus the land, drawn over the roads, so that a road at the shore never reaches into it. */
function drawWater(
  context: CanvasRenderingContext2D,
  map: BaseMapData,
  frame: Frame,
  zoom: number,
  colors: MapPalette,
) {
  const { scale, offsetX, offsetY, width, height } = frame;
  const left = Math.max(-MARGIN, COVERAGE[0] * scale - offsetX);
  const top = Math.max(-MARGIN, COVERAGE[1] * scale - offsetY);
  const right = Math.min(width + MARGIN, COVERAGE[2] * scale - offsetX);
  const bottom = Math.min(height + MARGIN, COVERAGE[3] * scale - offsetY);
  if (right <= left || bottom <= top) return;

  context.save();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  tracePolygons(context, map.land, frame, zoom);
  context.fillStyle = colors.water;
  context.fill("evenodd");

  context.beginPath();
  tracePolygons(context, map.lakes, frame, zoom);
  context.fill("evenodd");

  const box = frameBox(frame, MARGIN);
  context.strokeStyle = colors.shore;
  context.lineWidth = zoom < 11 ? 0.75 : 1;
  context.beginPath();
  for (const polygon of [...map.land, ...map.lakes]) {
    if (!overlaps(polygonBox(polygon), box)) continue;
    for (const ring of polygon) traceLine(context, shapeAt(ring, zoom), frame, 2);
  }
  context.stroke();
  context.restore();
}

/** Everything but the labels. */
export function drawGround(
  context: CanvasRenderingContext2D,
  map: BaseMapData,
  frame: Frame,
  zoom: number,
  colors: MapPalette,
): void {
  context.fillStyle = colors.land;
  context.fillRect(0, 0, frame.width, frame.height);
  context.lineJoin = "round";
  drawAreas(context, map, frame, zoom, colors);
  drawRoads(context, map.roads, frame, zoom, colors);
  drawWater(context, map, frame, zoom, colors);
  drawBridges(context, map.roads, frame, zoom, colors);
}

const ROAD_MARGIN = 24;

type Surface = "motorway" | "trunk" | "primary" | "secondary";

/** Drawn in this order, so that the more important road lies above. */
const ORDER: readonly Surface[] = ["secondary", "primary", "trunk", "motorway"];

/** Stops of zoom level and width in pixels, interpolated between. */
const WIDTHS: Record<Surface, readonly (readonly [zoom: number, width: number])[]> = {
  motorway: [
    [8, 1],
    [10, 1.7],
    [12, 3.1],
    [14, 5.4],
    [16, 11],
    [18, 22],
  ],
  trunk: [
    [8, 0.8],
    [10, 1.3],
    [12, 2.5],
    [14, 4.6],
    [16, 9.5],
    [18, 19],
  ],
  primary: [
    [10, 0.8],
    [12, 1.6],
    [14, 3.6],
    [16, 8.5],
    [18, 17],
  ],
  secondary: [
    [10, 0.7],
    [12, 1.2],
    [14, 3],
    [16, 7.5],
    [18, 15],
  ],
};

/** Zoom level from which a road of the class is drawn with an edge; below it is a plain stroke. */
const EDGED_FROM: Record<Surface, number> = { motorway: 0, trunk: 9, primary: 12.5, secondary: 13.5 };

const isSurface = (kind: RoadKind): kind is Surface => kind !== "rail" && kind !== "tunnel";

function widthAt(kind: Surface, zoom: number): number {
  const table = WIDTHS[kind];
  let [lowerZoom, lowerWidth] = table[0]!;
  for (const [upperZoom, upperWidth] of table) {
    if (zoom <= upperZoom) {
      const span = upperZoom - lowerZoom;
      return span === 0 ? upperWidth : lowerWidth + ((upperWidth - lowerWidth) * (zoom - lowerZoom)) / span;
    }
    [lowerZoom, lowerWidth] = [upperZoom, upperWidth];
  }
  return lowerWidth;
}

const edgeAt = (zoom: number): number => (zoom < 11 ? 1.2 : 1.8);
const thinAt = (zoom: number): number => (zoom < 13 ? 1 : zoom < 15 ? 1.6 : 2.4);

function createStroker(context: CanvasRenderingContext2D, frame: Frame, zoom: number) {
  const box: Box = frameBox(frame, ROAD_MARGIN);
  return (ways: Iterable<DetailedPath>, width: number, color: string): void => {
    context.lineWidth = width;
    context.strokeStyle = color;
    context.beginPath();
    for (const way of ways) {
      if (overlaps(way.box, box)) traceLine(context, shapeAt(way, zoom), frame, ROAD_MARGIN);
    }
    context.stroke();
  };
}

const waysOf = (roads: readonly Road[], kind: RoadKind, zoom: number): DetailedPath[] =>
  roads.filter((road) => road.kind === kind && zoom >= road.minZoom).flatMap((road) => road.ways);

function drawRail(
  context: CanvasRenderingContext2D,
  roads: readonly Road[],
  frame: Frame,
  zoom: number,
  colors: MapPalette,
) {
  const stroke = createStroker(context, frame, zoom);
  const rails = waysOf(roads, "rail", zoom);
  const width = thinAt(zoom);
  context.lineCap = "butt";
  stroke(rails, width, colors.roadCasing);
  if (zoom < 13) return;
  context.setLineDash([zoom * 0.5, zoom * 0.7]);
  stroke(rails, width * 0.55, colors.land);
  context.setLineDash([]);
}

/** Railways and roads on land; to be drawn below the water. */
function drawRoads(
  context: CanvasRenderingContext2D,
  roads: readonly Road[],
  frame: Frame,
  zoom: number,
  colors: MapPalette,
): void {
  if (zoom >= 11) drawRail(context, roads, frame, zoom, colors);
  const stroke = createStroker(context, frame, zoom);
  context.lineCap = "round";
  const kinds = ORDER.map((kind) => ({ kind, ways: waysOf(roads, kind, zoom), width: widthAt(kind, zoom) }));
  for (const { kind, ways, width } of kinds) {
    if (zoom < EDGED_FROM[kind]) stroke(ways, width, colors.street);
    else stroke(ways, width + edgeAt(zoom), colors.roadCasing);
  }
  for (const { kind, ways, width } of kinds) {
    if (zoom >= EDGED_FROM[kind]) stroke(ways, width, colors.road);
  }
}

/** What crosses the water: bridges as roads, tunnels as dashes. */
function drawBridges(
  context: CanvasRenderingContext2D,
  roads: readonly Road[],
  frame: Frame,
  zoom: number,
  colors: MapPalette,
): void {
  const stroke = createStroker(context, frame, zoom);
  for (const road of roads) {
    if (zoom < Math.max(road.minZoom, road.kind === "rail" ? 11 : 0)) continue;
    const hidden = road.kind === "tunnel" ? [...road.ways, ...road.tunnels] : road.tunnels;
    if (hidden.length > 0) {
      context.lineCap = "butt";
      context.setLineDash(zoom < 12 ? [3, 3] : [6, 5]);
      stroke(hidden, thinAt(zoom), colors.roadCasing);
      context.setLineDash([]);
    }
    if (!isSurface(road.kind) || road.bridges.length === 0) continue;
    const width = widthAt(road.kind, zoom);
    context.lineCap = "butt";
    stroke(road.bridges, width + edgeAt(zoom) + 0.6, colors.roadCasing);
    context.lineCap = "round";
    stroke(road.bridges, width, colors.road);
  }
}
