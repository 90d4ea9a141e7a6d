import type { Route } from "../../../core/api/routes.ts";
import { readPolylineLength } from "../../../core/routes/way-length.ts";
import { formatDay, formatTime, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Day } from "../../../core/time/day.ts";
import type { Book } from "../../kit/sheet/model.ts";
import { date, defineFields, integer, sheetOnly, text, time } from "../../kit/table/fields.ts";
import { pastTripsMessages, runsMessages as texts } from "../past-trips.messages.ts";
import type { RunRow } from "./runs.model.ts";

export const runFields = localized(() =>
  defineFields<RunRow>([
    text("route", texts.route, ({ routeName }) => routeName, {
      role: "title",
      isSearched: true,
      isSortable: true,
      filter: { kind: "many" },
    }),
    sheetOnly("text", pastTripsMessages.number, ({ routeUniqueId }) => routeUniqueId),
    text("number", texts.number, ({ id }) => String(id), { isSearched: true, isSortable: true, isHideable: true }),
    // On a phone the date is left out of each record: all are of one day, which is shown above.
    date("date", texts.date, ({ day }) => day, { role: null, sheetAfter: null, isHideable: true }),
    text("direction", texts.direction, ({ direction }) => texts.directions[direction], {
      role: "summary",
      isSortable: true,
      isHideable: true,
      filter: { kind: "many" },
    }),
    time("planned", texts.planned, ({ plannedAt }) => plannedAt, {
      role: "summary",
      summary: ({ plannedAt }) => (plannedAt === null ? "" : texts.plannedAt(formatTime(plannedAt))),
      isSortable: true,
      isHideable: true,
    }),
    time("actual", texts.actual, ({ actualAt }) => actualAt, { role: "summary", isSortable: true, isHideable: true }),
    integer("difference", texts.difference, ({ minutes }) => minutes, {
      text: toDifference,
      role: "value",
      cell: (row) => (row.isLate ? <span className="run-late">{toDifference(row)}</span> : toDifference(row)),
      isSortable: true,
      sheetHead: texts.sheet.difference,
    }),
    integer("no-shows", texts.noShows, ({ noShows }) => noShows, { isSortable: true, isHideable: true }),
    sheetOnly("number", texts.sheet.kilometres, ({ metres }) => (metres === null ? null : metres / 1000)),
  ]),
);

function toDifference({ minutes }: RunRow): string {
  if (minutes === null) return missing;
  if (minutes === 0) return texts.onTime;
  return minutes > 0 ? texts.late(minutes) : texts.early(-minutes);
}

interface RunBookOptions {
  readonly day: Day;
  /** Trips or no-shows of some routes are missing, which the sheet says above its heads. */
  readonly isIncomplete: boolean;
  readonly fetchRoutes: (signal: AbortSignal) => Promise<readonly Route[]>;
}

/** `18.11.2026 Seferleri.xlsx`: the given runs of a day, in their order, with the lengths of their routes' ways. */
export function toRunBook(runs: readonly RunRow[], { day, isIncomplete, fetchRoutes }: RunBookOptions): Book {
  return {
    file: texts.sheet.file(formatDay(day)),
    sheets: [
      {
        name: texts.sheet.name,
        ...(isIncomplete ? { title: [texts.incomplete] } : {}),
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
