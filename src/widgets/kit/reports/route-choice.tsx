import { useStore } from "@nanostores/react";
import { useId, useMemo } from "react";
import type { Load } from "../../../core/query.ts";
import type { ReportForm } from "../../../core/reports/report-form.ts";
import type { ReportRoute } from "../../../core/reports/report.ts";
import { CheckList } from "../ui/check-list.tsx";
import { MissingNote } from "../ui/missing-note.tsx";
import { Popup } from "../ui/popup.tsx";
import { reportMessages as texts } from "./reports.messages.ts";

/** The routes to choose from. */
export interface OfferedRoutes {
  readonly load: Load<readonly ReportRoute[]>;
  readonly onRetry: () => void;
}

interface RouteChoiceProps extends OfferedRoutes {
  readonly form: ReportForm;
}

export function RouteChoice({ form, load, onRetry }: RouteChoiceProps) {
  const { routes: chosen } = useStore(form.$fields);
  const id = useId();
  const all = load.status === "ready" ? load.data : null;
  const options = useMemo(() => all?.map(({ uniqueId, name }) => ({ value: uniqueId, label: name })) ?? [], [all]);
  const nothing = form.meansAll ? texts.allRoutes : texts.chooseRoutes;
  const choose = (routes: readonly string[]) => form.change({ routes });
  return (
    <div className="form-field report-routes" role="group" aria-labelledby={id}>
      <span className="form-label" id={id}>
        {texts.routes}
        {!form.meansAll && (
          <span className="form-required" aria-hidden="true">
            {" *"}
          </span>
        )}
      </span>
      {load.status === "failed" ? (
        <MissingNote text={texts.routesFailed} onRetry={onRetry} />
      ) : (
        <Popup
          label={texts.routes}
          text={chosen.length === 0 ? nothing : texts.routeCount(chosen.length)}
          isDisabled={all === null}
        >
          {() => <CheckList label={texts.routes} options={options} value={chosen} onChange={choose} />}
        </Popup>
      )}
    </div>
  );
}
