import { createReportForm, type ReportForm } from "../../../core/reports/report-form.ts";
import type { Session } from "../../../core/session/session.ts";
import { addDays } from "../../../core/time/day.ts";
import type { DayRange } from "../../../core/trips/dates.ts";

/** The forms of the speed-limit reports, one per route, kept here so that their values survive closing the dialog. */
export function createSpeedReports(session: Session) {
  const forms = new Map<string, ReportForm>();
  return {
    /** A new form has the listed days; the last day of a report is yesterday at the latest. */
    formOf(routeId: string, name: string, { start, end }: DayRange): ReportForm {
      const known = forms.get(routeId);
      if (known) return known;
      const form = createReportForm(session, { preset: { uniqueId: routeId, name } });
      const latest = addDays(form.today(), -1);
      form.change({ start, end: end < latest ? end : latest });
      forms.set(routeId, form);
      return form;
    },
  };
}
