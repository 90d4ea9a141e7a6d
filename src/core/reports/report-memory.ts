import * as v from "valibot";
import type { Day } from "../time/day.ts";
import { personalStorage } from "../platform/personal-storage.ts";
import type { Session } from "../session/session.ts";
import type { ReportFields } from "./report-form.ts";
import { isReportPeriod, reportPeriods, toReportDays } from "./report-period.ts";

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
