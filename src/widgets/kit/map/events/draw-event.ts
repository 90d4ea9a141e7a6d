import { type At, drawIcon } from "../markers/draw-icon.ts";
import type { CanvasColors } from "../canvas-colors.ts";
import { eventSigns } from "./event-signs.ts";
import { EVENT_SIZE } from "../markers/marker-size.ts";
import type { EventMarker } from "../types.ts";

const RADIUS = 6;
const BORDER = 2;
const ICON_SIZE = 13;

/** Draws an event's square on a canvas, as events.css does for the marker. */
export function drawEvent(
  context: CanvasRenderingContext2D,
  { sign, selected }: EventMarker,
  at: At,
  colors: CanvasColors,
): void {
  const { ground, color, paths } = eventSigns[sign];
  const square = (size: number, radius: number, fill: string): void => {
    context.beginPath();
    context.roundRect(at.x - size / 2, at.y - size / 2, size, size, radius);
    context.fillStyle = fill;
    context.fill();
  };
  square(EVENT_SIZE, RADIUS, selected ? colors.of("--shuttle-text") : colors.palette.routeCasing);
  square(EVENT_SIZE - 2 * BORDER, RADIUS - BORDER, colors.of(ground));
  context.strokeStyle = colors.of(color);
  drawIcon(context, paths, at, ICON_SIZE, 2.2);
}
