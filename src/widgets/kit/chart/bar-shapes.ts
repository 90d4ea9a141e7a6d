import type { Sheet } from "./sheet.ts";

/** As wide as allowed, with at least 22 % of the distance (3 to 18 px) free between two bars. */
export function barWidth(distance: number, most: number): number {
  const gap = Math.max(3, Math.min(18, distance * 0.22));
  return Math.max(2, Math.min(most, Math.round(distance - gap)));
}

export interface Shape {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function trace({ context }: Sheet, { left, top, width, height }: Shape, radius: number, inset = 0): void {
  const corner = Math.max(0, radius - inset);
  context.beginPath();
  context.roundRect(left + inset, top + inset, width - 2 * inset, Math.max(0.5, height - 2 * inset), [
    corner,
    corner,
    0,
    0,
  ]);
}

export function fillShape(sheet: Sheet, shape: Shape, radius: number, color: string): void {
  trace(sheet, shape, radius);
  sheet.context.fillStyle = color;
  sheet.context.fill();
}

/** 2 px lines every 5 px, rising to the right, in a frame of 1.5 px. */
export function drawHatched(sheet: Sheet, shape: Shape, radius: number, color: string): void {
  const { context } = sheet;
  const { left, top, width, height } = shape;
  const step = 5 * Math.SQRT2;
  context.save();
  trace(sheet, shape, radius);
  context.clip();
  context.strokeStyle = color;
  context.lineWidth = 2;
  context.beginPath();
  for (let start = left - height; start < left + width; start += step) {
    context.moveTo(start, top + height);
    context.lineTo(start + height, top);
  }
  context.stroke();
  context.restore();
  trace(sheet, shape, radius, 0.75);
  context.strokeStyle = color;
  context.lineWidth = 1.5;
  context.stroke();
}
