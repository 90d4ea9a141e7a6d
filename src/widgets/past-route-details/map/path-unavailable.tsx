import routeOffIcon from "lucide-static/icons/route-off.svg?raw";
import { Icon } from "../../kit/text/icon.tsx";
import { RetryButton } from "../../kit/feedback/retry-button.tsx";
import { SupportContact } from "../events/notices.tsx";
import { pastRouteDetailsMapMessages as texts } from "../past-route-details.messages.ts";

interface PathUnavailableProps {
  /** Retries a failed call; null: the call succeeded without positions. */
  readonly onRetry: (() => void) | null;
  readonly isRetrying: boolean;
}

/** Shown instead of the map when the path is not known or failed to load. */
export function PathUnavailable({ onRetry, isRetrying }: PathUnavailableProps) {
  return (
    <div className="state-panel" role={onRetry ? "alert" : undefined}>
      <span className="path-unavailable-icon">
        <Icon of={routeOffIcon} />
      </span>
      <p className="state-title">{texts.noWay}</p>
      <p className="state-text">{texts.noWayHelp}</p>
      <p className="state-text">
        <SupportContact before={texts.support} />
      </p>
      {onRetry && <RetryButton onRetry={onRetry} isRetrying={isRetrying} />}
    </div>
  );
}
