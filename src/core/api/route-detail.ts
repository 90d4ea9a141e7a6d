import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { stops } from "./stops.ts";
import { optionalText } from "./values.ts";

const detail = v.object({
  result: v.object({
    rps_detail: stops,
    /** The way, `"lat,lng"` each. */
    steps: v.fallback(v.array(v.string()), []),
    origin: optionalText,
    destination: optionalText,
    /** Morning: when the shuttle leaves for its first stop, "06:55". */
    first_point_departure: optionalText,
    /** At the office in the morning, at the last stop in the evening. */
    arrival: optionalText,
    /** Evening: when the shuttle leaves the office. */
    departure: optionalText,
    /** Where the companies are that the route serves, `"lat,lng"` by company name. */
    company_locations_mapping: v.fallback(v.record(v.string(), v.string()), {}),
  }),
});
export type RouteDetail = v.InferOutput<typeof detail>["result"];

/** Stops and way of one variant of a route, by its numeric id. */
export async function fetchRouteDetail(http: Http, routeId: number, signal?: AbortSignal): Promise<RouteDetail> {
  const path = `/api/routes/${encodeURIComponent(routeId)}/`;
  return (await http.get(path, { schema: detail, signal })).result;
}
