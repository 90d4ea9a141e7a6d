import { fetchSpeedReport, type SpeedReportTrip } from "../api/driver-events.ts";
import type { TimePeriod } from "../api/routes.ts";
import { type Day, toDay } from "../time/day.ts";
import type { Session } from "../session/session.ts";
import { toDays } from "../trips/dates.ts";
import { createReport, type Report, type ReportChoice, type ReportPart } from "./report.ts";

/** Concurrent requests. */
const speedReportLimit = 2;
/** Routes in one request: the ids are part of the URL, which servers limit to 8 kB. */
const routesPerRequest = 150;

/** One speeding event. Moments in ms since 1970. */
export interface SpeedRow {
  readonly day: Day;
  readonly plate: string | null;
  readonly driverName: string | null;
  readonly routeName: string | null;
  readonly timePeriod: TimePeriod | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Seconds. */
  readonly duration: number | null;
  /** Metres. */
  readonly distance: number | null;
  /** km/h. */
  readonly limit: number | null;
  readonly speed: number | null;
  /** km/h above the limit. */
  readonly excess: number | null;
}

/** Speeding events of the drivers of the selected routes, by day. */
export function createSpeedReport(session: Session): Report<SpeedRow> {
  return createReport<readonly SpeedReportTrip[], SpeedRow>(session, {
    name: "speed",
    limit: speedReportLimit,
    toParts,
    fetch: (http, { day, routes }, signal) =>
      fetchSpeedReport(http, { start: day, end: day, routeUniqueIds: routes.map(({ uniqueId }) => uniqueId) }, signal),
    toRows: (trips, { day }) => trips.flatMap((trip) => toSpeedRows(trip, day)),
  });
}

function toParts({ routes, ...range }: ReportChoice): ReportPart[] {
  const groups = Array.from({ length: Math.ceil(routes.length / routesPerRequest) }, (_, index) =>
    routes.slice(index * routesPerRequest, (index + 1) * routesPerRequest),
  );
  return toDays(range).flatMap((day) => groups.map((group) => ({ day, routes: group })));
}

/** @param asked the requested day, used for events without a time */
export function toSpeedRows(trip: SpeedReportTrip, asked: Day): SpeedRow[] {
  const { plate, driverName, routeName, timePeriod } = trip;
  return trip.events.map(({ startedAt, endedAt, duration, distance, limit, speed }) => ({
    day: startedAt === null ? asked : toDay(startedAt),
    plate,
    driverName,
    routeName,
    timePeriod,
    startedAt,
    endedAt,
    duration,
    distance,
    // Displayed as whole numbers.
    limit: limit === null ? null : Math.round(limit),
    speed: speed === null ? null : Math.round(speed),
    excess: limit === null || speed === null ? null : Math.round(speed) - Math.round(limit),
  }));
}
