import { useStore } from "@nanostores/react";
import routeOffIcon from "lucide-static/icons/route-off.svg?raw";
import { useState } from "react";
import { lazyModule, useLazyModule } from "../../kit/element/lazy-module.ts";
import { AsyncPanel, Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";
import { RetryButton } from "../../kit/feedback/retry-button.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { eventsMessages, pastRouteDetailsMapMessages as texts } from "../past-route-details.messages.ts";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import type { TripWay } from "../trip/trip.model.ts";
import { ShowButton, SupportContact } from "./driving-panel.tsx";
import type { TripMapProps } from "./trip-map.tsx";

// A separate chunk, because Leaflet and the base map are several times as large as the rest.
const mapCode = lazyModule(() => import("./trip-map.tsx"));
const skeleton = <Skeleton height={320} shape="plane" />;
const noStops: TripMapProps["stops"] = [];

interface MapCardProps extends Omit<TripMapProps, "way" | "showsPlan"> {
  readonly store: PastRouteDetails;
  /** Null while it loads. */
  readonly way: TripWay | null;
}

/** The map, or why there is none. While another trip loads, the map keeps its view, without stops and events. */
export function MapCard({ store, way, ...parts }: MapCardProps) {
  const load = useStore(store.directions.$load);
  const code = useLazyModule(mapCode);
  const showsPlan = useStore(store.$showsPlan);
  const showsEvents = useStore(store.$showsEvents);
  const shown = useLastKnown(way);
  if (load.status === "failed") {
    return <PathUnavailable onRetry={() => void store.directions.refresh()} isRetrying={load.isRetrying} />;
  }
  if (way?.driven.length === 0) return <PathUnavailable onRetry={null} isRetrying={false} />;
  if (shown === null || shown.driven.length === 0) return <SkeletonPanel>{skeleton}</SkeletonPanel>;
  const isStale = way === null;
  return (
    <AsyncPanel load={code.load} failedTitle={texts.failed} onRetry={code.retry} skeleton={skeleton}>
      {({ TripMap }) => (
        <div className={isStale ? "trip-map stale" : "trip-map"} aria-busy={isStale}>
          <MapButtons store={store} hasPlan={shown.planned.length > 0} hasEvents={parts.events !== null} />
          <TripMap
            {...parts}
            way={shown}
            stops={isStale ? noStops : parts.stops}
            events={isStale || !showsEvents ? null : parts.events}
            showsPlan={showsPlan}
          />
        </div>
      )}
    </AsyncPanel>
  );
}

/** The last value that wasn't null: what to show while the next one loads. */
export function useLastKnown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

interface MapButtonsProps {
  readonly store: PastRouteDetails;
  /** Whether there is something to show or hide. */
  readonly hasPlan: boolean;
  readonly hasEvents: boolean;
}

/** Buttons that show and hide the planned path and the events; both are shown at first. */
function MapButtons({ store, hasPlan, hasEvents }: MapButtonsProps) {
  if (!hasPlan && !hasEvents) return null;
  return (
    <div className="map-buttons wrap gap-8">
      {hasPlan && <ShowButton $isShown={store.$showsPlan} show={texts.showPlan} hide={texts.hidePlan} />}
      {hasEvents && <ShowButton $isShown={store.$showsEvents} show={eventsMessages.show} hide={eventsMessages.hide} />}
    </div>
  );
}

interface PathUnavailableProps {
  /** Retries a failed call; null: the call succeeded without positions. */
  readonly onRetry: (() => void) | null;
  readonly isRetrying: boolean;
}

/** Shown instead of the map when the path is not known or failed to load. */
function PathUnavailable({ onRetry, isRetrying }: PathUnavailableProps) {
  return (
    <div className="state-panel" role={onRetry ? "alert" : undefined}>
      <span className="path-unavailable-icon center muted">
        <Icon of={routeOffIcon} />
      </span>
      <p className="state-title">{texts.noWay}</p>
      <p className="state-text">{texts.noWayHelp}</p>
      <p className="state-text">
        <SupportContact />
      </p>
      {onRetry && <RetryButton onRetry={onRetry} isRetrying={isRetrying} />}
    </div>
  );
}
