import * as v from "valibot";
import type { Http } from "../http/http.ts";
import type { Day } from "../time/day.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { optionalPosition } from "./position.ts";
import { optionalTimePeriod } from "./routes.ts";
import { list, optionalDuration, optionalMoment, optionalNumber, optionalPlate, optionalText } from "./values.ts";

/** Event kinds by the provider's names for them. */
const kinds = {
  OVERSPEEDING: "overspeeding",
  PHONE_USE: "phone-use",
  HARD_BRAKE: "hard-brake",
  HARD_TURN: "hard-turn",
  RAPID_ACCELERATION: "rapid-acceleration",
} as const;

/** `other`: a kind unknown to the portal; it is counted and displayed by the provider's name. */
export type DriverEventKind = (typeof kinds)[keyof typeof kinds] | "other";

/** Event kinds in the order of the legend. */
export const driverEventKinds: readonly DriverEventKind[] = [...Object.values(kinds), "other"];

const event = v.pipe(
  entity({
    /** The provider's name, displayed for kinds unknown to the portal. */
    typeName: from("event_type_name", v.pipe(optionalText, v.metadata({ enum: [...Object.keys(kinds), null] }))),
    /** Start of the event. */
    position: from("start_latlng", optionalPosition),
    /** Ms since 1970. */
    startedAt: from("start_time", optionalMoment),
    endedAt: from("end_time", optionalMoment),
    /** Seconds; computed from start and end where the provider doesn't give it. */
    duration: from("event_duration_seconds", optionalDuration),
    /** Speeding only: the part of the way driven above the limit, encoded polyline of precision 5 … */
    path: from("overspeed_polyline", optionalText),
    /** … its length in metres … */
    distance: from("overspeed_distance", optionalNumber),
    /** … and the limit and the top speed there in km/h, unrounded. */
    limit: from("posted_speed_limit_kmph", optionalNumber),
    speed: from("max_driver_speed_kmph", optionalNumber),
  }),
  v.transform((row) => ({
    ...row,
    kind: toKind(row.typeName),
    duration: row.duration ?? secondsBetween(row.startedAt, row.endedAt),
  })),
);
/** An event detected by the driver's phone. */
export type DriverEvent = v.InferOutput<typeof event>;

/** Events in the provider's order; malformed ones are dropped. */
export const driverEvents = list(event);

/** Speeding events of the speed report, where an event without a type is a speeding. */
const speedings = v.pipe(
  driverEvents,
  v.transform((events) =>
    events
      .filter(({ kind, typeName }) => kind === "overspeeding" || typeName === null)
      .map((entry): DriverEvent => ({ ...entry, kind: "overspeeding" })),
  ),
);

function toKind(name: string | null): DriverEventKind {
  const known: Readonly<Record<string, DriverEventKind>> = kinds;
  return (name !== null && Object.hasOwn(known, name) && known[name]) || "other";
}

function secondsBetween(start: number | null, end: number | null): number | null {
  return start !== null && end !== null && end >= start ? Math.round((end - start) / 1000) : null;
}

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
