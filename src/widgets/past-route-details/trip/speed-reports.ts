import { createReportForm, type ReportForm } from "../../../core/reports/report-form.ts";
import { createSpeedReport } from "../../../core/reports/speed-report.ts";
import type { Session } from "../../../core/session.ts";
import { checkExportRange, type DayRange } from "../../../core/trips/dates.ts";

/** The speed-limit report of the shown route; what was typed outlives its dialog (specification 2 §5). */
export function createSpeedReports(session: Session) {
  const report = createSpeedReport(session);
  const forms = new Map<string, ReportForm>();
  return {
    report,
    /** Begins with the days that are listed, where a report may have them. */
    formOf(routeId: string, name: string, range: DayRange): ReportForm {
      const known = forms.get(routeId);
      if (known) return known;
      const form = createReportForm(session, { preset: { uniqueId: routeId, name } });
      if (checkExportRange(range, form.today()) === null) form.change(range);
      else form.change({ start: range.start });
      forms.set(routeId, form);
      return form;
    },
    destroy: report.destroy,
  };
}
