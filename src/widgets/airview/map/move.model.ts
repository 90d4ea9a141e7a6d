import type { EdgePadding, Position } from "../../kit/map/types.ts";
import type { Selected } from "../selection.model.ts";
import { routePositions, toWalks } from "./lines.model.ts";

/** Specification 2 §9. */
export const startCenter: Position = [41.0457, 29.0346];
export const startZoom = 12;
const stopZoom = 17;
const clearedZoom = 14;

/** What the map is to show next. */
export type Move =
  | { readonly kind: "place"; readonly position: Position; readonly zoom: number }
  | {
      readonly kind: "fit";
      readonly positions: readonly Position[];
      /** No nearer than this zoom level. */
      readonly nearest?: number;
    };

const placeOf = (selected: Selected | null) => selected?.stop?.stop.position ?? null;

/** A stop with the homes of its people and their ways on foot; from near where it is alone. */
function toStopMove(selected: Selected, position: Position): Move {
  const walks = toWalks(selected).flatMap(({ points = [] }) => points);
  return walks.length === 0
    ? { kind: "place", position, zoom: stopZoom }
    : { kind: "fit", positions: [position, ...walks], nearest: stopZoom };
}

/** Where a changed selection leads: to a stop from near, to the whole of a route, away from a stop; null stays where it is. */
export function toMove(before: Selected | null, after: Selected | null): Move | null {
  const [from, to] = [placeOf(before), placeOf(after)];
  const isOtherRoute = before?.route.routeId !== after?.route.routeId;
  const isOtherStop = isOtherRoute || before?.stop?.entry.id !== after?.stop?.entry.id;
  if (after && to) return isOtherStop ? toStopMove(after, to) : null;
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
  const [left, right] = leaveRoom(covered.left + margin, covered.right + margin, widthOf(map));
  const [top, bottom] = leaveRoom(covered.top + margin, covered.bottom + margin, map.bottom - map.top);
  return { top, right, bottom, left };
}

/** Less than this (px) shows nothing. */
const leastFree = 80;

/** Panels that cover nearly all of a small map are looked past: a map that is to fit into nothing shows nothing. */
function leaveRoom(one: number, other: number, size: number): readonly [number, number] {
  const share = Math.min(1, Math.max(0, size - leastFree) / (one + other));
  return [one * share, other * share];
}
