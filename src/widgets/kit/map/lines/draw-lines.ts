import { type Coordinates, type Frame, frameBox, overlaps } from "../geometry.ts";
import { traceWay } from "../basemap/trace.ts";
import type { CanvasColors } from "../palette.ts";
import type { OffsetOf } from "./lanes.ts";
import type { LineShape } from "./line-geometry.ts";
import { createPixels, putPixels, strokeWay, toPixel } from "../raster.ts";
import type { MapLine } from "../types.ts";

/** Longest miter, as a multiple of the offset: at a hairpin turn the offset path would run far away from the path. */
const LONGEST_CORNER = 2;

/**
 * A path parallel to the given one, `distance` to the right of its direction (negative: to the left), in the same unit. Corners
 * keep the distance; repeated positions are allowed.
 */
export function offsetWay(coordinates: Coordinates, distance: number): Coordinates {
  if (distance === 0) return coordinates;
  const last = coordinates.length - 2;
  const result = new Float64Array(coordinates.length);
  let stepX = 0;
  let stepY = 0;
  for (let index = 0; index <= last; index += 2) {
    const x = coordinates[index]!;
    const y = coordinates[index + 1]!;
    const beforeX = stepX;
    const beforeY = stepY;
    if (index < last) {
      const nextX = coordinates[index + 2]! - x;
      const nextY = coordinates[index + 3]! - y;
      const length = Math.sqrt(nextX * nextX + nextY * nextY);
      if (length > 0) {
        stepX = nextX / length;
        stepY = nextY / length;
      }
    }
    const isEnd = (beforeX === 0 && beforeY === 0) || index === last;
    const sumX = isEnd ? stepX : beforeX + stepX;
    const sumY = isEnd ? stepY : beforeY + stepY;
    const square = sumX * sumX + sumY * sumY;
    // Miter: a corner this much farther out keeps both segments at `distance` (1 / cos of half the turn).
    const out = isEnd ? 1 : Math.min(LONGEST_CORNER, 2 / Math.sqrt(square || 1));
    const unit = square === 0 ? 0 : (distance * out) / Math.sqrt(square);
    result[index] = x - sumY * unit;
    result[index + 1] = y + sumX * unit;
  }
  return result;
}

const DEFAULT_WEIGHT = 3;
/** Default weight of walking paths, in pixels; above the other lines', so that their dots are larger. */
const WALK_WEIGHT = 3.5;
const CASING_EDGE = 2;
export const FADED_OPACITY = 0.38;
const RING_RADIUS = 4;
const RING_BORDER = 2;
/** Greatest distance in pixels between a line's path and what is drawn of it: the outermost lane, with its casing. */
const WIDEST = 28;
/** Greatest weight, in pixels, of lines that are drawn pixel by pixel. */
const THIN_WEIGHT = 4;
/** Up to this number of lines stroking on the canvas is fast enough. */
const FEW = 60;
/** Distance between dots, in line weights. */
const DOT_SPACING = 2.2;
/** Pixels added to the weight of a highlighted line. */
const HIGHLIGHT_WEIGHT = 2;

const weightOf = ({ weight, color }: MapLine): number => weight ?? (color === "walk" ? WALK_WEIGHT : DEFAULT_WEIGHT);

/** The pieces of the line's path at this zoom level, offset into its lane. */
function offsetPiecesOf(shape: LineShape, { frame, zoom, offsetOf }: LineView): Coordinates[] {
  const offset = offsetOf(shape, zoom) / frame.scale;
  return shape.path.at(zoom).map((piece) => offsetWay(piece, offset));
}

interface Stroke {
  readonly color: string;
  readonly weight: number;
  readonly dash: readonly number[];
}

/** A dash of almost no length with round caps is a dot. */
const dashOf = ({ dashed, dash }: MapLine, weight: number): readonly number[] =>
  dashed ? [0.01, DOT_SPACING * weight] : (dash ?? []);

function stroke(context: CanvasRenderingContext2D, { color, weight, dash }: Stroke): void {
  context.setLineDash([...dash]);
  context.strokeStyle = color;
  context.lineWidth = weight;
  context.stroke();
}

