import { type At, drawIcon } from "../markers/draw-icon.ts";
import type { CanvasColors } from "../canvas-colors.ts";
import { EVENT_PATHS } from "../markers/marker-paths.ts";
import { EVENT_SIZE } from "../markers/marker-size.ts";
import type { ColorToken, EventMarker, EventSign } from "../types.ts";

const RADIUS = 6;
const BORDER = 2;
const ICON_SIZE = 13;

/** Colours of background and sign; must agree with events.css. */
const COLORS: Readonly<Record<EventSign, readonly [ColorToken, ColorToken]>> = {
  overspeeding: ["--shuttle-danger", "--shuttle-on-solid"],
  "phone-use": ["--shuttle-chart-1", "--shuttle-surface"],
  "hard-brake": ["--shuttle-chart-5", "--shuttle-surface"],
  "hard-turn": ["--shuttle-chart-2", "--shuttle-ink-950"],
  "rapid-acceleration": ["--shuttle-chart-3", "--shuttle-ink-950"],
  other: ["--shuttle-text-muted", "--shuttle-surface"],
};

/** Draws an event's square on a canvas, as events.css does for the marker. */
export function drawEvent(
  context: CanvasRenderingContext2D,
  { sign, selected }: EventMarker,
  at: At,
  colors: CanvasColors,
): void {
  const [ground, foreground] = COLORS[sign];
  const square = (size: number, radius: number, color: string): void => {
    context.beginPath();
    context.roundRect(at.x - size / 2, at.y - size / 2, size, size, radius);
    context.fillStyle = color;
    context.fill();
  };
  square(EVENT_SIZE, RADIUS, selected ? colors.of("--shuttle-text") : colors.palette.routeCasing);
  square(EVENT_SIZE - 2 * BORDER, RADIUS - BORDER, colors.of(ground));
  context.strokeStyle = colors.of(foreground);
  drawIcon(context, EVENT_PATHS[sign], at, ICON_SIZE, 2.2);
}
