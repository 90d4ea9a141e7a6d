import { useStore } from "@nanostores/react";
import type { AllEmployees } from "../../../core/employees/all-employees.ts";
import { toHelp } from "../../../core/http/errors.ts";
import type { Load } from "../../../core/query/query.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { FailedPanel, Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";
import { ProgressBar } from "../../kit/feedback/progress-bar.tsx";
import { useFocusFallback } from "../../kit/feedback/use-focus-fallback.ts";
import { personnelMessages } from "../personnel.messages.ts";

interface PanelProps {
  readonly reading: AllEmployees;
  readonly failedTitle: string;
  readonly load: Exclude<Load<unknown>, { status: "ready" }>;
}

/** Shown until all employees are loaded, because figures of a part would be wrong: progress, or why loading stopped. */
export function ReadingPanel({ reading, load, failedTitle }: PanelProps) {
  const texts = personnelMessages.reading;
  const { loaded, count, isStopped } = useStore(reading.$progress);
  const isPart = loaded > 0 && count !== null;
  return (
    <>
      {(load.status === "loading" || load.isRetrying) && <ReadingLine reading={reading} />}
      {load.status === "loading" && !isStopped && (
        <SkeletonPanel>
          <div className="skeleton-inset">
            <Skeleton height={430} />
          </div>
        </SkeletonPanel>
      )}
      {load.status === "failed" && (
        <FailedPanel
          title={failedTitle}
          help={
            isPart
              ? `${toHelp(load.error)} ${texts.partRead(formatNumber(loaded, 0), formatNumber(count, 0))}`
              : toHelp(load.error)
          }
          onRetry={() => void reading.refresh()}
          isRetrying={load.isRetrying}
          {...(isPart ? { retryText: texts.retryRest } : {})}
        />
      )}
    </>
  );
}

/** One button both stops and resumes, so that it keeps the focus. */
function ReadingLine({ reading }: Pick<PanelProps, "reading">) {
  const texts = personnelMessages.reading;
  const { loaded, count, isStopped } = useStore(reading.$progress);
  const button = useFocusFallback<HTMLButtonElement>();
  const read = loaded > 0 && count !== null ? formatNumber(loaded, 0) : null;
  const toLabel = isStopped ? texts.stopped : texts.progress;
  return (
    <div className="people-reading row wrap">
      <ProgressBar value={loaded} max={count ?? (isStopped ? 1 : null)} label={toLabel(read, formatNumber(count, 0))} />
      <button
        ref={button}
        type="button"
        className="button small"
        onClick={isStopped ? () => void reading.refresh() : reading.stop}
      >
        {isStopped ? texts.resume : texts.cancel}
      </button>
    </div>
  );
}
