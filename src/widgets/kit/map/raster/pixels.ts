/** A picture in memory: one number per pixel, its bytes red, green, blue and alpha as in ImageData. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint32Array;
}

export function createPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint32Array(width * height) };
}

/** A computed colour, `rgb(0 124 72)`, as a pixel with alpha 0. */
export function toPixel(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  return (blue << 16) | (green << 8) | red;
}

const RED_AND_BLUE = 0xff00ff;
const GREEN = 0x00ff00;
/** Alpha bits of an opaque pixel. */
export const OPAQUE = 0xff000000;

/** Blends a colour over a pixel; `coverage` is an integer, 0 … 256. Returns the pixel. */
export function blend(below: number, color: number, coverage: number): number {
  const alpha = below >>> 24;
  if (alpha === 0) return ((coverage > 255 ? 255 : coverage) << 24) | color;
  let share = coverage;
  let opacity = OPAQUE;
  if (alpha < 255) {
    const total = coverage + (alpha * (256 - coverage)) / 256;
    share = total === 0 ? 0 : Math.trunc((coverage * 256) / total);
    opacity = (total > 255 ? 255 : Math.trunc(total)) << 24;
  }
  const keep = 256 - share;
  const redBlue = (Math.imul(color & RED_AND_BLUE, share) + Math.imul(below & RED_AND_BLUE, keep)) >>> 8;
  const green = (Math.imul(color & GREEN, share) + Math.imul(below & GREEN, keep)) >>> 8;
  return opacity | (redBlue & RED_AND_BLUE) | (green & GREEN);
}

/** Draws the picture over the canvas's content, its corner in device pixels. */
export function putPixels(context: CanvasRenderingContext2D, { width, height, data }: Pixels): void {
  const { e: x, f: y } = context.getTransform();
  const image = new ImageData(new Uint8ClampedArray(data.buffer as ArrayBuffer), width, height);
  context.putImageData(image, Math.round(x), Math.round(y));
}
