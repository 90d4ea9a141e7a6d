import type { Invoice } from "../api/billing.ts";
import type { Emissions, IndicatorHistoryEntry, Indicators } from "../api/indicators.ts";
import type { PagedRoute } from "../api/route-pages.ts";
import type { TimePeriod } from "../api/routes.ts";
import { type Seats, toSeats } from "../routes/seats.ts";
import { readPolylineLength } from "../routes/polyline.ts";
import { isWorkday } from "../time/holidays.ts";
import type { Day } from "../time/day.ts";
import type { Month } from "../time/month.ts";
import type { MonthBooking } from "./month-booking.ts";
import {
  daysOf,
  type MonthCounts,
  type MonthPart,
  type PartAnswer,
  type PartKind,
  type ReportEmployee,
} from "./month-parts.ts";
import type { MonthRoute, MonthRun } from "./seats/seat-use.ts";

/** A part that couldn't be fetched. */
export interface MissingPart {
  readonly part: MonthPart;
  readonly error: unknown;
}

/** The data of a month fetched so far. Null: not fetched yet, or failed; `missing` lists the failed parts. */
export interface MonthFacts {
  readonly month: Month;
  /** Day on which fetching began; "" before. */
  readonly today: Day;
  /** When these data were last updated, ms since 1970. */
  readonly readAt: number;
  /** Days of the month up to today, and the workdays among them. */
  readonly days: readonly Day[];
  readonly workdays: readonly Day[];
  /** Kinds whose parts are all fetched or have failed. */
  readonly settled: ReadonlySet<PartKind>;
  /** Number of fetched parts by kind. While a number is unchanged, the values derived from that kind keep their identity. */
  readonly counts: ReadonlyMap<PartKind, number>;
  readonly missing: readonly MissingPart[];
  readonly bookings: readonly MonthBooking[];
  /** Days whose bookings are known. */
  readonly bookingDays: ReadonlySet<Day>;
  /** Number of bookings by the provider's count; null: not known. */
  readonly announced: number | null;
  readonly routes: readonly MonthRoute[] | null;
  /** Runs by route id, of the routes fetched so far. */
  readonly runs: ReadonlyMap<string, readonly MonthRun[]>;
  readonly pastRuns: ReadonlyMap<string, readonly MonthRun[]>;
  readonly seats: ReadonlyMap<string, Seats>;
  /** Names of the routes whose vehicle's seats are known. */
  readonly knownSeatRoutes: readonly string[];
  /** Invoices of this and the previous months. */
  readonly invoices: ReadonlyMap<Month, Invoice>;
  readonly pastCounts: ReadonlyMap<Month, MonthCounts>;
  /** Boardings on routes with known seats, in the previous months. */
  readonly pastSeatCounts: ReadonlyMap<Month, number | null>;
  readonly employees: readonly ReportEmployee[] | null;
  readonly indicators: readonly IndicatorHistoryEntry[] | null;
  readonly sla: Indicators | null;
  /** Undefined: not fetched. Null: the provider has none. */
  readonly emissions: Emissions | null | undefined;
}

interface FactsInput {
  readonly month: Month;
  readonly today: Day;
  readonly readAt: number;
  readonly parts: readonly MonthPart[];
  readonly answers: readonly PartAnswer[];
  readonly failures: readonly MissingPart[];
}

export const noFacts = (month: Month): MonthFacts =>
  toFacts({ month, today: "", readAt: 0, parts: [], answers: [], failures: [] });

