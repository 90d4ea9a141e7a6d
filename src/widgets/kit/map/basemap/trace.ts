import type { Coordinates, Frame } from "../geometry.ts";

/** The common part of CanvasRenderingContext2D and Path2D that tracing uses. */
interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
}

/** Clips a ring at an axis-parallel line (one step of Sutherland–Hodgman). */
function clipSide(ring: readonly number[], axis: 0 | 1, limit: number, sign: 1 | -1): number[] {
  const result: number[] = [];
  let beforeX = ring[ring.length - 2]!;
  let beforeY = ring[ring.length - 1]!;
  let beforeInside = ((axis ? beforeY : beforeX) - limit) * sign >= 0;
  for (let index = 0; index < ring.length; index += 2) {
    const x = ring[index]!;
    const y = ring[index + 1]!;
    const inside = ((axis ? y : x) - limit) * sign >= 0;
    if (inside !== beforeInside) {
      const from = axis ? beforeY : beforeX;
      const share = (limit - from) / ((axis ? y : x) - from);
      result.push(axis ? beforeX + share * (x - beforeX) : limit, axis ? limit : beforeY + share * (y - beforeY));
    }
    if (inside) result.push(x, y);
    beforeX = x;
    beforeY = y;
    beforeInside = inside;
  }
  return result;
}

/** A polygon ring in the frame's pixels, cut to the frame plus `margin`. */
export function clipRing(coordinates: Coordinates, frame: Frame, margin: number): number[] {
  const { scale, offsetX, offsetY } = frame;
  let ring: number[] = [];
  for (let index = 0; index < coordinates.length; index += 2) {
    ring.push(coordinates[index]! * scale - offsetX, coordinates[index + 1]! * scale - offsetY);
  }
  const sides = [
    [0, -margin, 1],
    [0, frame.width + margin, -1],
    [1, -margin, 1],
    [1, frame.height + margin, -1],
  ] as const;
  for (const [axis, limit, sign] of sides) {
    if (ring.length === 0) break;
    ring = clipSide(ring, axis, limit, sign);
  }
  return ring;
}

export function traceRing(pen: Pen, ring: readonly number[]): void {
  if (ring.length < 6) return;
  pen.moveTo(ring[0]!, ring[1]!);
  for (let index = 2; index < ring.length; index += 2) pen.lineTo(ring[index]!, ring[index + 1]!);
  pen.closePath();
}

/** Pixels: shorter steps, and flatter bends than the next constant, are invisible. */
const SMALLEST_STEP = 1;
const FLAT_BEND = 0.6;

/**
 * Traces a path, leaving out what lies completely outside of the frame, and invisible bends (Reumann–Witkam): a thousand
 * lines of 150 points each take a canvas 200 ms with them and 50 ms without.
 */
export function traceLine(pen: Pen, coordinates: Coordinates, frame: Frame, margin: number): void {
  const { scale, offsetX, offsetY } = frame;
  const right = frame.width + margin;
  const bottom = frame.height + margin;
  const last = coordinates.length - 2;
  let isDrawing = false;
  // The last traced point, and the farthest point so far along the segment that begins there.
  let fromX = coordinates[0]! * scale - offsetX;
  let fromY = coordinates[1]! * scale - offsetY;
  let reachedX = fromX;
  let reachedY = fromY;
  let directionX = 0;
  let directionY = 0;
  let reach = 0;

  const trace = (): void => {
    const outside =
      (reachedX < -margin && fromX < -margin) ||
      (reachedX > right && fromX > right) ||
      (reachedY < -margin && fromY < -margin) ||
      (reachedY > bottom && fromY > bottom);
    if (!outside) {
      if (!isDrawing) pen.moveTo(fromX, fromY);
      pen.lineTo(reachedX, reachedY);
    }
    isDrawing = !outside;
    fromX = reachedX;
    fromY = reachedY;
    reach = 0;
  };

  for (let index = 2; index <= last; index += 2) {
    const x = coordinates[index]! * scale - offsetX;
    const y = coordinates[index + 1]! * scale - offsetY;
    if (reach > 0) {
      const along = (x - fromX) * directionX + (y - fromY) * directionY;
      const aside = Math.abs((x - fromX) * directionY - (y - fromY) * directionX);
      if (along < reach || aside > FLAT_BEND) trace();
      else reach = along;
    }
    if (reach === 0) {
      const step = Math.hypot(x - fromX, y - fromY);
      if (step < SMALLEST_STEP && index < last) continue;
      reach = step;
      directionX = (x - fromX) / step;
      directionY = (y - fromY) / step;
    }
    reachedX = x;
    reachedY = y;
  }
  if (reach > 0) trace();
}

/** Traces a path that is simplified already, leaving out what lies completely outside of the frame plus `margin` pixels. */
export function traceWay(pen: Pen, coordinates: Coordinates, frame: Frame, margin: number): void {
  const { scale, offsetX, offsetY } = frame;
  const right = frame.width + margin;
  const bottom = frame.height + margin;
  let fromX = coordinates[0]! * scale - offsetX;
  let fromY = coordinates[1]! * scale - offsetY;
  let isDrawing = false;
  for (let index = 2; index < coordinates.length; index += 2) {
    const x = coordinates[index]! * scale - offsetX;
    const y = coordinates[index + 1]! * scale - offsetY;
    const outside =
      (x < -margin && fromX < -margin) ||
      (x > right && fromX > right) ||
      (y < -margin && fromY < -margin) ||
      (y > bottom && fromY > bottom);
    if (!outside) {
      if (!isDrawing) pen.moveTo(fromX, fromY);
      pen.lineTo(x, y);
    }
    isDrawing = !outside;
    fromX = x;
    fromY = y;
  }
}
