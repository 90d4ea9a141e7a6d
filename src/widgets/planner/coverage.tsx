import { useStore } from "@nanostores/react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import type { PlannerData } from "../../core/planner/planner-data.ts";
import { formatDate, formatNumber, formatTime } from "../../core/text/format.ts";
import { StaleNote } from "../kit/feedback/panel.tsx";
import { ProgressBar } from "../kit/feedback/progress-bar.tsx";
import { RetryLink } from "../kit/feedback/retry-button.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";
import { plannerMessages as texts } from "./planner.messages.ts";
import type { PlannerProps } from "./planner.view.tsx";

/** What the answers are based on: how much was read, what is missing and why, and when it was read. */
export function Coverage({ store }: PlannerProps) {
  const load = useStore(store.data.$load);
  const progress = useStore(store.data.$seatsProgress);
  const part = useStore(store.suggestions.$reading);
  const retry = () => void store.data.refresh();
  if (load.status === "failed") return null;
  if (load.status === "loading") {
    return (
      <div className="planner-coverage">
        <ProgressBar value={0} max={null} label={texts.readingRoutes} />
      </div>
    );
  }
  const { data, loadedAt, refreshError } = load;
  const missing = toMissing(data);
  const unknown = [...data.network.routes.keys()].filter((id) => isUnknown(data, id)).length;
  return (
    <div className="planner-coverage">
      {refreshError && <StaleNote onRetry={retry} />}
      <p role="status">
        <Icon of={circleCheckIcon} size="small" />
        {texts.read(...toCounts(data))}
        <span className="planner-people">{texts.people(formatNumber(data.network.people.size))}</span>
      </p>
      {data.seatsState === "loading" ? (
        <ProgressBar
          value={progress?.done ?? 0}
          max={progress?.total ?? null}
          label={texts.readingSeats(formatNumber(progress?.done ?? 0), formatNumber(progress?.total))}
        />
      ) : (
        unknown > 0 && (
          <p className="planner-missing">
            <Icon of={triangleAlertIcon} size="small" />
            {texts.unknownSeats(formatNumber(unknown))}
            <Link to={{ name: "route-details-home", query: "occupancy=unknown" }}>{texts.toRoutes}</Link>
          </p>
        )
      )}
      {missing && (
        <p className="planner-missing" role="status">
          <Icon of={triangleAlertIcon} size="small" />
          {missing}
          <RetryLink onRetry={retry} />
        </p>
      )}
      {part?.progress && (
        <>
          <ProgressBar value={part.progress.done} max={part.progress.total} label={part.progress.text} />
          <button type="button" className="button small" onClick={part.cancel}>
            {texts.cancel}
          </button>
        </>
      )}
      {part?.missing && (
        <p className="planner-missing" role="status">
          <Icon of={triangleAlertIcon} size="small" />
          {part.missing}
          <RetryLink onRetry={part.retry} />
        </p>
      )}
      <p className="planner-time">{texts.readAt(`${formatDate(loadedAt)} - ${formatTime(loadedAt)}`)}</p>
    </div>
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
