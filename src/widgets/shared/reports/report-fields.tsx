import { useStore } from "@nanostores/react";
import { useId, useMemo } from "react";
import type { Load } from "../../../core/query/query.ts";
import { isReportPeriod, type ReportForm, reportPeriods, toReportDays } from "../../../core/reports/report-form.ts";
import type { Foreseen, ReportChoice, ReportRoute } from "../../../core/reports/report.ts";
import { formatDay } from "../../../core/text/format.ts";
import { toDays } from "../../../core/trips/dates.ts";
import { DateField } from "../../kit/date/date-field.tsx";
import { RangeButtons } from "../../kit/date/range-buttons.tsx";
import { MissingNote } from "../../kit/feedback/retry-button.tsx";
import { Skeleton } from "../../kit/feedback/panel.tsx";
import { CheckList } from "../../kit/field/check-list.tsx";
import { reportMessages as texts } from "./reports.messages.ts";

/** The routes to choose from. */
export interface OfferedRoutes {
  readonly load: Load<readonly ReportRoute[]>;
  readonly onRetry: () => void;
}

interface RouteChoiceProps extends OfferedRoutes {
  readonly form: ReportForm;
}

/** Lists all routes, so that choosing two takes two clicks. */
function RouteChoice({ form, load, onRetry }: RouteChoiceProps) {
  const { routes } = useStore(form.$fields);
  const id = useId();
  const all = load.status === "ready" ? load.data : null;
  const options = useMemo(() => all?.map(({ uniqueId, name }) => ({ value: uniqueId, label: name })) ?? [], [all]);
  // A remembered route may no longer exist.
  const chosen = useMemo(
    () => routes.filter((route) => options.some(({ value }) => value === route)),
    [routes, options],
  );
  const nothing = form.meansAll ? texts.allRoutes : texts.chooseRoutes;
  return (
    <div className="form-field report-routes grid gap-6" role="group" aria-labelledby={id}>
      <span className="form-label" id={id}>
        {texts.routes}
        {!form.meansAll && (
          <span className="form-required" aria-hidden="true">
            {" *"}
          </span>
        )}
        <span className="report-chosen">{chosen.length === 0 ? nothing : texts.routeCount(chosen.length)}</span>
      </span>
      {load.status === "failed" && <MissingNote text={texts.routesFailed} onRetry={onRetry} />}
      {load.status === "loading" && <Skeleton height={208} />}
      {all && (
        <CheckList
          label={texts.routes}
          options={options}
          value={chosen}
          onChange={(wanted) => form.change({ routes: wanted })}
        />
      )}
    </div>
  );
}

interface FieldsProps {
  readonly form: ReportForm;
  readonly intro: string;
  readonly routes: OfferedRoutes | null;
  /** Days and routes chosen in the fields; null while something is missing. */
  readonly choice: ReportChoice | null;
  /** Estimated size of the report. */
  readonly foreseen: Foreseen | null;
  /** Id of the sentence that says what is missing. */
  readonly noteId: string;
}

/** The fields for the days and routes of a report. */
export function ReportFields({ form, intro, routes, choice, foreseen, noteId }: FieldsProps) {
  const fields = useStore(form.$fields);
  const { start, end } = form.limits();
  const today = form.today();
  const periods = reportPeriods.map((name) => ({
    name,
    isChosen: isReportPeriod(fields, name, today),
    isDisabled: toReportDays(name, today) === null,
  }));
  const chosen = routes?.load.status === "ready" && fields.routes.length > 0 ? form.toRoutes(routes.load.data) : [];
  return (
    <>
      <p className="form-intro">{intro}</p>
      <RangeButtons ranges={periods} onChoose={(name) => form.change(toReportDays(name, today) ?? {})} />
      <div className="report-days">
        <DateField
          label={texts.start}
          isRequired
          value={fields.start || null}
          today={today}
          min={start.first}
          max={start.last}
          onChange={(day) => form.change({ start: day ?? "" })}
        />
        <DateField
          label={texts.end}
          isRequired
          value={fields.end || null}
          today={today}
          min={end.first}
          max={end.last}
          onChange={(day) => form.change({ end: day ?? "" })}
        />
      </div>
      {form.preset && <p>{texts.forRoute(form.preset.name)}</p>}
      {routes && <RouteChoice form={form} {...routes} />}
      {chosen.length > 0 && <RouteNames routes={chosen} />}
      <Note form={form} choice={choice} foreseen={foreseen} id={noteId} />
    </>
  );
}

interface NoteProps extends Pick<FieldsProps, "form" | "choice" | "foreseen"> {
  readonly id: string;
}

/** Says what is missing, or how large the report will be. */
function Note({ form, choice, foreseen, id }: NoteProps) {
  const problem = useStore(form.$problem);
  return (
    <p className="field-help" id={id}>
      {problem && texts.problems[problem]}
      {!problem && choice && `${texts.size(toDays(choice).length, choice.routes.length)} `}
      {!problem && (foreseen && foreseen.kept > 0 ? texts.kept(foreseen.kept, foreseen.total) : texts.dates)}
    </p>
  );
}

/** Number of routes listed in the dialog; the file lists all. */
const named = 6;

export function toPeriodText({ start, end }: Pick<ReportChoice, "start" | "end">): string {
  return start === end ? formatDay(start) : texts.period(formatDay(start), formatDay(end));
}

/** The names of the first routes, and how many more there are. */
function RouteNames({ routes }: { readonly routes: readonly ReportRoute[] }) {
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
