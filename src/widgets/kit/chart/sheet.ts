import type { Ink } from "./colors.ts";

/** The canvas of one drawing, in CSS px from its top left corner. */
export interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly ink: Ink;
  readonly width: number;
  readonly height: number;
  /** The rectangle of the values, without the labels around it. */
  readonly area: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  x(position: number): number;
  y(value: number): number;
  /** The next whole device pixel, so that edges are sharp. */
  snap(length: number): number;
}

/** Draws in CSS px and leaves the canvas as it was: uPlot remembers what it has set last. */
export function drawOn(sheet: Sheet, draw: (sheet: Sheet) => void): void {
  const { context, width } = sheet;
  const ratio = context.canvas.width / width;
  context.save();
  context.scale(ratio, ratio);
  draw(sheet);
  context.restore();
}

interface TextStyle {
  readonly font: string;
  readonly color: string;
  readonly align?: CanvasTextAlign;
  /** Frees the text from a grid line behind it, so many px on each side. */
  readonly halo?: number;
}

/** Writes one line, vertically centred at y. */
export function write({ context, ink }: Sheet, text: string, x: number, y: number, style: TextStyle): void {
  context.font = style.font;
  context.fillStyle = style.color;
  context.textAlign = style.align ?? "center";
  context.textBaseline = "middle";
  // Digits sit higher than the middle of the em box.
  const middle = y + 0.5;
  if (style.halo) {
    context.lineWidth = 2 * style.halo;
    context.lineJoin = "round";
    context.strokeStyle = ink.color("--shuttle-surface");
    context.strokeText(text, x, middle);
  }
  context.fillText(text, x, middle);
}

export function horizontalLine({ context, snap }: Sheet, y: number, from: number, to: number, color: string): void {
  const hair = 1;
  context.fillStyle = color;
  context.fillRect(from, snap(y - hair / 2), to - from, hair);
}

/** The stop ring at the end of a line. */
export function ring({ context, ink }: Sheet, x: number, y: number, color: string): void {
  context.beginPath();
  context.arc(x, y, 4.25, 0, 2 * Math.PI);
  context.fillStyle = ink.color("--shuttle-surface");
  context.fill();
  context.lineWidth = 2.5;
  context.strokeStyle = color;
  context.stroke();
}

/** Horizontal grid only: a hairline per tick, the base a little stronger, its label left of it. */
export function drawGrid(sheet: Sheet, ticks: readonly number[], format: (value: number) => string): void {
  const { ink, area } = sheet;
  const style = { font: ink.font("2xs"), color: ink.color("--shuttle-chart-label"), align: "right" } as const;
  ticks.forEach((tick, index) => {
    const y = sheet.y(tick);
    const color = ink.color(index === 0 ? "--shuttle-chart-axis" : "--shuttle-chart-grid");
    horizontalLine(sheet, y, area.left, area.right, color);
    write(sheet, format(tick), area.left - 8, y, style);
  });
}

/** Widest of the texts in px. */
export function widest(ink: Ink, texts: readonly string[], font: string): number {
  return texts.reduce((most, text) => Math.max(most, ink.width(text, font)), 0);
}
