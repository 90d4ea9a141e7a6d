import * as v from "valibot";
import type { Http } from "../http.ts";
import { stops } from "./stops.ts";
import { optionalText } from "./values.ts";

const detail = v.object({
  result: v.object({
    rps_detail: stops,
    /** The way, `"lat,lng"` each. */
    steps: v.fallback(v.array(v.string()), []),
    origin: optionalText,
    destination: optionalText,
  }),
});
export type RouteDetail = v.InferOutput<typeof detail>["result"];

/** Stops and way of one variant of a route, by its numeric id. */
export async function fetchRouteDetail(http: Http, routeId: number, signal?: AbortSignal): Promise<RouteDetail> {
  const path = `/api/routes/${encodeURIComponent(routeId)}/`;
  return (await http.get(path, { schema: detail, signal })).result;
}
