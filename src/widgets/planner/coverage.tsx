import { useStore } from "@nanostores/react";
import type { PlannerData } from "../../core/planner/planner-data.ts";
import { formatDate, formatNumber, formatTime } from "../../core/text/format.ts";
import { StaleNote } from "../kit/feedback/panel.tsx";
import { ProgressBar, ReadingProgress } from "../kit/feedback/progress-bar.tsx";
import { RetryLink } from "../kit/feedback/retry-button.tsx";
import { Coverage, CoverageEnd, CoverageMissing, CoverageRead } from "../kit/layout/coverage.tsx";
import { Link } from "../kit/text/link.tsx";
import { plannerMessages as texts } from "./planner.messages.ts";
import type { PlannerProps } from "./planner.view.tsx";

/** What the answers are based on: how much was read, what is missing and why, and when it was read. */
export function PlannerCoverage({ store }: PlannerProps) {
  const load = useStore(store.data.$load);
  const progress = useStore(store.data.$seatsProgress);
  const part = useStore(store.suggestions.$reading);
  const retry = () => void store.data.refresh();
  if (load.status === "failed") return null;
  if (load.status === "loading") {
    return (
      <Coverage>
        <ProgressBar value={0} max={null} label={texts.readingRoutes} />
      </Coverage>
    );
  }
  const { data, loadedAt, refreshError } = load;
  const missing = toMissing(data);
  const unknown = [...data.network.routes.keys()].filter((id) => isUnknown(data, id)).length;
  return (
    <Coverage>
      {refreshError && <StaleNote onRetry={retry} />}
      <CoverageRead role="status">
        {texts.read(...toCounts(data))}
        <span className="planner-people muted">{texts.people(formatNumber(data.network.people.size))}</span>
      </CoverageRead>
      {data.seatsState === "loading" ? (
        <ProgressBar
          value={progress?.done ?? 0}
          max={progress?.total ?? null}
          label={texts.readingSeats(formatNumber(progress?.done ?? 0), formatNumber(progress?.total))}
        />
      ) : (
        unknown > 0 && (
          <CoverageMissing>
            {texts.unknownSeats(formatNumber(unknown))}
            <Link to={{ name: "route-details-home", query: "occupancy=unknown" }}>{texts.toRoutes}</Link>
          </CoverageMissing>
        )
      )}
      {missing && (
        <CoverageMissing role="alert">
          {missing}
          <RetryLink onRetry={retry} />
        </CoverageMissing>
      )}
      {part?.progress && (
        <ReadingProgress
          value={part.progress.done}
          max={part.progress.total}
          label={part.progress.text}
          onCancel={part.cancel}
        />
      )}
      {part?.missing && (
        <CoverageMissing role="alert">
          {part.missing}
          <RetryLink onRetry={part.retry} />
        </CoverageMissing>
      )}
      <CoverageEnd>{texts.readAt(`${formatDate(loadedAt)} - ${formatTime(loadedAt)}`)}</CoverageEnd>
    </Coverage>
  );
}

const isUnknown = ({ network }: PlannerData, id: string) => {
  const route = network.routes.get(id);
  return (route?.morning ?? route?.evening)?.capacity === null;
};

function toCounts({ network }: PlannerData): [routes: string, stops: string] {
  const stops = network.ways.reduce((sum, way) => sum + way.stops.length, 0);
  return [formatNumber(network.routes.size), formatNumber(stops)];
}

function toMissing({ seatsState, limitsState }: PlannerData): string | null {
  const parts = [
    ...(seatsState === "failed" ? [texts.missing.seats] : []),
    ...(limitsState === "failed" ? [texts.missing.sla] : []),
  ];
  return parts.length > 0 ? parts.join(" ") : null;
}
