import { useStore } from "@nanostores/react";
import { useId, useMemo } from "react";
import type { Load } from "../../../core/query/query.ts";
import type { ReportForm } from "../../../core/reports/report-form.ts";
import type { ReportRoute } from "../../../core/reports/report.ts";
import { CheckList } from "../../kit/field/check-list.tsx";
import { MissingNote } from "../../kit/feedback/missing-note.tsx";
import { Skeleton } from "../../kit/feedback/panel.tsx";
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
export function RouteChoice({ form, load, onRetry }: RouteChoiceProps) {
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
    <div className="form-field report-routes" role="group" aria-labelledby={id}>
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
