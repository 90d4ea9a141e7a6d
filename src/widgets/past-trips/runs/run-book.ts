import type { Route } from "../../../core/api/routes.ts";
import { readPolylineLength } from "../../../core/routes/way-length.ts";
import { formatDay } from "../../../core/text/format.ts";
import type { Day } from "../../../core/time/day.ts";
import type { Book, SheetColumn } from "../../kit/sheet/model.ts";
import { runsMessages as texts } from "../past-trips.messages.ts";
import type { RunRow } from "./runs.model.ts";

interface RunBookOptions {
  readonly day: Day;
  /** Trips or no-shows of some routes are missing, which the sheet says above its heads. */
  readonly isIncomplete: boolean;
  readonly fetchRoutes: (signal: AbortSignal) => Promise<readonly Route[]>;
}

/** A run and the length of its route's way in its direction. */
interface MeasuredRun extends RunRow {
  readonly metres: number | null;
}

const toRunSheetColumns = (): readonly SheetColumn<MeasuredRun>[] => [
  { header: texts.date, type: "date", value: ({ day }) => day },
  { header: texts.route, type: "text", value: ({ routeName }) => routeName },
  { header: texts.sheet.routeNumber, type: "text", value: ({ routeUniqueId }) => routeUniqueId },
  { header: texts.number, type: "text", value: ({ id }) => String(id) },
  { header: texts.direction, type: "text", value: ({ direction }) => texts.directions[direction] },
  { header: texts.planned, type: "time", value: ({ plannedAt }) => plannedAt },
  { header: texts.actual, type: "time", value: ({ actualAt }) => actualAt },
  { header: texts.sheet.difference, type: "integer", value: ({ minutes }) => minutes },
  { header: texts.noShows, type: "integer", value: ({ noShows }) => noShows },
  { header: texts.sheet.kilometres, type: "number", value: ({ metres }) => (metres === null ? null : metres / 1000) },
];

/** `18.11.2026 Seferleri.xlsx`: the given runs of a day, in their order. */
export function toRunBook(runs: readonly RunRow[], { day, isIncomplete, fetchRoutes }: RunBookOptions): Book {
  return {
    file: texts.sheet.file(formatDay(day)),
    sheets: [
      {
        name: texts.sheet.name,
        ...(isIncomplete ? { title: [texts.incomplete] } : {}),
        columns: toRunSheetColumns(),
        rows: async function* rows(signal: AbortSignal) {
          const toMeasured = createMeasure(await fetchRoutes(signal));
          yield { rows: runs.map(toMeasured), total: runs.length };
        },
      },
    ],
  };
}

function createMeasure(routes: readonly Route[]) {
  const ways = new Map(routes.map((route) => [`${route.routeUniqueId}\n${route.timePeriod}`, route.waypointsPolyline]));
  return (run: RunRow): MeasuredRun => ({
    ...run,
    metres: readPolylineLength(ways.get(`${run.routeUniqueId}\n${run.direction}`) ?? null),
  });
}
