import { useStore } from "@nanostores/react";
import type { ReportForm } from "../../../core/reports/report-form.ts";
import { DateField } from "../ui/date-field.tsx";
import { type OfferedRoutes, RouteChoice } from "./route-choice.tsx";
import { RouteNames } from "./report-subject.tsx";
import { reportMessages as texts } from "./reports.messages.ts";

interface FieldsProps {
  readonly form: ReportForm;
  readonly intro: string;
  readonly routes: OfferedRoutes | null;
  /** Id of the sentence that says what is missing. */
  readonly noteId: string;
}

/** Days and routes of a report (specification 2 §5). */
export function ReportFields({ form, intro, routes, noteId }: FieldsProps) {
  const fields = useStore(form.$fields);
  const problem = useStore(form.$problem);
  const { start, end } = form.limits();
  const today = form.today();
  const chosen = routes?.load.status === "ready" && fields.routes.length > 0 ? form.toRoutes(routes.load.data) : [];
  return (
    <>
      <p className="form-intro">{intro}</p>
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
      <p className="field-help" id={noteId}>
        {problem ? texts.problems[problem] : texts.dates}
      </p>
    </>
  );
}
