import { useStore } from "@nanostores/react";
import { AsyncPanel, EmptyPanel, NoticeLine, Skeleton, SkeletonPanel } from "../kit/feedback/panel.tsx";
import { RouteHead } from "./head/route-head.tsx";
import { TripFilters } from "./head/trip-filters.tsx";
import { MissingRoute } from "./missing-route.tsx";
import { pastRouteDetailsMessages as texts } from "./past-route-details.messages.ts";
import type { PastRouteDetails } from "./past-route-details.store.ts";
import { TripView } from "./trip/trip.view.tsx";
import { isTripMissing } from "./trip-state.model.ts";

/** Facts, map and lists. */
const skeleton = (
  <>
    <Skeleton height={60} />
    <Skeleton height={320} shape="plane" />
    <Skeleton height={220} />
  </>
);

interface RouteViewProps {
  readonly store: PastRouteDetails;
  readonly routeId: string;
}

/** One route with its trips. */
export function RouteView({ store, routeId }: RouteViewProps) {
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
      <div className="trip-head">
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
