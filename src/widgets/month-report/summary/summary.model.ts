import type { Indicators } from "../../../core/api/indicators.ts";
import { formatAmount } from "../../../core/billing/money.ts";
import type { WeekdaySum } from "../../../core/month/seats/route-costs.ts";
import { type Figure, type FigureName, isKnown, type Known } from "../../../core/month/summary.ts";
import { formatFixed, formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { formatWeekday } from "../../../core/text/format-date.ts";
import { addMonths, formatMonthAndYear, type Month } from "../../../core/time/month.ts";
import { defineFields, text } from "../../kit/table/fields.ts";
import { type Change, directionOf } from "../../kit/text/change.tsx";
import { monthReportMessages, summaryMessages as texts } from "../month-report.messages.ts";

const space = "\u00a0";

/** Figure and unit as separate texts, for a tile. */
interface ShownValue {
  readonly figure: string;
  readonly unit: string;
}

const after = (figure: string, name: string): ShownValue => ({ figure, unit: name });

const toPercent = (value: number | null): ShownValue => after(formatNumber(value, 1), "%");

function toValue(value: number, unit: Figure["unit"]): ShownValue {
  switch (unit) {
    case "count":
      return after(formatNumber(value, 0), "");
    case "percent":
      return toPercent(value);
    case "kurus":
      return after(formatFixed(value / 100, 2), "TL");
    case "metres":
      return after(formatNumber(value, 0), "m");
    case "seconds":
      return after(formatNumber(value / 60, 1), texts.minutes);
    case "kilograms":
      return after(formatNumber(value, 0), "kg");
  }
}

function write(value: number, unit: Figure["unit"]): string {
  if (unit === "percent") return formatPercent(value);
  const { figure, unit: name } = toValue(value, unit);
  return name === "" ? figure : `${figure}${space}${name}`;
}

export function formatFigure(value: Known, unit: Figure["unit"]): string {
  return isKnown(value) ? write(value, unit) : missing;
}

/** The size of a difference with its unit; for percentages in percentage points. */
export function formatDifference(difference: number, unit: Figure["unit"]): string {
  const size = Math.abs(difference);
  return unit === "percent" ? texts.points(formatNumber(size, 1)) : write(size, unit);
}

export function toTileValue({ value, unit }: Figure): ShownValue {
  return isKnown(value) ? toValue(value, unit) : { figure: missing, unit: "" };
}

export const reasonOf = (value: Known): string | null => (isKnown(value) ? null : monthReportMessages.reasons[value]);

/** `668 azaldı (geçen ay 19.610)`. */
export function toChange({ change, before, unit }: Figure): Change {
  if (change === null) return { text: texts.noBefore(reasonOf(before)), direction: "none" };
  const was = formatFigure(before, unit);
  const size = formatDifference(change, unit);
  const words = change === 0 ? texts.same(was) : change > 0 ? texts.rose(size, was) : texts.fell(size, was);
  return { text: words, direction: directionOf(change) };
}

/** `402 üstünde (altı ay ort. 18.540)`; null: there is no mean. */
export function toMeanChange({ apart, mean, meanMonths, unit }: Figure): Change | null {
  if (apart === null) return null;
  const size = formatDifference(apart, unit);
  const of = formatFigure(mean, unit);
  const words =
    apart === 0
      ? texts.equal(meanMonths, of)
      : apart > 0
        ? texts.above(size, meanMonths, of)
        : texts.below(size, meanMonths, of);
  return { text: words, direction: directionOf(apart) };
}

/** The contract's limit of walking distance (m) or travel time (s); null for other figures, and without a limit. */
export const limitOf = ({ name }: Figure, sla: Indicators | null): number | null =>
  (name === "walking" ? sla?.walkingDistance : name === "duration" ? sla?.duration : null) ?? null;

/** Walking distance or travel time against the contract's limit, `55 m altında`; null for other figures and without a limit. */
export function toSlaText(figure: Figure, sla: Indicators | null): string | null {
  const [{ value, unit }, limit] = [figure, limitOf(figure, sla)];
  if (limit === null || !isKnown(value)) return null;
  const difference = value - limit;
  const size = formatDifference(difference, unit);
  return difference === 0 ? texts.slaAt : difference > 0 ? texts.slaAbove(size) : texts.slaBelow(size);
}

function toSlaWords(figure: Figure, sla: Indicators | null): string | null {
  const words = toSlaText(figure, sla);
  return words === null ? null : texts.ofSla(words);
}

/** One text about a figure: its change and the contract's limit (else the mean), or why the figure is missing. */
const toWords = (figure: Figure, sla: Indicators | null): string =>
  reasonOf(figure.value) ??
  [toChange(figure).text, toSlaWords(figure, sla) ?? toMeanChange(figure)?.text].filter(Boolean).join(", ");

/** The figures of the table: this month, the one before, the mean, and the change in words. */
export const toFigureColumns = (month: Month, sla: Indicators | null) =>
  defineFields<Figure>([
    text("title", texts.figure, figureName, { role: "title" }),
    text("value", formatMonthAndYear(month), ({ value, unit }) => formatFigure(value, unit), {
      role: "value",
      align: "end",
    }),
    text("before", formatMonthAndYear(addMonths(month, -1)), ({ before, unit }) => formatFigure(before, unit), {
      align: "end",
    }),
    text("mean", texts.meanHead, ({ mean, unit }) => formatFigure(mean, unit), { align: "end" }),
    text("change", texts.change, (figure) => toWords(figure, sla)),
  ]).columns;

export const figureName = ({ name }: Figure): string => texts.figures[name];

/** Whether at least two months are known, the least that a line needs. */
export const hasLine = ({ line }: Figure): boolean => line.filter((value) => value !== null).length > 1;

/** The share of late runs, and the chart's columns by weekday. */
export function toLate(days: readonly WeekdaySum[]) {
  const sum = (read: (day: WeekdaySum) => number) => days.reduce((all, day) => all + read(day), 0);
  const [late, judged] = [sum((day) => day.late), sum((day) => day.judged)];
  return {
    share: toPercent(judged === 0 ? null : (late / judged) * 100),
    words: texts.lateOf(formatNumber(late, 0), formatNumber(judged, 0)),
    summary: days.map((day) => `${formatWeekday(day.weekday, "long")} ${formatPercent(day.lateShare)}`).join(", "),
    categories: days.map((day) => ({
      label: formatWeekday(day.weekday),
      fullLabel: formatWeekday(day.weekday, "long"),
      note: `${formatNumber(day.late, 0)} / ${formatNumber(day.judged, 0)}`,
    })),
    values: days.map(({ lateShare }) => lateShare),
  };
}

/** The bars of the costliest routes and the mark of the mean, as percentages of the greatest value. */
export function toCostBars(costs: readonly { routeId: string; name: string; perBoarding: number }[], mean: Known) {
  const known = isKnown(mean) ? mean : null;
  const greatest = Math.max(known ?? 0, ...costs.map(({ perBoarding }) => perBoarding));
  const share = (value: number) => `${(value / greatest) * 100}%`;
  return {
    bars: costs.map(({ routeId, name, perBoarding }) => ({
      routeId,
      name,
      amount: formatAmount(perBoarding),
      width: share(perBoarding),
    })),
    mean: known === null ? null : { amount: formatAmount(known), left: share(known) },
  };
}

/** The figures shown as tiles; the others are in the table. */
export const tileNames: readonly FigureName[] = ["boardings", "on-time", "seat-use", "per-boarding"];
