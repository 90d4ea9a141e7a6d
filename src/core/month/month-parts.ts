import { districtOf } from "../employees/district.ts";
import { earliestInvoice, fetchInvoice, type Invoice, invoiceCall } from "../api/billing.ts";
import { driverOf } from "../api/driver-detail.ts";
import { fetchAllBookings, fetchBookings } from "../api/bookings.ts";
import { allDrivers, type DriverRow } from "../api/drivers.ts";
import { fetchAllEmployees } from "../api/employees.ts";
import {
  type Emissions,
  emissionsCall,
  fetchEmissions,
  fetchIndicatorHistory,
  fetchSla,
  indicatorHistoryCall,
  type IndicatorHistoryEntry,
  type Indicators,
  slaCall,
} from "../api/indicators.ts";
import { fetchPastTrips, type PastTrip } from "../api/past-trips.ts";
import type { PagedRoute } from "../api/route-pages.ts";
import { fetchOwnRoutesWithGeometry, type Route, regionRoutesCall } from "../api/routes.ts";
import type { Http } from "../http/http.ts";
import { type QueryOptions, shareAnswer } from "../query/query.ts";
import { reportRoutes } from "../routes/known-routes.ts";
import { type DriverSeats, seatDrivers, toDriverSeats } from "../routes/seats.ts";
import type { Session } from "../session/session.ts";
import { addDays, type Day, toDay } from "../time/day.ts";
import { isWorkday } from "../time/holidays.ts";
import { addMonths, type Month } from "../time/month.ts";
import { toPunctuality } from "../trips/punctuality.ts";
import type { Commuter } from "./fairness.ts";
import { type BookingOutcome, type MonthBooking, statesOf, toMonthBooking } from "./month-booking.ts";
import type { ProofEmployee } from "./proof/proof.ts";
import type { MonthRun } from "./seats/seat-use.ts";
import { queryOf } from "../query/call-query.ts";

/** A part of the report's data that is fetched, fails and is retried independently of the others. */
export type MonthPart =
  /** All bookings of a day. */
  | { readonly kind: "bookings"; readonly day: Day }
  /** Runs of a route: in the month, or in the six months before it. */
  | { readonly kind: "runs" | "past-runs"; readonly routeId: string; readonly routeName: string }
  | { readonly kind: "driver"; readonly driverId: string; readonly driverName: string }
  | { readonly kind: "invoice"; readonly month: Month }
  /** Numbers of bookings of a previous month. */
  | { readonly kind: "counts"; readonly month: Month }
  /** Number of boardings of a previous month on the routes whose seats are known. */
  | { readonly kind: "seat-counts"; readonly month: Month; readonly routeNames: readonly string[] }
  | { readonly kind: SingleKind };

type SingleKind = "routes" | "ways" | "drivers" | "total" | "employees" | "indicators" | "sla" | "emissions";
export type PartKind = MonthPart["kind"];

interface DayBookings {
  readonly day: Day;
  readonly bookings: readonly MonthBooking[];
  /** Number of the day's bookings by the provider's count. */
  readonly count: number;
}

interface RouteRuns {
  readonly routeId: string;
  readonly runs: readonly MonthRun[];
}

export interface MonthCounts {
  readonly month: Month;
  /** Null: the provider no longer has the month's bookings, or gives no numbers. */
  readonly boardings: number | null;
  readonly absences: number | null;
}

/** The fields of an employee that the report uses, without phone number and e-mail address. */
export type ReportEmployee = ProofEmployee &
  Commuter & {
    /** Registered: only these employees commute. */
    readonly isCounted: boolean;
  };

/** Data of a fetched part. */
export type PartAnswer =
  | { readonly kind: "bookings"; readonly data: DayBookings }
  | { readonly kind: "runs"; readonly data: RouteRuns }
  | { readonly kind: "past-runs"; readonly data: RouteRuns }
  | { readonly kind: "driver"; readonly data: DriverSeats }
  | { readonly kind: "invoice"; readonly month: Month; readonly data: Invoice }
  | { readonly kind: "counts"; readonly data: MonthCounts }
  | { readonly kind: "seat-counts"; readonly month: Month; readonly data: number | null }
  | { readonly kind: "routes"; readonly data: readonly PagedRoute[] }
  | { readonly kind: "ways"; readonly data: readonly Route[] }
  | { readonly kind: "drivers"; readonly data: readonly DriverRow[] }
  /** Number of the month's bookings by the provider's count. */
  | { readonly kind: "total"; readonly data: number | null }
  | { readonly kind: "employees"; readonly data: readonly ReportEmployee[] }
  | { readonly kind: "indicators"; readonly data: readonly IndicatorHistoryEntry[] }
  | { readonly kind: "sla"; readonly data: Indicators }
  | { readonly kind: "emissions"; readonly data: Emissions | null };

