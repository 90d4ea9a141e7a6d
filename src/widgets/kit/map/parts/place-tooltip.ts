import type { MapPoint } from "../types.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between the point and the tooltip, and between the tooltip and the map's edge, in px. */
const GAP = 14;
const MARGIN = 8;

const clamp = (value: number, largest: number): number => Math.round(Math.max(MARGIN, Math.min(value, largest)));

/** Above the point; below it where there is no room above, else beside it. Never outside of the map. */
export function placeTooltip(at: MapPoint, size: Size, map: Size): { readonly left: number; readonly top: number } {
  const rightmost = map.width - size.width - MARGIN;
  const lowest = map.height - size.height - MARGIN;
  const above = at.y - GAP - size.height;
  const below = at.y + GAP;
  const centred = clamp(at.x - size.width / 2, rightmost);
  if (above >= MARGIN) return { left: centred, top: Math.round(above) };
  if (below <= lowest) return { left: centred, top: Math.round(below) };
  const right = at.x + GAP;
  const left = right <= rightmost ? right : at.x - GAP - size.width;
  return { left: clamp(left, rightmost), top: clamp(at.y - size.height / 2, lowest) };
}
