import { useStore } from "@nanostores/react";
import type { Everybody } from "../../../core/employees/everybody.ts";
import { toHelp } from "../../../core/http/errors.ts";
import type { Load } from "../../../core/query/query.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { FailedPanel, Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";
import { ProgressBar } from "../../kit/feedback/progress-bar.tsx";
import { useHandOver } from "../../kit/feedback/use-hand-over.ts";
import { spreadMessages as texts } from "./spread.messages.ts";

interface PanelProps {
  readonly reading: Everybody;
  readonly load: Exclude<Load<unknown>, { status: "ready" }>;
}

/** Until everybody is there: how far the reading is, or what has stopped it. Figures of a part would be wrong for the whole. */
export function ReadingPanel({ reading, load }: PanelProps) {
  const { loaded, count, isStopped } = useStore(reading.$progress);
  const [read, all] = [formatNumber(loaded, 0), formatNumber(count, 0)];
  const isPart = loaded > 0 && count !== null;
  const goOn = () => void reading.refresh();
  return (
    <>
      {(load.status === "loading" || load.isRetrying) && (
        <div className="spread-reading">
          <ProgressBar
            value={loaded}
            max={count ?? (isStopped ? 1 : null)}
            label={isStopped ? texts.stopped(isPart ? read : null, all) : texts.reading(isPart ? read : null, all)}
          />
          <button
            ref={useHandOver<HTMLButtonElement>()}
            type="button"
            className="button small"
            onClick={isStopped ? goOn : reading.stop}
          >
            {isStopped ? texts.resume : texts.cancel}
          </button>
        </div>
      )}
      {load.status === "loading" && !isStopped && (
        <SkeletonPanel>
          <Skeleton height={430} />
        </SkeletonPanel>
      )}
      {load.status === "failed" && (
        <FailedPanel
          title={texts.failed}
          help={isPart ? `${toHelp(load.error)} ${texts.partRead(read, all)}` : toHelp(load.error)}
          onRetry={goOn}
          isRetrying={load.isRetrying}
          {...(isPart ? { retryText: texts.retryRest } : {})}
        />
      )}
    </>
  );
}
