import { toLira } from "../../../core/billing/money.ts";
import { type Figure, figureOf, isKnown, type Known } from "../../../core/month/summary.ts";
import { formatMonthAndYear } from "../../../core/time/month.ts";
import type { Book, Sheet, SheetColumn } from "../../kit/sheet/model.ts";
import { monthReportMessages, summaryMessages, packMessages as texts } from "../month-report.messages.ts";
import { coverageSheet, definitionSheet, emissionSheet, fairnessSheet } from "./data-sheets.ts";
import type { PackInput } from "./pack-input.ts";
import { proofSheet } from "./proof-sheet.ts";
import { attendanceSheet, seatSheet } from "./use-sheets.ts";

/** The month as one workbook. Every figure of its first sheet can be computed again from the rows of the others. */
export function toMonthBook(input: PackInput): Book {
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
