import { toPosition } from "../../kit/map/position.ts";
import type { Position } from "../../kit/map/types.ts";
import type { RouteBook } from "../routes.model.ts";
import { type Move, startCenter } from "./move.model.ts";

/** About as much as the map shows at first, in degrees. */
const reach = { latitude: 0.25, longitude: 0.45 };

const isNear = ([latitude, longitude]: Position) =>
  Math.abs(latitude - startCenter[0]) < reach.latitude && Math.abs(longitude - startCenter[1]) < reach.longitude;

/** The map begins in Istanbul (specification 2 §9); a company that drives nowhere near sees its routes instead. */
export function toFirstMove({ routes }: RouteBook): Move | null {
  const ends = routes.flatMap(({ origin, destination }) => [toPosition(origin), toPosition(destination)]);
  const positions = ends.filter((place) => place !== null);
  return positions.length === 0 || positions.some(isNear) ? null : { kind: "fit", positions };
}
