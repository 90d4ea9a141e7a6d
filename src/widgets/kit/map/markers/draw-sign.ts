import { type At, drawIcon } from "./draw-icon.ts";
import type { CanvasColors } from "../canvas-colors.ts";
import { SIGN_SIZE } from "./marker-size.ts";
import type { SignMarker } from "../types.ts";

const RADIUS = 6;
const BORDER = 2;
const ICON_SIZE = 13;

/** Draws a sign's square on a canvas, as signs.css does for the marker. */
export function drawSign(
  context: CanvasRenderingContext2D,
  { sign: { ground, color, paths, isRound = false }, selected }: SignMarker,
  at: At,
  colors: CanvasColors,
): void {
  const square = (size: number, corner: number, fill: string): void => {
    context.beginPath();
    context.roundRect(at.x - size / 2, at.y - size / 2, size, size, corner);
    context.fillStyle = fill;
    context.fill();
  };
  const radius = isRound ? SIGN_SIZE / 2 : RADIUS;
  square(SIGN_SIZE, radius, selected ? colors.of("--shuttle-text") : colors.palette.lineCasing);
  square(SIGN_SIZE - 2 * BORDER, radius - BORDER, colors.of(ground));
  context.strokeStyle = colors.of(color);
  drawIcon(context, paths, at, ICON_SIZE, 2.2);
}
