import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { optionalPosition, toPosition } from "./position.ts";
import { stops } from "./stops.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { optionalText } from "./values.ts";

const offices = v.pipe(
  v.record(v.string(), optionalPosition),
  v.transform((positions) =>
    Object.entries(positions).flatMap(([name, position]) => (position ? [{ name, position }] : [])),
  ),
);
const way = v.pipe(
  v.array(v.string()),
  v.transform((steps) => steps.map(toPosition)),
);
const result = entity({
  stops: from("rps_detail", stops),
  /** Points of the way. */
  way: from("steps", v.fallback(way, [])),
  origin: optionalPosition,
  destination: optionalPosition,
  /** Morning: departure to the first stop, "06:55". */
  firstPointDeparture: from("first_point_departure", optionalText),
  /** Arrival at the office in the morning, at the last stop in the evening. */
  arrival: optionalText,
  /** Evening: departure from the office. */
  departure: optionalText,
  /** The companies that the route serves, by name. */
  offices: from("company_locations_mapping", v.fallback(offices, [])),
});

export const routeDetailCall = defineCall("GET /api/routes/{route_id}/", v.object({ result }));
/** One variant (direction) of a route: its stops in travel order, and its way. */
export type RouteDetail = v.InferOutput<typeof result>;

/** Stops and way of one variant of a route, by its numeric id. */
export async function fetchRouteDetail(http: Http, routeId: number, signal?: AbortSignal): Promise<RouteDetail> {
  return (await send(http, routeDetailCall, { path: { route_id: routeId }, signal })).result;
}
