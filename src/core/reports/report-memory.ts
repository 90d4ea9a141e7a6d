import * as v from "valibot";
import { addDays, type Day } from "../time/day.ts";
import { personalStorage } from "../platform/personal-storage.ts";
import type { Session } from "../session/session.ts";
import type { ReportFields } from "./report-form.ts";
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

const rememberedSchema = v.object({
  period: v.nullable(v.picklist(reportPeriods)),
  start: v.string(),
  end: v.string(),
  on: v.string(),
  routes: v.array(v.string()),
});

export interface ReportMemory {
  /** Fields of the user's last report of this kind; `today` resolves a named period to days. */
  recall(today: Day): ReportFields;
  keep(fields: ReportFields, today: Day): void;
}

/**
 * Stores the last choice in this browser: the routes, and the period by its name (`last-month`), so that its days follow the
 * calendar. Other periods are stored for one day. Default: the last month.
 *
 * @param kind which report
 */
export function createReportMemory(session: Session, kind: string): ReportMemory {
  const { storage, key } = personalStorage(session, "report", kind);
  return {
    recall(today) {
      const kept = read(storage.get(key));
      const days = kept?.period ? toReportDays(kept.period, today) : kept?.on === today ? kept : null;
      const { start, end } = days ?? toReportDays("last-month", today) ?? { start: "", end: "" };
      return { start, end, routes: kept?.routes ?? [] };
    },
    keep({ start, end, routes }, today) {
      const period = reportPeriods.find((name) => isReportPeriod({ start, end }, name, today)) ?? null;
      storage.set(key, JSON.stringify({ period, start, end, on: today, routes }));
    },
  };
}

/** Null for anything that isn't in our format. */
function read(text: string | null): v.InferOutput<typeof rememberedSchema> | null {
  if (text === null) return null;
  try {
    const result = v.safeParse(rememberedSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
