import { toPosition } from "../../kit/map/position.ts";
import type { EdgePadding, Position } from "../../kit/map/types.ts";
import type { Selected } from "../selection.model.ts";
import { routePositions } from "./lines.model.ts";

/** Specification 2 §9. */
export const startCenter: Position = [41.0457, 29.0346];
export const startZoom = 12;
const stopZoom = 17;
const clearedZoom = 14;

/** What the map is to show next. */
export type Move =
  | { readonly kind: "place"; readonly position: Position; readonly zoom: number }
  | { readonly kind: "fit"; readonly positions: readonly Position[] };

const placeOf = (selected: Selected | null) => toPosition(selected?.stop?.stop.route_point_coordinate ?? null);

/** Where a changed selection leads: to a stop from near, to the whole of a route, away from a stop; null stays where it is. */
export function toMove(before: Selected | null, after: Selected | null): Move | null {
  const [from, to] = [placeOf(before), placeOf(after)];
  const isOtherRoute = before?.route.route_id !== after?.route.route_id;
  const isOtherStop = isOtherRoute || before?.stop?.entry.id !== after?.stop?.entry.id;
  if (to) return isOtherStop ? { kind: "place", position: to, zoom: stopZoom } : null;
  if (after && isOtherRoute) return { kind: "fit", positions: routePositions(after.route) };
  return from && isOtherStop ? { kind: "place", position: from, zoom: clearedZoom } : null;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const widthOf = ({ left, right }: Box) => right - left;

/**
 * What panels over a map leave free (px): each covers the edge it lies at, a wide one the upper or lower edge, `low` ones the lower
 * edge whatever their width.
 */
export function toFreePart(map: Box, panels: readonly Box[], low: readonly Box[], margin = 32): EdgePadding {
  const covered = { top: 0, right: 0, bottom: 0, left: 0 };
  const cover = (edge: keyof typeof covered, by: number) => (covered[edge] = Math.max(covered[edge], by));
  for (const panel of panels) {
    const isWide = widthOf(panel) > widthOf(map) * 0.6;
    const isUpper = panel.top - map.top < map.bottom - panel.bottom;
    const isLeft = panel.left - map.left < map.right - panel.right;
    if (isWide && isUpper) cover("top", panel.bottom - map.top);
    else if (isWide) cover("bottom", map.bottom - panel.top);
    else if (isLeft) cover("left", panel.right - map.left);
    else cover("right", map.right - panel.left);
  }
  for (const panel of low) if (widthOf(panel) > 0) cover("bottom", map.bottom - panel.top);
  return {
    top: covered.top + margin,
    right: covered.right + margin,
    bottom: covered.bottom + margin,
    left: covered.left + margin,
  };
}
