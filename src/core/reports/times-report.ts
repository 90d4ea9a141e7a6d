import { fetchPastTrips, type PastTrip } from "../api/past-trips.ts";
import type { TimePeriod } from "../api/routes.ts";
import type { Day } from "../time/day.ts";
import type { Session } from "../session/session.ts";
import { toDays } from "../trips/dates.ts";
import { endOf, plannedEndOf, plannedStartOf, toArrival, toDeparture, toPunctuality } from "../trips/punctuality.ts";
import { createReport, type Report, type ReportChoice, type ReportPart, type ReportRoute } from "./report.ts";

/** Concurrent requests. */
const timesReportLimit = 10;

/** One trip of the report on departures and arrivals. Moments in ms since 1970, durations in seconds. */
export interface TimesRow {
  readonly day: Day;
  readonly routeName: string;
  readonly routeUniqueId: string;
  readonly timePeriod: TimePeriod;
  readonly tripId: number;
  readonly plannedStart: number | null;
  readonly start: number | null;
  /** Minutes; negative when early. */
  readonly startDelay: number | null;
  readonly plannedEnd: number | null;
  /** Null for an auto-finished trip, whose real end is unknown. */
  readonly end: number | null;
  readonly endDelay: number | null;
  readonly plannedDuration: number | null;
  readonly duration: number | null;
  /** Null without a plan or a time. */
  readonly isOnTime: boolean | null;
  readonly isAutoFinished: boolean;
}

/** Departures and arrivals of the selected routes compared with the plan: one request per route and day. */
export function createTimesReport(session: Session): Report<TimesRow> {
  return createReport<readonly PastTrip[], TimesRow>(session, {
    name: "times",
    limit: timesReportLimit,
    toParts,
    fetch: (http, { day, routes: [route] }, signal) =>
      fetchPastTrips(http, { routeUniqueId: route?.uniqueId ?? "", start: day, end: day }, signal),
    toRows: (trips, { day, routes: [route] }) => (route ? trips.map((trip) => toTimesRow(trip, route, day)) : []),
  });
}

function toParts({ routes, ...range }: ReportChoice): ReportPart[] {
  return toDays(range).flatMap((day) => routes.map((route) => ({ day, routes: [route] })));
}

/** @param asked the requested day, used for trips without a planned day */
export function toTimesRow(trip: PastTrip, route: ReportRoute, asked: Day): TimesRow {
  const { isAutoFinished } = trip;
  return {
    day: trip.plannedDay ?? asked,
    routeName: trip.routeName ?? route.name,
    routeUniqueId: route.uniqueId,
    timePeriod: trip.timePeriod,
    tripId: trip.id,
    plannedStart: plannedStartOf(trip),
    start: trip.startedAt,
    startDelay: toDeparture(trip)?.minutes ?? null,
    plannedEnd: plannedEndOf(trip),
    end: isAutoFinished ? null : endOf(trip),
    endDelay: toArrival(trip)?.minutes ?? null,
    plannedDuration: trip.plannedDuration,
    duration: trip.duration,
    isOnTime: toPunctuality(trip)?.isOnTime ?? null,
    isAutoFinished,
  };
}