/** Ms for which a response is shared with other elements. */
export const sharedFor = 5 * 60_000;
const comparedMonths = 6;

/** The previous six months, as far as they have an invoice, the oldest first. */
export function monthsBefore(month: Month): readonly Month[] {
  return Array.from({ length: comparedMonths }, (_, index) => addMonths(month, index - comparedMonths)).filter(
    (before) => before >= earliestInvoice,
  );
}

/** The days of a month up to today. */
export function daysOf(month: Month, today: Day): readonly Day[] {
  const days: Day[] = [];
  for (let day = `${month}-01`; day.startsWith(month) && day <= today; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Parts that are fetched first, because the list of the other parts depends on them. */
export const firstParts = (): readonly MonthPart[] => [{ kind: "routes" }, { kind: "drivers" }];

interface PlanInput {
  readonly month: Month;
  readonly today: Day;
  readonly routes: readonly PagedRoute[];
  readonly drivers: readonly DriverRow[];
}

/** All other parts except those of {@link seatCountParts}, in the order in which the screen needs them. */
export function mainParts({ month, today, routes, drivers }: PlanInput): readonly MonthPart[] {
  const before = monthsBefore(month);
  const ofRoutes = (kind: "runs" | "past-runs") =>
    routes.map(({ uniqueId: routeId, name: routeName }): MonthPart => ({ kind, routeId, routeName }));
  return [
    { kind: "total" },
    { kind: "invoice", month },
    ...daysOf(month, today).map((day): MonthPart => ({ kind: "bookings", day })),
    // Early, because the proof needs only last month's invoice and the employees besides the parts above.
    ...before.toReversed().map((past): MonthPart => ({ kind: "invoice", month: past })),
    ...(["employees", "ways", "indicators", "sla", "emissions"] as const).map((kind): MonthPart => ({ kind })),
    ...ofRoutes("runs"),
    ...seatDrivers(routes, drivers).map(({ id: driverId, name: driverName }): MonthPart => ({
      kind: "driver",
      driverId,
      driverName,
    })),
    ...before.toReversed().map((past): MonthPart => ({ kind: "counts", month: past })),
    ...(before.length > 0 ? ofRoutes("past-runs") : []),
  ];
}

/** Maximum number of route names in one call, because servers limit URLs to 8 KB. */
const namesPerCall = 60;

/** Parts for the boardings of the previous months on routes with known seats; several per month for many routes. */
export function seatCountParts(month: Month, routeNames: readonly string[]): readonly MonthPart[] {
  const names = [...new Set(routeNames)];
  return monthsBefore(month)
    .toReversed()
    .flatMap((past) =>
      Array.from({ length: Math.ceil(names.length / namesPerCall) }, (_, index): MonthPart => ({
        kind: "seat-counts",
        month: past,
        routeNames: names.slice(index * namesPerCall, (index + 1) * namesPerCall),
      })),
    );
}

interface FetchContext {
  readonly session: Session;
  readonly companyId: string;
  readonly month: Month;
  readonly today: Day;
  /** Ms for which an answer of the session is taken instead of a call. */
  readonly freshFor: number;
}

/** Fetches one part. Small responses are shared with the session's other elements by query key. Throws ApiError. */
export async function fetchPart(part: MonthPart, context: FetchContext, signal: AbortSignal): Promise<PartAnswer> {
  const { session, companyId, month, today, freshFor } = context;
  const { http } = session;
  const share = <Data>(options: QueryOptions<Data>) => shareAnswer(session, { freshFor, ...options }, signal);
  switch (part.kind) {
    case "bookings":
      return { kind: part.kind, data: await fetchDay(http, part.day, signal) };
    case "runs":
    case "past-runs": {
      const isPast = part.kind === "past-runs";
      const start = `${isPast ? (monthsBefore(month)[0] ?? month) : month}-01`;
      const end = isPast ? addDays(`${month}-01`, -1) : (daysOf(month, today).at(-1) ?? start);
      const trips = await fetchPastTrips(http, { routeUniqueId: part.routeId, start, end }, signal);
      const data = { routeId: part.routeId, runs: trips.flatMap(toRun) };
      return isPast ? { kind: "past-runs", data } : { kind: "runs", data };
    }
    case "driver": {
      const { driverId, driverName } = part;
      const driver = await share(driverOf(driverId));
      return { kind: part.kind, data: toDriverSeats({ id: driverId, name: driverName }, driver) };
    }
    case "invoice":
      return {
        kind: part.kind,
        month: part.month,
        data: await share(queryOf(invoiceCall, fetchInvoice, companyId, part.month)),
      };
    case "counts":
      return { kind: part.kind, data: await fetchCounts(http, part.month, signal) };
    case "seat-counts": {
      const { month: past, routeNames } = part;
      return { kind: part.kind, month: past, data: await countBookings(http, past, "boarded", signal, routeNames) };
    }
    case "total": {
      const days = daysOf(month, today);
      const { count } = await fetchBookings(http, { scheduledDays: days, page: 1, pageSize: 1 }, signal);
      return { kind: part.kind, data: count };
    }
    case "routes":
      return { kind: part.kind, data: await share(reportRoutes) };
    case "ways":
      return {
        kind: part.kind,
        data: await share(queryOf(regionRoutesCall, fetchOwnRoutesWithGeometry)),
      };
    case "drivers":
      return { kind: part.kind, data: await share(allDrivers) };
    case "employees":
      return { kind: part.kind, data: await fetchPeople(http, signal) };
    case "indicators":
      return { kind: part.kind, data: await share(queryOf(indicatorHistoryCall, fetchIndicatorHistory)) };
    case "sla":
      return { kind: part.kind, data: await share(queryOf(slaCall, fetchSla)) };
    case "emissions":
      return { kind: part.kind, data: await share(queryOf(emissionsCall, fetchEmissions)) };
  }
}

/** All bookings of a day. Throws ApiError. */
export async function fetchDay(http: Http, day: Day, signal: AbortSignal): Promise<DayBookings> {
  const bookings: MonthBooking[] = [];
  let count = 0;
  // A fixed order, so that the pages of the day don't overlap.
  const order = { column: "trip_id", isDescending: false } as const;
  for await (const batch of fetchAllBookings(http, { scheduledDays: [day], order }, signal)) {
    for (const booking of batch.rows) bookings.push(toMonthBooking(booking, day));
    ({ count } = batch);
  }
  return { day, bookings, count };
}

/** The run of a trip, on its planned day or else the day of its start; empty for a trip without either. */
function toRun(trip: PastTrip): MonthRun[] {
  const day = trip.plannedDay ?? (trip.startedAt === null ? null : toDay(trip.startedAt));
  if (day === null) return [];
  const punctuality = toPunctuality(trip);
  return [{ tripId: trip.id, day, timePeriod: trip.timePeriod, isLate: punctuality && !punctuality.isOnTime }];
}

/** Number of workdays at the beginning of a month whose bookings are counted, to find out whether the provider has the month's. */
const probedDays = 3;

async function fetchCounts(http: Http, month: Month, signal: AbortSignal): Promise<MonthCounts> {
  const days = daysOf(month, `${month}-31`).filter(isWorkday).slice(0, probedDays);
  const probe = await fetchBookings(http, { scheduledDays: days, page: 1, pageSize: 1 }, signal);
  if (!probe.count) return { month, boardings: null, absences: null };
  const boardings = await countBookings(http, month, "boarded", signal);
  return { month, boardings, absences: await countBookings(http, month, "absent", signal) };
}

async function countBookings(
  http: Http,
  month: Month,
  outcome: Exclude<BookingOutcome, "open">,
  signal: AbortSignal,
  routeNames: readonly string[] = [],
): Promise<number | null> {
  const search = { states: statesOf[outcome], scheduledDays: daysOf(month, `${month}-31`), routeNames };
  return (await fetchBookings(http, { ...search, page: 1, pageSize: 1 }, signal)).count;
}

/** All employees, including deleted ones, who may have travelled in the month. */
async function fetchPeople(http: Http, signal: AbortSignal): Promise<readonly ReportEmployee[]> {
  const people: ReportEmployee[] = [];
  for await (const { rows } of fetchAllEmployees(http, {}, signal)) {
    for (const { name, routeName, homeAddress, average, registrationStatus } of rows) {
      const { walkingDistance, tripDuration } = average;
      people.push({
        name,
        routeName,
        // Computed page by page, because thousands of addresses in one task would block the page.
        district: districtOf(homeAddress),
        walkingDistance,
        tripDuration,
        isCounted: registrationStatus === "registered",
      });
    }
  }
  return people;
}