function drawLine(context: CanvasRenderingContext2D, shape: LineShape, view: LineView): void {
  const { frame, colors, added = 0 } = view;
  const { line } = shape;
  const weight = weightOf(line) + added;
  const dash = dashOf(line, weight);
  context.lineJoin = "round";
  context.lineCap = line.dash ? "butt" : "round";
  context.beginPath();
  // Dashed lines aren't clipped: dashes are counted from the path's beginning, and would move with the frame. Nor are areas.
  const margin = dash.length > 0 || line.fill ? Infinity : weight + 2 * CASING_EDGE;
  for (const piece of offsetPiecesOf(shape, view)) traceWay(context, piece, frame, margin);
  const color = colors.of(line.color);
  if (line.fill) {
    context.fillStyle = color;
    context.globalAlpha = line.fill;
    context.fill();
    context.globalAlpha = 1;
  }
  if (line.casing || added > 0) {
    stroke(context, { color: colors.palette.lineCasing, weight: weight + 2 * CASING_EDGE, dash: [] });
  }
  stroke(context, { color, weight, dash });
}

interface LineView {
  readonly frame: Frame;
  readonly zoom: number;
  readonly colors: CanvasColors;
  readonly offsetOf: OffsetOf;
  /** Device pixels for one CSS pixel. */
  readonly pixelRatio: number;
  /** Pixels added to the line's own weight. */
  readonly added?: number;
}

function visibleShapes(shapes: Iterable<LineShape>, frame: Frame): LineShape[] {
  const box = frameBox(frame, WIDEST);
  const visible: LineShape[] = [];
  for (const shape of shapes) if (overlaps(shape.path.box, box)) visible.push(shape);
  return visible;
}

const isThin = ({ line }: LineShape): boolean =>
  !line.casing && !line.dashed && !line.dash && !line.fill && weightOf(line) <= THIN_WEIGHT;

/** Rasterises the thin solid lines in memory and puts them onto the canvas, replacing its content. */
function drawThin(context: CanvasRenderingContext2D, shapes: readonly LineShape[], view: LineView): void {
  const { frame, colors, pixelRatio } = view;
  const pixels = createPixels(Math.round(frame.width * pixelRatio), Math.round(frame.height * pixelRatio));
  const { scale, offsetX, offsetY } = frame;
  const inPixels = { scale: scale * pixelRatio, offsetX: offsetX * pixelRatio, offsetY: offsetY * pixelRatio };
  for (const shape of shapes) {
    const { line } = shape;
    const brush = { color: toPixel(colors.of(line.color)), width: weightOf(line) * pixelRatio };
    for (const piece of offsetPiecesOf(shape, view)) strokeWay(pixels, piece, inPixels, brush);
  }
  putPixels(context, pixels);
}

/** Draws onto an empty canvas, in the given order. Of very many lines the thin solid ones are drawn first, below all others. */
export function drawLines(context: CanvasRenderingContext2D, shapes: Iterable<LineShape>, view: LineView): void {
  const visible = visibleShapes(shapes, view.frame);
  const thin = visible.filter(isThin);
  const isMany = thin.length > FEW;
  if (isMany) drawThin(context, thin, view);
  for (const shape of isMany ? visible.filter((one) => !isThin(one)) : visible) drawLine(context, shape, view);
}

export function drawHighlighted(context: CanvasRenderingContext2D, shape: LineShape, view: LineView): void {
  drawLine(context, shape, { ...view, added: HIGHLIGHT_WEIGHT });
}

function drawRing(context: CanvasRenderingContext2D, coordinates: Coordinates, index: number, frame: Frame): void {
  const x = coordinates[index]! * frame.scale - frame.offsetX;
  const y = coordinates[index + 1]! * frame.scale - frame.offsetY;
  context.beginPath();
  context.arc(x, y, RING_RADIUS, 0, Math.PI * 2);
  context.fill();
  context.stroke();
}

export function drawRings(
  context: CanvasRenderingContext2D,
  shapes: Iterable<LineShape>,
  { frame, colors }: Pick<LineView, "frame" | "colors">,
): void {
  context.fillStyle = colors.palette.lineCasing;
  context.lineWidth = RING_BORDER;
  for (const { line, path } of visibleShapes(shapes, frame)) {
    const { ring, faded, color } = line;
    if (!ring) continue;
    const [first, last] = [path.pieces[0], path.pieces.at(-1)];
    context.strokeStyle = colors.of(color);
    context.globalAlpha = faded ? FADED_OPACITY : 1;
    if (ring !== "end" && first) drawRing(context, first, 0, frame);
    if (ring !== "start" && last) drawRing(context, last, last.length - 2, frame);
  }
  context.globalAlpha = 1;
}
