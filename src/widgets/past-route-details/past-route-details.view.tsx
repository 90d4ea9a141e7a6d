import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { type ApiError, toHelp } from "../../core/http/errors.ts";
import { AsyncPanel, EmptyPanel, FailedPanel, NoticeLine, Skeleton, SkeletonPanel } from "../kit/feedback/panel.tsx";
import { AreaName } from "../kit/layout/heading.tsx";
import { Link } from "../kit/text/link.tsx";
import { RouteHead, TripFilters } from "./head.tsx";
import { pastRouteDetailsMessages as texts } from "./past-route-details.messages.ts";
import type { PastRouteDetails } from "./past-route-details.store.ts";
import { isTripMissing } from "./trip-state.model.ts";
import { TripView } from "./trip/trip.view.tsx";

/** Facts, map and lists. */
const skeleton = (
  <>
    <Skeleton height={60} />
    <Skeleton height={320} shape="plane" />
    <Skeleton height={220} />
  </>
);

export function PastRouteDetailsView({ store }: { readonly store: PastRouteDetails }) {
  const routeId = useStore(store.$routeId);
  return (
    <div className="area past-route-details">
      <AreaName title={texts.title} />
      {routeId === null ? (
        <EmptyPanel title={texts.noRoute} />
      ) : (
        <RouteView key={routeId} store={store} routeId={routeId} />
      )}
    </div>
  );
}

interface RouteViewProps {
  readonly store: PastRouteDetails;
  readonly routeId: string;
}

/** One route with its trips. */
function RouteView({ store, routeId }: RouteViewProps) {
  const list = useStore(store.list.$load);
  const routes = useStore(store.routes.$load);
  const trip = useStore(store.$trip);
  const { routeName, trip: wanted } = useStore(store.$state);
  const known = routes.status === "ready" ? routes.data.find(({ id }) => id === routeId) : undefined;
  if (list.status === "failed" && !known) {
    if (routes.status !== "loading")
      return <MissingRoute store={store} error={list.error} isRetrying={list.isRetrying} />;
    return <SkeletonPanel>{skeleton}</SkeletonPanel>;
  }
  const name = known?.name ?? trip?.routeName ?? routeName ?? routeId;
  return (
    <>
      <div className="trip-head grid gap-10 min-0">
        <RouteHead store={store} routeId={routeId} name={name} trip={trip} />
        <TripFilters store={store} />
      </div>
      {list.status === "ready" && wanted !== null && isTripMissing(list.data, wanted) && (
        <NoticeLine>{texts.tripMissing(wanted)}</NoticeLine>
      )}
      {list.status === "ready" && trip ? (
        <TripView store={store} routeId={routeId} name={name} trip={trip} />
      ) : (
        <div className="card" part="card">
          <AsyncPanel
            load={list}
            failedTitle={texts.tripsFailed}
            onRetry={() => void store.list.refresh()}
            skeleton={skeleton}
          >
            {() => (
              <EmptyPanel title={texts.noTrips}>
                <p>{texts.noTripsHelp}</p>
              </EmptyPanel>
            )}
          </AsyncPanel>
        </div>
      )}
    </>
  );
}

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
function MissingRoute({ store, error, isRetrying }: MissingRouteProps) {
  useEffect(() => {
    store.emitNotFound();
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
