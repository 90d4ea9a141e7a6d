import type { Position } from "../../kit/map/types.ts";
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
