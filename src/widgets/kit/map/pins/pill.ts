import { fontOf } from "../basemap/labels.ts";
import type { CanvasColors } from "../palette.ts";
import type { ColorToken } from "../types.ts";

export const PILL_HEIGHT = 22;
export const PILL_BORDER = 2;
const PADDING = 7;

interface PillLook {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly color: string;
  /** Default: `--shuttle-on-stop`. */
  readonly textColor?: ColorToken;
  readonly border: { readonly color: string; readonly width: number };
  readonly colors: CanvasColors;
  readonly family: string;
  readonly height?: number;
}

const fontFor = (family: string): string => fontOf({ weight: 700, size: 11 }, family);

/** Cached widths of pill texts; no map shows more different texts than this at once. */
const mostWidths = 500;
const widths = new Map<string, number>();
let measuring: CanvasRenderingContext2D | null = null;

/** Width of a pill with its border. */
export function measurePill(text: string, family: string): number {
  const key = `${text} ${family}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  measuring ??= document.createElement("canvas").getContext("2d");
  if (!measuring) return PILL_HEIGHT;
  measuring.font = fontFor(family);
  const width = Math.max(PILL_HEIGHT, Math.ceil(measuring.measureText(text).width) + 2 * PADDING);
  if (widths.size >= mostWidths) widths.clear();
  widths.set(key, width);
  return width;
}

/** Clears the cached widths, when a font has loaded. */
export function forgetPillWidths(): void {
  widths.clear();
}

/** Draws a pill: `PILL_HEIGHT` px high, bold text, a border in the colour of the lines' casing. `x`, `y`: its middle. */
export function drawPill(
  context: CanvasRenderingContext2D,
  { text, x, y, color, textColor = "--shuttle-on-stop", border, colors, family, height = PILL_HEIGHT }: PillLook,
): void {
  const width = measurePill(text, family);
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
  context.fillStyle = border.color;
  context.fill();
  context.beginPath();
  const inner = height - 2 * border.width;
  context.roundRect(x - width / 2 + border.width, y - inner / 2, width - 2 * border.width, inner, inner / 2);
  context.fillStyle = color;
  context.fill();
  context.font = fontFor(family);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillStyle = colors.of(textColor);
  // Centres capitals and digits, not the line box.
  context.fillText(text, x, y + 4);
}
