import type { Frame } from "../basemap/geometry.ts";
import type { CanvasColors } from "../canvas-colors.ts";
import { stampDisc } from "../raster/disc.ts";
import { createPixels, putPixels, toPixel } from "../raster/pixels.ts";
import type { Offset } from "../markers/spread.ts";
import type { MapPin } from "../types.ts";
import type { PinMark } from "./placement.ts";
import type { Sprite, Sprites } from "./sprites.ts";

const MARGIN = 40;
const DOT_RADIUS = 3.75;
const DOT_HOLE = 2;

interface Placed {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
}

export interface PinView {
  readonly frame: Frame;
  readonly pixelRatio: number;
  readonly colors: CanvasColors;
}

/** Leader line of a mark that was moved away from its position. */
interface Leader {
  /** The true position, in world units. */
  readonly x: number;
  readonly y: number;
  readonly offset: Offset;
}

/** Draws thin lines from moved marks to their true positions, with a dot there. */
export function drawLeaders(
  context: CanvasRenderingContext2D,
  leaders: Iterable<Leader>,
  { frame, colors }: PinView,
): void {
  const ways = new Path2D();
  const dots = new Path2D();
  for (const { x, y, offset } of leaders) {
    if (offset.x === 0 && offset.y === 0) continue;
    const fromX = x * frame.scale - frame.offsetX;
    const fromY = y * frame.scale - frame.offsetY;
    ways.moveTo(fromX, fromY);
    ways.lineTo(fromX + offset.x, fromY + offset.y);
    dots.moveTo(fromX, fromY);
    dots.lineTo(fromX + 0.01, fromY);
  }
  context.setLineDash([]);
  context.lineCap = "round";
  context.strokeStyle = colors.palette.lineCasing;
  context.lineWidth = 3;
  context.stroke(ways);
  context.strokeStyle = colors.of("--shuttle-text-muted");
  context.lineWidth = 1.25;
  context.stroke(ways);
  context.lineWidth = 4;
  context.stroke(dots);
}

interface PinContent {
  readonly marks: readonly PinMark[];
  readonly pins: readonly MapPin[];
  readonly sprites: Sprites;
}

const isNear = (x: number, y: number, { width, height }: Frame): boolean =>
  x > -MARGIN && y > -MARGIN && x < width + MARGIN && y < height + MARGIN;

/** Rasterises rings in memory and puts them onto the canvas, replacing its content. */
export function drawDots(
  context: CanvasRenderingContext2D,
  { marks, pins }: Omit<PinContent, "sprites">,
  { frame, pixelRatio, colors }: PinView,
): void {
  const dots = marks.filter(({ kind }) => kind === "dot");
  if (dots.length === 0) return;
  const pixels = createPixels(Math.round(frame.width * pixelRatio), Math.round(frame.height * pixelRatio));
  const hole = toPixel(colors.palette.lineCasing);
  const tokens = new Set(dots.map(({ index }) => pins[index]!.color));
  const pixelOf = new Map([...tokens].map((token) => [token, toPixel(colors.of(token))]));
  for (const mark of dots) {
    const x = mark.x * frame.scale - frame.offsetX;
    const y = mark.y * frame.scale - frame.offsetY;
    if (!isNear(x, y, frame)) continue;
    const color = pixelOf.get(pins[mark.index]!.color)!;
    stampDisc(pixels, x * pixelRatio, y * pixelRatio, { color, radius: DOT_RADIUS * pixelRatio });
    stampDisc(pixels, x * pixelRatio, y * pixelRatio, { color: hole, radius: DOT_HOLE * pixelRatio });
  }
  putPixels(context, pixels);
}

export function drawPills(
  context: CanvasRenderingContext2D,
  { marks, pins, sprites }: PinContent,
  { frame, pixelRatio, colors }: PinView,
): void {
  const placed: Placed[] = [];
  const moved: PinMark[] = [];
  for (const mark of marks) {
    if (mark.kind !== "pill") continue;
    const x = mark.x * frame.scale - frame.offsetX + mark.offset.x;
    const y = mark.y * frame.scale - frame.offsetY + mark.offset.y;
    if (!isNear(x, y, frame)) continue;
    const { text, color } = pins[mark.index]!;
    placed.push({ sprite: sprites.pill(text, color), x, y });
    if (mark.offset.x !== 0 || mark.offset.y !== 0) moved.push(mark);
  }
  if (moved.length > 0) drawLeaders(context, moved, { frame, pixelRatio, colors });
  // After all sprites are made: drawing onto an atlas between copies from it makes the browser copy the whole atlas each time.
  for (const { sprite, x, y } of placed) {
    const width = sprite.width / pixelRatio;
    const height = sprite.height / pixelRatio;
    const left = Math.round((x - width / 2) * pixelRatio) / pixelRatio;
    const top = Math.round((y - height / 2) * pixelRatio) / pixelRatio;
    context.drawImage(sprite.atlas, sprite.x, sprite.y, sprite.width, sprite.height, left, top, width, height);
  }
}
