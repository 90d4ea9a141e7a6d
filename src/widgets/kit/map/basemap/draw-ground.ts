import type { MapPalette } from "../palette.ts";
import { drawBridges, drawRoads } from "./draw-roads.ts";
import { frameBox, overlaps, type Frame } from "./geometry.ts";
import { COVERAGE, polygonBox, shapeAt, type AreaKind, type BaseMapData, type Polygon } from "./pack.ts";
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
