import type { RouteBook } from "../routes.model.ts";
import { routePositions } from "./lines.model.ts";
import type { Move } from "./move.model.ts";

/** Fits the map to all routes at the start; null when no route has a position. */
export function toFirstMove({ routes }: RouteBook): Move | null {
  const positions = routes
    .flatMap((route) => [...routePositions(route), route.origin, route.destination])
    .filter((position) => position !== null);
  return positions.length === 0 ? null : { kind: "fit", positions };
}
