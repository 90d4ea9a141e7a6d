import { drawGround } from "./basemap/draw-ground.ts";
import { createLabelArtist } from "./basemap/draw-labels.ts";
import { worldSize, type Frame } from "./basemap/geometry.ts";
import type { BaseMapData } from "./basemap/pack.ts";
import { toSeen } from "./first-view.ts";
import { visibleFrame } from "./canvas-overlay.ts";
import { drawLines, drawRings, FADED_OPACITY } from "./lines/draw-lines.ts";
import { drawMarkers } from "./markers/draw-markers.ts";
import { createCanvasColors } from "./canvas-colors.ts";
import type { OffsetOf } from "./lines/lanes.ts";
import type { LineShape } from "./lines/line-geometry.ts";
import { toGroups } from "./lines/line-groups.ts";
import { BASE_MAX_ZOOM } from "./leaflet/leaflet-map.ts";
import { LatLngBounds, Point, type LeafletMap } from "./leaflet/leaflet.ts";
import { elevationOf } from "./markers/marker-icons.ts";
import { hasLeader, spreadMarkers } from "./markers/marker-spread.ts";
import { drawLeaders } from "./pins/draw-pins.ts";
import type { Pins } from "./pins/pins.ts";
import type { MapMarker, PictureOptions } from "./types.ts";

interface PictureContent {
  /** Element in which the tokens are read. */
  readonly parent: Element;
  readonly data: BaseMapData;
  readonly family: string;
  readonly lines: ReadonlyMap<string, LineShape>;
  readonly offsetOf: OffsetOf;
  readonly pins: Pins;
  readonly markers: readonly MapMarker[];
}

const PRINT_RATIO = 2;
const PADDING = 32;

/** The part of the world that the picture shows. */
function frameOf(map: LeafletMap, { width, height, bounds = [] }: PictureOptions): { frame: Frame; zoom: number } {
  const seen = visibleFrame(map);
  const size = { width: width ?? seen.width, height: height ?? seen.height };
  const positions = toSeen(bounds);
  let zoom = map.getZoom();
  let center = map.getCenter();
  if (positions.length > 0) {
    const box = new LatLngBounds(positions.map(([latitude, longitude]) => [latitude, longitude]));
    const world = worldSize(0);
    const [northWest, southEast] = [map.project(box.getNorthWest(), 0), map.project(box.getSouthEast(), 0)];
    const share = (inner: number, outer: number): number => Math.max(inner, 1e-9) / Math.max(1, outer - 2 * PADDING);
    const needed = Math.max(
      share(southEast.x - northWest.x, size.width),
      share(southEast.y - northWest.y, size.height),
    );
    zoom = Math.min(BASE_MAX_ZOOM, -Math.log2(needed * (world / 256)));
    center = map.unproject(northWest.add(southEast).divideBy(2), 0);
  }
  const corner = map
    .project(center, zoom)
    .subtract(new Point(size.width / 2, size.height / 2))
    .round();
  return { frame: { scale: worldSize(zoom), offsetX: corner.x, offsetY: corner.y, ...size }, zoom };
}

/** Draws the map without raster tiles, in the light theme; null without a size. */
export function drawPicture(
  map: LeafletMap,
  options: PictureOptions,
  { parent, data, family, lines, offsetOf, pins, markers }: PictureContent,
): HTMLCanvasElement | null {
  const { frame, zoom } = frameOf(map, options);
  const pixelRatio = options.pixelRatio ?? PRINT_RATIO;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(frame.width * pixelRatio);
  canvas.height = Math.round(frame.height * pixelRatio);
  const layer = document.createElement("canvas");
  layer.width = canvas.width;
  layer.height = canvas.height;
  const [context, pen] = [canvas.getContext("2d"), layer.getContext("2d")];
  if (!context || !pen || canvas.width === 0 || canvas.height === 0) return null;
  context.scale(pixelRatio, pixelRatio);
  pen.scale(pixelRatio, pixelRatio);

  const colors = createCanvasColors(parent, "light", true);
  const labels = createLabelArtist(data, { family, sparse: false });
  const { palette } = colors;
  drawGround(context, data, frame, zoom, palette);
  labels.draw(context, { layer: "roads", frame, zoom, colors: palette });
  // Each layer on an empty canvas of its own first: the drawing code expects one.
  const add = (opacity: number, draw: () => void): void => {
    pen.clearRect(0, 0, frame.width, frame.height);
    draw();
    context.globalAlpha = opacity;
    context.drawImage(layer, 0, 0, frame.width, frame.height);
    context.globalAlpha = 1;
  };
  const view = { frame, zoom, pixelRatio, colors, offsetOf };
  const { back, front, isFaded } = toGroups(lines);
  add(isFaded ? FADED_OPACITY : 1, () => drawLines(pen, back, view));
  add(1, () => drawLines(pen, front, view));
  labels.draw(context, { layer: "places", frame, zoom, colors: palette, within: frame });
  add(1, () => pins.drawDots(pen, view));
  drawRings(context, lines.values(), view);
  pins.drawPills(context, view);
  const spread = spreadMarkers(markers, zoom, family);
  drawLeaders(context, spread.filter(hasLeader), view);
  const byElevation = [...spread].sort((one, other) => elevationOf(one.marker) - elevationOf(other.marker));
  drawMarkers(context, byElevation, { frame, colors, family });
  return canvas;
}
