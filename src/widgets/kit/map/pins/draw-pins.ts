import type { Frame } from "../geometry.ts";
import type { Offset } from "../markers/spread.ts";
import type { CanvasColors } from "../palette.ts";
import { createPixels, putPixels, stampDisc, toPixel } from "../raster.ts";
import type { ColorToken, MapPin } from "../types.ts";
import { drawPill, measurePill, PILL_BORDER, PILL_HEIGHT } from "./pill.ts";
import type { PinMark } from "./placement.ts";

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

/** A mark that was drawn once, and its box in the atlas, in device pixels. */
interface Sprite {
  readonly atlas: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface SpriteOptions {
  readonly colors: CanvasColors;
  /** A computed `font-family`. */
  readonly family: string;
  readonly pixelRatio: number;
}

export interface Sprites {
  pill(text: string, color: ColorToken): Sprite;
}

const ATLAS_SIZE = 1024;

/** Caches marks in shared atlases: drawing one copies a small rectangle, and there are few different ones. */
export function createSprites({ colors, family, pixelRatio }: SpriteOptions): Sprites {
  const known = new Map<string, Sprite>();
  let context: CanvasRenderingContext2D | null = null;
  let nextX = 0;
  let nextY = 0;

  function add(key: string, width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): Sprite {
    const size = { width: Math.ceil(width * pixelRatio), height: Math.ceil(height * pixelRatio) };
    if (context && nextX + size.width > ATLAS_SIZE) {
      nextX = 0;
      nextY += Math.ceil(PILL_HEIGHT * pixelRatio);
    }
    if (!context || nextY + size.height > ATLAS_SIZE) {
      const atlas = document.createElement("canvas");
      atlas.width = ATLAS_SIZE;
      atlas.height = ATLAS_SIZE;
      context = atlas.getContext("2d");
      nextX = 0;
      nextY = 0;
    }
    if (!context) throw new Error("This browser gives no more canvases");
    const sprite = { atlas: context.canvas, x: nextX, y: nextY, ...size };
    nextX += size.width;
    context.setTransform(pixelRatio, 0, 0, pixelRatio, sprite.x, sprite.y);
    draw(context);
    known.set(key, sprite);
    return sprite;
  }

  const border = { color: colors.palette.lineCasing, width: PILL_BORDER };

  return {
    pill(text, color) {
      const key = `${color} ${text}`;
      const width = measurePill(text, family);
      return (
        known.get(key) ??
        add(key, width, PILL_HEIGHT, (pen) =>
          drawPill(pen, { text, x: width / 2, y: PILL_HEIGHT / 2, color: colors.of(color), border, colors, family }),
        )
      );
    },
  };
}
