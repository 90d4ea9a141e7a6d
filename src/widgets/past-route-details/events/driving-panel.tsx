import { useStore } from "@nanostores/react";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import type { EventEntry } from "./event.model.ts";
import { EventList } from "./event-list.tsx";
import { eventsMessages as texts } from "../past-route-details.messages.ts";
import { EventsToggle } from "./events-toggle.tsx";
import { DrivingNotice } from "./notices.tsx";

const skeleton = <Skeleton height={120} />;

interface DrivingPanelProps {
  readonly store: PastRouteDetails;
  readonly events: readonly EventEntry[];
  /** True: the map has the button that shows and hides events; without a map it is in this panel. */
  readonly hasMap: boolean;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** Notices and the list of events, which can be hidden. A failed load affects this panel only. */
export function DrivingPanel({ store, events, hasMap, selectedId, onSelect }: DrivingPanelProps) {
  const load = useStore(store.details.$load);
  const isShown = useStore(store.$showsEvents);
  const panel = (
    <AsyncPanel load={load} failedTitle={texts.failed} onRetry={() => void store.details.refresh()} skeleton={skeleton}>
      {(details) => (
        <div className="driving">
          <DrivingNotice isScoreLow={details.isScoreLow} hasEvents={details.events !== null} />
          {details.events !== null && !hasMap && <EventsToggle store={store} />}
          {details.events !== null && isShown && (
            <EventList events={events} selectedId={selectedId} onSelect={onSelect} />
          )}
        </div>
      )}
    </AsyncPanel>
  );
  return load.status === "ready" ? (
    panel
  ) : (
    <div className="card" part="card">
      {panel}
    </div>
  );
}
