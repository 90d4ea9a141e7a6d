import { toLira } from "../../core/billing/money.ts";
import type { FactorsResult } from "../../core/month/emission.ts";
import type { MonthAnalysis } from "../../core/month/month-analysis.ts";
import type { MonthFacts } from "../../core/month/month-facts.ts";
import type { ProofDecisions } from "../../core/month/seats/decisions.ts";
import type { RouteUse, Thresholds } from "../../core/month/seats/seat-use.ts";
import { type Figure, figureOf, isKnown, type Known } from "../../core/month/summary.ts";
import { formatWeekday } from "../../core/text/format-date.ts";
import type { Weekday } from "../../core/time/day.ts";
import { formatMonthAndYear, type Month } from "../../core/time/month.ts";
import type { Workbook, Sheet, SheetColumn } from "../kit/sheet/model.ts";
import {
  monthReportMessages,
  monthReportSeatMessages,
  packMessages as texts,
  peopleMessages,
  summaryMessages,
} from "./month-report.messages.ts";
import { coverageSheet, definitionSheet, emissionSheet, fairnessSheet } from "./data-sheets.ts";
import { proofSheet } from "./proof-sheet.ts";
import { type AttendanceRow, toFields, toRouteRows, toWeekdayRows, toWeekRows } from "./sections/people.model.ts";

/** The data of the workbook, as shown on the screen. */
export interface PackInput {
  readonly month: Month;
  readonly facts: MonthFacts;
  readonly analysis: MonthAnalysis;
  readonly decisions: ProofDecisions;
  readonly thresholds: Thresholds;
  readonly factors: FactorsResult;
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const ofDay = (weekday: Weekday): SheetColumn<RouteUse> => ({
  header: texts.dayUse(formatWeekday(weekday)),
  type: "percent",
  value: (use) => use.weekdays.find((day) => day.weekday === weekday)?.use,
});

/** Seat use, one row per route and direction. */
function seatSheet({ analysis }: PackInput): Sheet<unknown> {
  const costs = new Map(analysis.$costs.get().map((cost) => [cost.routeId, cost]));
  const columns: readonly SheetColumn<RouteUse>[] = [
    { header: monthReportSeatMessages.route, type: "text", value: ({ name }) => name },
    {
      header: texts.direction,
      type: "text",
      value: ({ timePeriod }) =>
        timePeriod === "morning" ? monthReportSeatMessages.morning : monthReportSeatMessages.evening,
    },
    {
      header: monthReportSeatMessages.seats,
      type: "integer",
      value: ({ seats }) => (seats.kind === "known" ? seats.count : null),
    },
    { header: texts.runs, type: "integer", value: ({ runs, isFailed }) => (isFailed ? null : runs) },
    { header: peopleMessages.boardings, type: "integer", value: ({ boardings }) => boardings },
    { header: peopleMessages.absences, type: "integer", value: ({ absences }) => absences },
    { header: texts.capacity, type: "integer", value: ({ capacity }) => capacity },
    { header: texts.use, type: "percent", value: ({ use }) => use },
    { header: texts.judged, type: "integer", value: ({ judged, isFailed }) => (isFailed ? null : judged) },
    { header: texts.late, type: "integer", value: ({ late, isFailed }) => (isFailed ? null : late) },
    { header: texts.worstWeek, type: "integer", value: ({ worstWeek, isFailed }) => (isFailed ? null : worstWeek) },
    { header: texts.kilometres, type: "number", value: ({ metres }) => (metres === null ? null : metres / 1000) },
    {
      header: texts.cost,
      type: "money",
      value: ({ routeId }) => toLira(costs.get(routeId)?.cost ?? null),
    },
    ...weekdays.map(ofDay),
  ];
  return { name: texts.sheets.seats, columns, rows: analysis.$uses.get() };
}

interface Entry extends AttendanceRow {
  readonly table: string;
}

/** Attendance by route, weekday and week, without people. */
function attendanceSheet({ analysis }: PackInput): Sheet<unknown> {
  const tables = analysis.$attendance.get();
  const columns: readonly SheetColumn<Entry>[] = [
    { header: texts.table, type: "text", value: ({ table }) => table },
    ...toFields(texts.name).sheetColumns,
  ];
  const named = (table: string, rows: readonly AttendanceRow[]) => rows.map((row): Entry => ({ table, ...row }));
  const rows = [
    ...named(peopleMessages.byRoute, toRouteRows(tables)),
    ...named(peopleMessages.byWeekday, toWeekdayRows(tables)),
    ...named(peopleMessages.byWeek, toWeekRows(tables)),
  ];
  return { name: texts.sheets.attendance, columns, rows };
}

/** The month as one workbook. Every figure of its first sheet can be computed again from the rows of the others. */
export function toMonthWorkbook(input: PackInput): Workbook {
  return {
    file: texts.file(formatMonthAndYear(input.month)),
    sheets: [
      summarySheet(input),
      proofSheet(input),
      seatSheet(input),
      attendanceSheet(input),
      fairnessSheet(input),
      emissionSheet(input),
      definitionSheet(input),
      coverageSheet(input),
    ],
  };
}

/** The value in the unit that the sheet shows: kuruş become TL, seconds become minutes. */
function inUnit(value: Known | null, unit: Figure["unit"]): number | null {
  if (value === null || !isKnown(value)) return null;
  if (unit === "kurus") return toLira(value);
  return unit === "seconds" ? value / 60 : value;
}

function summarySheet({ analysis }: PackInput): Sheet<unknown> {
  const figures = analysis.$summary.get();
  const months = [...analysis.$pastSums.get(), analysis.$sums.get()];
  const ofMonth = (sums: (typeof months)[number]): SheetColumn<Figure> => ({
    header: formatMonthAndYear(sums.month),
    type: "number",
    value: ({ name, unit }) => inUnit(figureOf(name, sums), unit),
  });
  const columns: readonly SheetColumn<Figure>[] = [
    { header: texts.figure, type: "text", value: ({ name }) => summaryMessages.figures[name] },
    { header: texts.unit, type: "text", value: ({ unit }) => texts.units[unit] },
    ...months.map(ofMonth),
    {
      header: texts.mean,
      type: "number",
      value: ({ mean, unit, meanMonths }) => (meanMonths === 0 ? null : inUnit(mean, unit)),
    },
    { header: texts.meanMonths, type: "integer", value: ({ meanMonths }) => meanMonths },
    {
      header: texts.why,
      type: "text",
      value: ({ value }) => (isKnown(value) ? null : monthReportMessages.reasons[value]),
    },
  ];
  return { name: texts.sheets.summary, columns, rows: figures };
}
