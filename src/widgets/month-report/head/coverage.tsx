import { useStore } from "@nanostores/react";
import { StaleNote } from "../../kit/feedback/panel.tsx";
import { ProgressBar } from "../../kit/feedback/progress-bar.tsx";
import { Coverage, CoverageEnd, CoverageMissing, CoverageRead } from "../../kit/layout/coverage.tsx";
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
      <Coverage>
        <ProgressBar value={done} max={total} label={toProgressText(state.progress)} />
        <button type="button" className="button small" onClick={reading.cancel}>
          {texts.cancel}
        </button>
      </Coverage>
    );
  }
  const { read, share, missing, extent } = toCoverage(facts);
  const isPartial = state.status === "cancelled" || missing !== null;
  return (
    <Coverage role="status">
      {refreshError && <StaleNote onRetry={() => void reading.refresh()} />}
      {read !== null && (
        <CoverageRead>
          {read}
          {share && <span className="month-muted"> ({share})</span>}
        </CoverageRead>
      )}
      {isPartial && (
        <CoverageMissing>
          {state.status === "cancelled" ? texts.cancelled : missing}
          <button type="button" className="link" onClick={() => void reading.start()}>
            {state.status === "cancelled" ? texts.resume : texts.retry}
          </button>
        </CoverageMissing>
      )}
      <CoverageEnd>{extent}</CoverageEnd>
    </Coverage>
  );
}
