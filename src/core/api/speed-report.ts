import * as v from "valibot";
import type { Day } from "../time/day.ts";
import type { Http } from "../http/http.ts";
import { type DriverEvent, speedings } from "./driver-events.ts";
import type { TimePeriod } from "./routes.ts";
import { defineCall, send } from "./call.ts";
import { list, optionalText } from "./values.ts";

/** A trip with at least one speeding event. */
export interface SpeedReportTrip {
  readonly plate: string | null;
  readonly driverName: string | null;
  readonly routeName: string | null;
  /** Null: missing, or an unknown value. */
  readonly timePeriod: TimePeriod | null;
  /** Speeding events only, at least one. */
  readonly events: readonly DriverEvent[];
}

const trip = v.pipe(
  v.object({
    license_plate: optionalText,
    driver_name: optionalText,
    route_name: optionalText,
    time_period: v.fallback(v.nullable(v.picklist(["morning", "evening"])), null),
    events: v.fallback(speedings, []),
  }),
  v.transform((row): SpeedReportTrip => ({
    // The provider's value for an unknown plate.
    plate: row.license_plate === "Undefined" ? null : row.license_plate,
    driverName: row.driver_name,
    routeName: row.route_name,
    timePeriod: row.time_period,
    events: row.events,
  })),
);
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
