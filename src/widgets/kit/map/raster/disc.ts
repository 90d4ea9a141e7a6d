import { blend, OPAQUE, type Pixels } from "./pixels.ts";

interface DiscBrush {
  /** See toPixel. */
  readonly color: number;
  /** In pixels of the picture. */
  readonly radius: number;
}

/** Draws a filled circle with antialiased edges. */
export function stampDisc(pixels: Pixels, x: number, y: number, { color, radius }: DiscBrush): void {
  const { width, height, data } = pixels;
  const left = Math.max(0, Math.floor(x - radius));
  const right = Math.min(width - 1, Math.floor(x + radius));
  const top = Math.max(0, Math.floor(y - radius));
  const bottom = Math.min(height - 1, Math.floor(y + radius));
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      // Math.hypot is ten times slower.
      const coverage = radius + 0.5 - Math.sqrt((column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2);
      if (coverage <= 0) continue;
      const index = row * width + column;
      if (coverage >= 1) data[index] = OPAQUE | color;
      else data[index] = blend(data[index]!, color, Math.trunc(coverage * 256));
    }
  }
}
