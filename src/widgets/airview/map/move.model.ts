import type { EdgePadding, Position } from "../../kit/map/types.ts";
import type { Selected } from "../selection.model.ts";
import { routePositions, toWalks } from "./lines.model.ts";

/** What the map shows before it has routes: Istanbul, as latitude and longitude. */
export const startCenter: Position = [41.0457, 29.0346];
export const startZoom = 12;
const stopZoom = 17;
const clearedZoom = 14;

/** The next view of the map. */
export type Move =
  | { readonly kind: "position"; readonly position: Position; readonly zoom: number }
  | {
      readonly kind: "fit";
      readonly positions: readonly Position[];
      /** The highest zoom level. */
      readonly nearest?: number;
    };

const placeOf = (selected: Selected | null) => selected?.stop?.stop.position ?? null;

/** Fits a stop with its passengers' homes and walks; a stop without them is shown at `stopZoom`. */
function toStopMove(selected: Selected, position: Position): Move {
  const walks = toWalks(selected).flatMap(({ points = [] }) => points.filter((point) => point !== null));
  return walks.length === 0
    ? { kind: "position", position, zoom: stopZoom }
    : { kind: "fit", positions: [position, ...walks], nearest: stopZoom };
}

/** How a changed selection moves the map: close to a stop, to a whole route, or out again from a stop; null: not at all. */
export function toMove(before: Selected | null, after: Selected | null): Move | null {
  const [from, to] = [placeOf(before), placeOf(after)];
  const isOtherRoute = before?.route.routeId !== after?.route.routeId;
  const isOtherStop = isOtherRoute || before?.stop?.entry.id !== after?.stop?.entry.id;
  if (after && to) return isOtherStop ? toStopMove(after, to) : null;
  if (after && isOtherRoute) return { kind: "fit", positions: routePositions(after.route) };
  return from && isOtherStop ? { kind: "position", position: from, zoom: clearedZoom } : null;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const widthOf = ({ left, right }: Box) => right - left;

/**
 * The padding of a map that panels cover, px: a panel covers the edge it is at, a wide one the upper or lower edge, those in `low`
 * always the lower edge.
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

/** The least free width and height, px. */
const leastFree = 80;

/** Reduces the padding of a small map that panels cover nearly whole: a map fitted into no space would show nothing. */
function leaveRoom(one: number, other: number, size: number): readonly [number, number] {
  const share = Math.min(1, Math.max(0, size - leastFree) / (one + other));
  return [one * share, other * share];
}
