import type { PagedRoute } from "../../core/api/route-pages.ts";
import type { Route } from "../../core/api/routes.ts";
import { toUrlQuery } from "../../core/portal/query.ts";
import { readPolylineLength } from "../../core/routes/polyline.ts";
import { formatDay, formatTime, missing } from "../../core/text/format.ts";
import { localized } from "../../core/text/messages.ts";
import { toClockSpan } from "../../core/time/clock.ts";
import type { Day } from "../../core/time/day.ts";
import type { Destination } from "../kit/element/events.ts";
import type { Workbook } from "../kit/sheet/model.ts";
import { anyOf, date, defineFields, duration, integer, sheetOnly, text, time } from "../kit/table/fields.ts";
import { pastTripsMessages as texts, runsMessages } from "./past-trips.messages.ts";
import type { RunRow } from "./runs.model.ts";

/** The ids are the provider's names: its filters and its `sort` take them. */
export const toRouteColumns = (routeNames: readonly string[]) =>
  defineFields<PagedRoute>([
    text("route_name", texts.name, ({ name }) => name, {
      role: "title",
      isUnbroken: true,
      isSearched: true,
      isSortable: true,
      filter: anyOf(routeNames),
    }),
    text("route_unique_id", texts.number, ({ uniqueId }) => uniqueId, {
      isSearched: true,
      isSortable: true,
      isHideable: true,
    }),
    text("time_period", texts.period, ({ timePeriod }) => texts.periods[timePeriod], {
      role: "summary",
      isSortable: true,
      isHideable: true,
      filter: anyOf(["morning", "evening"], (period) => texts.periods[period]),
    }),
    text("driver_name", texts.driver, ({ driverName }) => driverName, {
      role: "summary",
      isSearched: true,
      isSortable: true,
      isHideable: true,
    }),
    integer("passengers", texts.employeeCount, ({ peopleCount }) => peopleCount, {
      isSortable: true,
      isHideable: true,
    }),
    time("departure", texts.departure, ({ departure }) => departure, {
      role: "value",
      isSortable: true,
      isHideable: true,
    }),
    time("arrival", texts.arrival, ({ arrival }) => arrival, { isSortable: true, isHideable: true }),
    duration("duration", texts.duration, (row) => toClockSpan(row.departure, row.arrival) ?? row.duration, {
      isSortable: true,
      isHideable: true,
    }),
  ]).columns;

/** Where a row leads: the route's past trips. */
export function toTripsDestination({ uniqueId, name }: PagedRoute): Destination {
  return {
    name: "past-route-details",
    params: { id: uniqueId },
    query: toUrlQuery({ routeName: name }),
  };
}

export const runFields = localized(() =>
  defineFields<RunRow>([
    text("route", runsMessages.route, ({ routeName }) => routeName, {
      role: "title",
      isSearched: true,
      isSortable: true,
      filter: { kind: "many" },
    }),
    sheetOnly("text", texts.number, ({ routeUniqueId }) => routeUniqueId),
    text("number", runsMessages.number, ({ id }) => String(id), {
      isSearched: true,
      isSortable: true,
      isHideable: true,
    }),
    // On a phone the date is left out of each record: all are of one day, which is shown above.
    date("date", runsMessages.date, ({ day }) => day, { role: null, sheetAfter: null, isHideable: true }),
    text("direction", runsMessages.direction, ({ direction }) => runsMessages.directions[direction], {
      role: "summary",
      isSortable: true,
      isHideable: true,
      filter: { kind: "many" },
    }),
    time("planned", runsMessages.planned, ({ plannedAt }) => plannedAt, {
      role: "summary",
      summary: ({ plannedAt }) => (plannedAt === null ? "" : runsMessages.plannedAt(formatTime(plannedAt))),
      isSortable: true,
      isHideable: true,
    }),
    time("actual", runsMessages.actual, ({ actualAt }) => actualAt, {
      role: "summary",
      isSortable: true,
      isHideable: true,
    }),
    integer("difference", runsMessages.difference, ({ minutes }) => minutes, {
      text: toDifference,
      role: "value",
      cell: (row) => (row.isLate ? <span className="run-late">{toDifference(row)}</span> : toDifference(row)),
      isSortable: true,
      sheetHead: runsMessages.sheet.difference,
    }),
    integer("no-shows", runsMessages.noShows, ({ noShows }) => noShows, { isSortable: true, isHideable: true }),
    sheetOnly("number", runsMessages.sheet.kilometres, ({ metres }) => (metres === null ? null : metres / 1000)),
  ]),
);

function toDifference({ minutes }: RunRow): string {
  if (minutes === null) return missing;
  if (minutes === 0) return runsMessages.onTime;
  return minutes > 0 ? runsMessages.late(minutes) : runsMessages.early(-minutes);
}

interface RunWorkbookOptions {
  readonly day: Day;
  /** Trips or no-shows of some routes are missing, which the sheet says above its heads. */
  readonly isIncomplete: boolean;
  readonly fetchRoutes: (signal: AbortSignal) => Promise<readonly Route[]>;
}

/** `18.11.2026 Seferleri.xlsx`: the given runs of a day, in their order, with the lengths of their routes' ways. */
export function toRunWorkbook(
  runs: readonly RunRow[],
  { day, isIncomplete, fetchRoutes }: RunWorkbookOptions,
): Workbook {
  return {
    file: runsMessages.sheet.file(formatDay(day)),
    sheets: [
      {
        name: runsMessages.sheet.name,
        ...(isIncomplete ? { title: [runsMessages.incomplete] } : {}),
        columns: runFields().sheetColumns,
        rows: async function* rows(signal: AbortSignal) {
          const toMeasured = createMeasure(await fetchRoutes(signal));
          yield { rows: runs.map(toMeasured), count: runs.length };
        },
      },
    ],
  };
}

function createMeasure(routes: readonly Route[]) {
  const ways = new Map(routes.map((route) => [`${route.routeUniqueId}\n${route.timePeriod}`, route.waypointsPolyline]));
  return (run: RunRow): RunRow => ({
    ...run,
    metres: readPolylineLength(ways.get(`${run.routeUniqueId}\n${run.direction}`) ?? null),
  });
}
