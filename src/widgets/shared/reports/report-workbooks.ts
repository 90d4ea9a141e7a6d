import { toHelp } from "../../../core/http/errors.ts";
import type { MissingPart, ReportChoice, ReportResult } from "../../../core/reports/report.ts";
import type { SpeedRow } from "../../../core/reports/speed-report.ts";
import type { TimesRow } from "../../../core/reports/times-report.ts";
import type { Workbook, Sheet, SheetColumn } from "../../kit/sheet/model.ts";
import { toPeriodText } from "./report-fields.tsx";
import { reportSheetMessages as texts } from "./reports.messages.ts";

const yesNo = (value: boolean | null) => (value === null ? null : value ? texts.yes : texts.no);

const timesColumns = (): readonly SheetColumn<TimesRow>[] => [
  { header: texts.day, type: "date", value: ({ day }) => day },
  { header: texts.route, type: "text", value: ({ routeName }) => routeName },
  { header: texts.routeNumber, type: "text", value: ({ routeUniqueId }) => routeUniqueId },
  { header: texts.direction, type: "text", value: ({ timePeriod }) => texts.directions[timePeriod] },
  { header: texts.plannedStart, type: "time", value: ({ plannedStart }) => plannedStart },
  { header: texts.start, type: "time", value: ({ start }) => start },
  { header: texts.startDelay, type: "integer", value: ({ startDelay }) => startDelay },
  { header: texts.plannedEnd, type: "time", value: ({ plannedEnd }) => plannedEnd },
  { header: texts.end, type: "time", value: ({ end }) => end },
  { header: texts.endDelay, type: "integer", value: ({ endDelay }) => endDelay },
  { header: texts.plannedDuration, type: "duration", value: ({ plannedDuration }) => plannedDuration },
  { header: texts.duration, type: "duration", value: ({ duration }) => duration },
  { header: texts.isOnTime, type: "text", value: ({ isOnTime }) => yesNo(isOnTime) },
  { header: texts.note, type: "text", value: ({ isAutoFinished }) => (isAutoFinished ? texts.autoFinished : null) },
  { header: texts.trip, type: "text", value: ({ tripId }) => String(tripId) },
];

const speedColumns = (): readonly SheetColumn<SpeedRow>[] => [
  { header: texts.day, type: "date", value: ({ day }) => day },
  { header: texts.plate, type: "text", value: ({ plate }) => plate },
  { header: texts.driver, type: "text", value: ({ driverName }) => driverName },
  { header: texts.route, type: "text", value: ({ routeName }) => routeName },
  {
    header: texts.direction,
    type: "text",
    value: ({ timePeriod }) => (timePeriod === null ? null : texts.directions[timePeriod]),
  },
  { header: texts.from, type: "time", value: ({ startedAt }) => startedAt },
  { header: texts.until, type: "time", value: ({ endedAt }) => endedAt },
  { header: texts.length, type: "duration", value: ({ duration }) => duration },
  { header: texts.distance, type: "integer", value: ({ distance }) => distance },
  { header: texts.limit, type: "integer", value: ({ limit }) => limit },
  { header: texts.speed, type: "integer", value: ({ speed }) => speed },
  { header: texts.excess, type: "integer", value: ({ excess }) => excess },
];

interface MissingRow {
  readonly day: string;
  readonly name: string;
  readonly uniqueId: string;
  readonly reason: string;
}

const missingColumns = (): readonly SheetColumn<MissingRow>[] => [
  { header: texts.day, type: "date", value: ({ day }) => day },
  { header: texts.route, type: "text", value: ({ name }) => name },
  { header: texts.routeNumber, type: "text", value: ({ uniqueId }) => uniqueId },
  { header: texts.reason, type: "text", value: ({ reason }) => reason },
];

/** Workbook `Rota Kalkış Varış Saatleri.xlsx`; a worksheet of its own lists what could not be fetched. */
export function toTimesWorkbook({ rows, missing }: ReportResult<TimesRow>, choice: ReportChoice): Workbook {
  const sheet = {
    name: texts.timesSheet,
    title: toTitle(texts.timesTitle, choice),
    columns: timesColumns(),
    rows,
  };
  return { file: texts.timesFile, sheets: [sheet, ...toMissingSheets(missing)] };
}

/** Workbook `Hız Limiti Raporu.xlsx`, one row per speeding event. */
export function toSpeedWorkbook({ rows, missing }: ReportResult<SpeedRow>, choice: ReportChoice): Workbook {
  const sheet = { name: texts.speedSheet, title: toTitle(texts.speedTitle, choice), columns: speedColumns(), rows };
  return { file: texts.speedFile, sheets: [sheet, ...toMissingSheets(missing)] };
}

function toTitle(name: string, choice: ReportChoice): readonly string[] {
  const names = choice.routes.map((route) => route.name).join(", ");
  return [name, texts.periodLine(toPeriodText(choice)), texts.routesLine(choice.routes.length, names)];
}

function toMissingSheets(missing: readonly MissingPart[]): Sheet<unknown>[] {
  if (missing.length === 0) return [];
  const rows: MissingRow[] = missing.flatMap(({ day, routes, error }) =>
    routes.map((route) => ({ day, ...route, reason: toHelp(error) })),
  );
  return [{ name: texts.missingSheet, columns: missingColumns(), rows } satisfies Sheet<MissingRow>];
}
