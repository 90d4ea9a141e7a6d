import type { Position } from "../../kit/map/types.ts";
import type { RouteBook } from "../routes.model.ts";
import { routePositions } from "./lines.model.ts";
import type { Move } from "./move.model.ts";

/** Fits the map to all routes at the start; null when no route has a position. */
export function toFirstMove({ routes }: RouteBook): Move | null {
  let [south, west, north, east] = [90, 180, -90, -180];
  const reach = ([latitude, longitude]: Position) => {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  };
  for (const route of routes) {
    for (const position of routePositions(route)) reach(position);
    for (const end of [route.origin, route.destination]) if (end) reach(end);
  }
  if (south > north) return null;
  return {
    kind: "fit",
    positions: [
      [south, west],
      [north, east],
    ],
  };
}
