import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { optionalPosition, toPosition } from "./position.ts";
import { stops } from "./stops.ts";
import { defineCall, send } from "./call.ts";
import { optionalText } from "./values.ts";

const result = v.pipe(
  v.object({
    rps_detail: stops,
    steps: v.fallback(v.array(v.string()), []),
    origin: optionalPosition,
    destination: optionalPosition,
    first_point_departure: optionalText,
    arrival: optionalText,
    departure: optionalText,
    company_locations_mapping: v.fallback(v.record(v.string(), optionalPosition), {}),
  }),
  v.transform((row) => ({
    stops: row.rps_detail,
    /** Points of the way. */
    way: row.steps.map(toPosition),
    origin: row.origin,
    destination: row.destination,
    /** Morning: departure to the first stop, "06:55". */
    firstPointDeparture: row.first_point_departure,
    /** Arrival at the office in the morning, at the last stop in the evening. */
    arrival: row.arrival,
    /** Evening: departure from the office. */
    departure: row.departure,
    /** The companies that the route serves, by name. */
    offices: Object.entries(row.company_locations_mapping).flatMap(([name, position]) =>
      position ? [{ name, position }] : [],
    ),
  })),
);
export const routeDetailCall = defineCall("GET /api/routes/{route_id}/", v.object({ result }));
/** One variant (direction) of a route: its stops in travel order, and its way. */
export type RouteDetail = v.InferOutput<typeof result>;

/** Stops and way of one variant of a route, by its numeric id. */
export async function fetchRouteDetail(http: Http, routeId: number, signal?: AbortSignal): Promise<RouteDetail> {
  return (await send(http, routeDetailCall, { path: { route_id: routeId }, signal })).result;
}
