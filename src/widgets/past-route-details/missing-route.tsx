import { useEffect } from "react";
import { type ApiError, toHelp } from "../../core/http/errors.ts";
import { Link } from "../kit/text/link.tsx";
import { EmptyPanel, FailedPanel } from "../kit/feedback/panel.tsx";
import { pastRouteDetailsMessages as texts } from "./past-route-details.messages.ts";
import type { PastRouteDetails } from "./past-route-details.store.ts";

interface MissingRouteProps {
  readonly store: PastRouteDetails;
  /** Why there are no trips. */
  readonly error: ApiError;
  readonly isRetrying: boolean;
}

/**
 * Shown when the trips failed to load and no known route has the id. Emits `shuttle-navigate`, so that the page may show its own
 * not-found page instead. Any failure but 404 has a retry.
 */
export function MissingRoute({ store, error, isRetrying }: MissingRouteProps) {
  useEffect(() => {
    store.tellMissing();
  }, [store]);
  const retry = () => void Promise.all([store.routes.refresh(), store.list.refresh()]);
  return (
    <div className="card" part="card">
      {error.status === 404 ? (
        <EmptyPanel title={texts.missing}>
          <p>{texts.missingHelp}</p>
          <Link to={{ name: "past-trips" }}>{texts.toList}</Link>
        </EmptyPanel>
      ) : (
        <FailedPanel title={texts.missing} help={toHelp(error)} onRetry={retry} isRetrying={isRetrying} />
      )}
    </div>
  );
}
