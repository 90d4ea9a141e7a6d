import * as v from "valibot";
import type { Day } from "../time/day.ts";
import type { Http } from "../http/http.ts";
import { speedings } from "./driver-events.ts";
import { optionalTimePeriod } from "./routes.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { list, optionalPlate, optionalText } from "./values.ts";

const trip = entity({
  plate: from("license_plate", optionalPlate),
  driverName: from("driver_name", optionalText),
  routeName: from("route_name", optionalText),
  timePeriod: from("time_period", optionalTimePeriod),
  /** Speeding events only, at least one. */
  events: v.fallback(speedings, []),
});
/** A trip with at least one speeding event. */
export type SpeedReportTrip = v.InferOutput<typeof trip>;

export const speedReportCall = defineCall("GET /api/past-trips/zendrive/", list(trip, "results"), {
  query: { date_start: v.string(), date_end: v.string(), route_unique_ids: v.array(v.string()) },
});

interface SpeedReportSearch {
  /** Both days included. */
  readonly start: Day;
  readonly end: Day;
  /** At least one. */
  readonly routeUniqueIds: readonly string[];
}

/** Trips with speeding events; trips without any are left out. Throws ApiError. */
export async function fetchSpeedReport(
  http: Http,
  { start, end, routeUniqueIds }: SpeedReportSearch,
  signal?: AbortSignal,
): Promise<SpeedReportTrip[]> {
  const query = { date_start: start, date_end: end, route_unique_ids: routeUniqueIds };
  const found = await send(http, speedReportCall, { query, signal });
  return found.filter(({ events }) => events.length > 0);
}
