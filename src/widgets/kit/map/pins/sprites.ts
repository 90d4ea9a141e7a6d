import type { CanvasColors } from "../canvas-colors.ts";
import type { ColorToken } from "../types.ts";
import { drawPill, measurePill, PILL_BORDER, PILL_HEIGHT } from "./pill.ts";

/** A mark that was drawn once, and its box in the atlas, in device pixels. */
export interface Sprite {
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
