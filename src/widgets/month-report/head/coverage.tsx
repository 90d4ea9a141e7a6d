import { useStore } from "@nanostores/react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { StaleNote } from "../../kit/feedback/panel.tsx";
import { ProgressBar } from "../../kit/feedback/progress-bar.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { monthReportMessages as texts } from "../month-report.messages.ts";
import type { ShownMonth } from "../month-report.store.ts";
import { toCoverage, toProgressText } from "./coverage.model.ts";

/** Below the heading: progress while data are read, then how much of the month was read and what is missing. */
export function CoverageLine({ reading }: Pick<ShownMonth, "reading">) {
  const state = useStore(reading.$state);
  const facts = useStore(reading.$facts);
  const refreshError = useStore(reading.$refreshError);
  if (state.status === "running") {
    const { done, total } = state.progress;
    return (
      <div className="month-coverage">
        <ProgressBar value={done} max={total} label={toProgressText(state.progress)} />
        <button type="button" className="button small" onClick={reading.cancel}>
          {texts.cancel}
        </button>
      </div>
    );
  }
  const { read, share, missing, extent } = toCoverage(facts);
  const isPartial = state.status === "cancelled" || missing !== null;
  return (
    <div className="month-coverage" role="status">
      {refreshError && <StaleNote onRetry={() => void reading.refresh()} />}
      {read !== null && (
        <p>
          <Icon of={circleCheckIcon} size="small" />
          {read}
          {share && <span className="month-muted"> ({share})</span>}
        </p>
      )}
      {isPartial && (
        <p className="month-missing">
          <Icon of={triangleAlertIcon} size="small" />
          {state.status === "cancelled" ? texts.cancelled : missing}
          <button type="button" className="link" onClick={() => void reading.start()}>
            {state.status === "cancelled" ? texts.resume : texts.retry}
          </button>
        </p>
      )}
      <p className="month-extent">{extent}</p>
    </div>
  );
}
