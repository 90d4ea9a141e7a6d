import type { Box, Frame } from "./basemap/geometry.ts";

/** The frame enlarged by `share` of its size on each side, in whole pixels. */
export function padFrame(frame: Frame, share: number): Frame {
  const x = Math.round(frame.width * share);
  const y = Math.round(frame.height * share);
  return {
    scale: frame.scale,
    offsetX: frame.offsetX - x,
    offsetY: frame.offsetY - y,
    width: frame.width + 2 * x,
    height: frame.height + 2 * y,
  };
}

/** Pixels that the inner frame can move in any direction before it leaves the outer one; negative when it has left. */
export function slackOf(outer: Frame, inner: Frame): number {
  return Math.min(
    inner.offsetX - outer.offsetX,
    inner.offsetY - outer.offsetY,
    outer.offsetX + outer.width - inner.offsetX - inner.width,
    outer.offsetY + outer.height - inner.offsetY - inner.height,
  );
}

/** The part of the frame that shows a box (world units), enlarged by `margin` pixels; null when the box lies outside. */
export function cropFrame(frame: Frame, box: Box, margin: number): Frame | null {
  const { scale, offsetX, offsetY, width, height } = frame;
  const left = Math.max(0, Math.floor(box[0] * scale - offsetX - margin));
  const top = Math.max(0, Math.floor(box[1] * scale - offsetY - margin));
  const right = Math.min(width, Math.ceil(box[2] * scale - offsetX + margin));
  const bottom = Math.min(height, Math.ceil(box[3] * scale - offsetY + margin));
  if (!(right > left && bottom > top)) return null;
  return { scale, offsetX: offsetX + left, offsetY: offsetY + top, width: right - left, height: bottom - top };
}

/** What a move has brought into the frame, as up to two rectangles. Both frames must have the same size and scale. */
export function newStrips(before: Frame, after: Frame): Frame[] {
  const { scale, offsetX, offsetY, width, height } = after;
  const x = offsetX - before.offsetX;
  const y = offsetY - before.offsetY;
  if (Math.abs(x) >= width || Math.abs(y) >= height) return [after];
  const strips: Frame[] = [];
  const top = y > 0 ? offsetY + height - y : offsetY;
  if (y !== 0) strips.push({ scale, offsetX, offsetY: top, width, height: Math.abs(y) });
  const left = x > 0 ? offsetX + width - x : offsetX;
  const restTop = y < 0 ? offsetY - y : offsetY;
  if (x !== 0) {
    strips.push({ scale, offsetX: left, offsetY: restTop, width: Math.abs(x), height: height - Math.abs(y) });
  }
  return strips;
}

const STEPS = [1, 2, 4, 5, 10, 20];

/** The smallest whole number of CSS pixels, at most 20, that is a whole number of device pixels; null when there is none. */
export function wholeStep(pixelRatio: number): number | null {
  return (
    STEPS.find((step) => Math.abs(step * pixelRatio - Math.round(step * pixelRatio)) < 1e-3 / (1 + pixelRatio)) ?? null
  );
}