/** @param before facts made of a part of these answers; unchanged values are reused */
export function toFacts(
  { month, today, readAt, parts, answers, failures }: FactsInput,
  before: MonthFacts | null = null,
): MonthFacts {
  const counts = new Map<PartKind, number>();
  for (const { kind } of answers) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const pick = <Kind extends PartAnswer["kind"]>(kind: Kind) =>
    answers.filter((answer): answer is Extract<PartAnswer, { kind: Kind }> => answer.kind === kind);
  const keep = <Name extends keyof MonthFacts>(
    name: Name,
    kinds: readonly PartKind[],
    make: () => MonthFacts[Name],
  ): MonthFacts[Name] =>
    before && kinds.every((kind) => before.counts.get(kind) === counts.get(kind)) ? before[name] : make();

  const days = before?.days.length ? before.days : daysOf(month, today);
  const routes = keep("routes", ["routes", "ways"], () =>
    toRoutes(pick("routes")[0]?.data ?? null, pick("ways")[0]?.data ?? []),
  );
  // Failed calls for drivers make seats unknown, so a change of their number requires a new computation too.
  const failedDrivers = failures.filter(({ part }) => part.kind === "driver" || part.kind === "drivers").length;
  const wereFailed = before?.missing.filter(({ part }) => part.kind === "driver" || part.kind === "drivers").length;
  const makeSeats = () =>
    toSeats(
      pick("routes")[0]?.data ?? [],
      pick("driver").map(({ data }) => data),
      failedDrivers > 0,
    );
  const seats = wereFailed === failedDrivers ? keep("seats", ["driver", "routes"], makeSeats) : makeSeats();
  const dayAnswers = pick("bookings");
  return {
    month,
    today,
    readAt,
    days,
    workdays: before?.days.length ? before.workdays : days.filter(isWorkday),
    settled: settledKinds(parts, answers, failures),
    counts,
    missing: failures,
    bookings: keep("bookings", ["bookings"], () => dayAnswers.flatMap(({ data }) => data.bookings)),
    bookingDays: keep("bookingDays", ["bookings"], () => new Set(dayAnswers.map(({ data }) => data.day))),
    announced:
      pick("total")[0]?.data ??
      (dayAnswers.length === days.length ? sum(dayAnswers.map(({ data }) => data.count)) : null),
    routes,
    runs: keep("runs", ["runs"], () => new Map(pick("runs").map(({ data }) => [data.routeId, data.runs]))),
    pastRuns: keep(
      "pastRuns",
      ["past-runs"],
      () => new Map(pick("past-runs").map(({ data }) => [data.routeId, data.runs])),
    ),
    seats,
    knownSeatRoutes: (routes ?? []).filter(({ id }) => seats.get(id)?.kind === "known").map(({ name }) => name),
    invoices: keep(
      "invoices",
      ["invoice"],
      () => new Map(pick("invoice").map((answer) => [answer.month, answer.data])),
    ),
    pastCounts: keep("pastCounts", ["counts"], () => new Map(pick("counts").map(({ data }) => [data.month, data]))),
    pastSeatCounts: keep("pastSeatCounts", ["seat-counts"], () =>
      sumByMonth(pick("seat-counts").map((answer) => [answer.month, answer.data])),
    ),
    employees: pick("employees")[0]?.data ?? null,
    indicators: pick("indicators")[0]?.data ?? null,
    sla: pick("sla")[0]?.data ?? null,
    emissions: pick("emissions")[0]?.data,
  };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Sums of the parts by month; null for a month with an unknown part. */
function sumByMonth(parts: readonly (readonly [Month, number | null])[]): ReadonlyMap<Month, number | null> {
  const sums = new Map<Month, number | null>();
  for (const [month, count] of parts) {
    const before = sums.has(month) ? (sums.get(month) ?? null) : 0;
    sums.set(month, before === null || count === null ? null : before + count);
  }
  return sums;
}

/** Kinds without a pending part. `answers` and `failures` must belong to `parts`. */
function settledKinds(
  parts: readonly MonthPart[],
  answers: readonly PartAnswer[],
  failures: readonly MissingPart[],
): ReadonlySet<PartKind> {
  const open = new Map<PartKind, number>();
  for (const { kind } of parts) open.set(kind, (open.get(kind) ?? 0) + 1);
  for (const { kind } of answers) open.set(kind, (open.get(kind) ?? 0) - 1);
  for (const { part } of failures) open.set(part.kind, (open.get(part.kind) ?? 0) - 1);
  return new Set([...open].filter(([, count]) => count <= 0).map(([kind]) => kind));
}

type NamedRoute = Pick<PagedRoute, "uniqueId" | "name" | "driverName">;
interface WayRoute {
  readonly routeUniqueId: string;
  readonly timePeriod: TimePeriod;
  readonly waypointsPolyline: string | null;
}

function toRoutes(routes: readonly NamedRoute[] | null, ways: readonly WayRoute[]): readonly MonthRoute[] | null {
  const lengths = new Map(
    ways.map((way) => [`${way.routeUniqueId}\n${way.timePeriod}`, readPolylineLength(way.waypointsPolyline)]),
  );
  const lengthOf = (id: string, timePeriod: TimePeriod) => lengths.get(`${id}\n${timePeriod}`) ?? null;
  return (
    routes?.map(({ uniqueId: id, name }) => ({
      id,
      name,
      metres: { morning: lengthOf(id, "morning"), evening: lengthOf(id, "evening") },
    })) ?? null
  );
}
