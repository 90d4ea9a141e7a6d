import { drawGround } from "./basemap/draw-ground.ts";
import { createLabelArtist } from "./basemap/draw-labels.ts";
import { type Frame, toPath, worldSize } from "./geometry.ts";
import type { BaseMapData } from "./basemap/pack.ts";
import { toSeen } from "./view.ts";
import { drawLines, drawRings, FADED_OPACITY } from "./lines/draw-lines.ts";
import { drawMarkers } from "./markers/draw-markers.ts";
import { createCanvasColors } from "./palette.ts";
import type { OffsetOf } from "./lines/lanes.ts";
import type { LineShape } from "./lines/line-geometry.ts";
import { toGroups } from "./lines/lines.ts";
import { BASE_MAX_ZOOM, type MapSurface } from "./map-surface.ts";
import { elevationOf } from "./markers/marker-icons.ts";
import { hasLeader, spreadMarkers } from "./markers/spread.ts";
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
function frameOf(view: MapSurface, { width, height, bounds = [] }: PictureOptions): { frame: Frame; zoom: number } {
  const seen = view.frame();
  const size = { width: width ?? seen.width, height: height ?? seen.height };
  let zoom = view.zoom();
  let x = (seen.offsetX + seen.width / 2) / seen.scale;
  let y = (seen.offsetY + seen.height / 2) / seen.scale;
  const positions = toSeen(bounds);
  if (positions.length > 0) {
    const [west, north, east, south] = toPath(positions).box;
    /** World units of a pixel that shows all of a side. */
    const needed = (inner: number, outer: number): number => Math.max(inner, 1e-11) / Math.max(1, outer - 2 * PADDING);
    const unit = Math.max(needed(east - west, size.width), needed(south - north, size.height));
    zoom = Math.min(BASE_MAX_ZOOM, -Math.log2(unit * worldSize(0)));
    x = (west + east) / 2;
    y = (north + south) / 2;
  }
  const scale = worldSize(zoom);
  const offsetX = Math.round(x * scale - size.width / 2);
  const offsetY = Math.round(y * scale - size.height / 2);
  return { frame: { scale, offsetX, offsetY, ...size }, zoom };
}

/** Draws the map without raster tiles, in the light theme; null without a size. */
export function drawPicture(
  map: MapSurface,
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
