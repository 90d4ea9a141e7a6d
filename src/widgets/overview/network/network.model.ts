import type { Route } from "../../../core/api/routes.ts";
import { routeColor } from "../../shared/route-color.ts";
import { decodePolyline } from "../../kit/map/lines/polyline.ts";
import type { Position } from "../../../core/api/position.ts";
import type { MapLine, MapMarker } from "../../kit/map/types.ts";

/** One line per route: morning and evening share the colour and most of the path, so the pair is drawn once. */
export function toNetworkLines(routes: readonly Route[]): MapLine[] {
  const drawn = new Map<string, MapLine>();
  for (const { routeUniqueId: id, waypointsPolyline: polyline, timePeriod: period } of routes) {
    if (polyline === null || (drawn.has(id) && period !== "morning")) continue;
    const points = decodePolyline(polyline);
    if (points.length < 2) continue;
    drawn.set(id, { id, points, color: routeColor(id), ring: period === "morning" ? "start" : "end" });
  }
  return [...drawn.values()];
}

export const toOffice = (position: Position | null): MapMarker[] =>
  position ? [{ id: "office", kind: "office", position }] : [];
