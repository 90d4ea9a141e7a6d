import { addDays, type Day } from "../time/day.ts";
import { type NamedRange, toNamedRange } from "../time/day-range.ts";
import type { ChosenDays, DayRange } from "../trips/dates.ts";

/** Named periods of reports: all but today, of which nothing can be reported, in the order of every choice of days. */
export const reportPeriods = [
  "yesterday",
  "this-week",
  "last-week",
  "this-month",
  "last-month",
] as const satisfies readonly NamedRange[];
type ReportPeriod = (typeof reportPeriods)[number];

/** The days of the period that can be reported, those before today; null when there are none. */
export function toReportDays(period: ReportPeriod, today: Day): DayRange | null {
  const { first, last } = toNamedRange(period, today);
  const end = last < today ? last : addDays(today, -1);
  return first <= end ? { start: first, end } : null;
}

export function isReportPeriod({ start, end }: ChosenDays, period: ReportPeriod, today: Day): boolean {
  const days = toReportDays(period, today);
  return days !== null && days.start === start && days.end === end;
}
