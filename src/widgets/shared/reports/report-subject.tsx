import type { ReportChoice, ReportRoute } from "../../../core/reports/report.ts";
import { formatDay } from "../../../core/text/format.ts";
import { reportMessages as texts } from "./reports.messages.ts";

/** Number of routes listed in the dialog; the file lists all. */
const named = 6;

export function toPeriodText({ start, end }: Pick<ReportChoice, "start" | "end">): string {
  return start === end ? formatDay(start) : texts.period(formatDay(start), formatDay(end));
}

/** The names of the first routes, and how many more there are. */
export function RouteNames({ routes }: { readonly routes: readonly ReportRoute[] }) {
  const names = routes.slice(0, named).map(({ name }) => name);
  const rest = routes.length - names.length;
  return <p className="muted text-sm">{[...names, ...(rest > 0 ? [texts.moreRoutes(rest)] : [])].join(", ")}</p>;
}

/** Days and routes of the report, while it is made and when it is done. */
export function ReportSubject({ choice }: { readonly choice: ReportChoice }) {
  return (
    <div className="report-subject">
      <p>{toPeriodText(choice)}</p>
      <RouteNames routes={choice.routes} />
    </div>
  );
}
