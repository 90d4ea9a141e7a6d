import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { BatchProgress } from "../../../core/http/batch.ts";
import { SaveError, toHelp } from "../../../core/http/errors.ts";
import { formatDay } from "../../../core/text/format.ts";
import type { MissingPart } from "../../../core/reports/report.ts";
import { exportMessages } from "../../kit/sheet/sheet.messages.ts";
import { Outcome } from "../../kit/feedback/outcome.tsx";
import { WorkProgress } from "../../kit/feedback/progress-bar.tsx";
import { type FlowState, toFailedTitle } from "./report-flow.ts";
import { reportMessages as texts } from "./reports.messages.ts";

/** Number of gaps listed in the dialog; the file lists all. */
const namedGaps = 4;
const namedRoutes = 3;

/** Content of the dialog after the form was submitted. */
export function ReportStep({ state }: { readonly state: FlowState }) {
  switch (state.status) {
    case "collecting":
      return <Collecting progress={state.progress} secondsLeft={state.secondsLeft} />;
    case "packing":
      return <Collecting progress={null} secondsLeft={null} />;
    case "gaps":
      return (
        <>
          <Outcome
            kind="failure"
            icon={triangleAlertIcon}
            title={texts.gapsTitle}
            text={texts.gaps(state.missing.length, state.total)}
          />
          <Gaps missing={state.missing} />
        </>
      );
    case "saved":
      return (
        <Outcome
          kind="success"
          icon={circleCheckIcon}
          title={texts.savedTitle}
          text={[
            texts.saved(state.file, state.rows),
            ...(state.missing > 0 ? [texts.savedWithGaps(state.missing)] : []),
          ].join(" ")}
        />
      );
    case "failed":
      return (
        <Outcome
          kind="failure"
          icon={triangleAlertIcon}
          title={toFailedTitle(state.error)}
          text={state.error instanceof SaveError ? toHelp(state.error) : `${texts.failed} ${toHelp(state.error)}`}
        />
      );
    case "form":
    case "empty":
      return null;
  }
}

interface CollectingProps {
  /** null: the file is being made. */
  readonly progress: BatchProgress | null;
  readonly secondsLeft: number | null;
}

function Collecting({ progress, secondsLeft }: CollectingProps) {
  const { done, total, failed } = progress ?? { done: 0, total: null, failed: 0 };
  return (
    <WorkProgress
      title={progress ? texts.collecting : texts.packing}
      value={done}
      max={total}
      label={total === null ? texts.packing : texts.count(done, total)}
    >
      {secondsLeft !== null && <p className="field-help">{exportMessages.secondsLeft(secondsLeft)}</p>}
      {failed > 0 && <p className="field-help">{texts.someFailed(failed)}</p>}
    </WorkProgress>
  );
}

function Gaps({ missing }: { readonly missing: readonly MissingPart[] }) {
  const rest = missing.length - namedGaps;
  return (
    <ul className="report-gaps grid gap-4 muted text-sm">
      {missing.slice(0, namedGaps).map(({ day, routes }) => (
        <li key={`${day} ${routes[0]?.uniqueId ?? ""}`}>{texts.gap(formatDay(day), toNames(routes))}</li>
      ))}
      {rest > 0 && <li>{texts.moreGaps(rest)}</li>}
    </ul>
  );
}

function toNames(routes: MissingPart["routes"]): string {
  if (routes.length > namedRoutes) return texts.routeCount(routes.length);
  return routes.map(({ name }) => name).join(", ");
}
