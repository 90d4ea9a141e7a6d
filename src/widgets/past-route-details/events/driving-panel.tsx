import { useStore } from "@nanostores/react";
import { AsyncPanel, EmptyPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { type EventEntry, toEventFacts } from "./event.model.ts";
import { eventsMessages as texts } from "../past-route-details.messages.ts";
import { EventsToggle } from "./events-toggle.tsx";
import { DrivingNotice } from "./notices.tsx";
import { useEffect, useRef } from "react";
import { SignIcon } from "../../kit/map/parts/sign-icon.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { TitleWithCount } from "../../kit/text/badge.tsx";
import { scrollListTo } from "../trip/scroll-list-to.ts";
import { eventSigns } from "./event-signs.ts";

interface EventListProps {
  readonly events: readonly EventEntry[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** The events that the driver's phone recorded, as a list: the alternative to the markers on the map. */
function EventList({ events, selectedId, onSelect }: EventListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (selectedId === null || !list.current) return;
    scrollListTo(list.current, list.current.querySelector<HTMLElement>('[aria-pressed="true"]'));
  }, [selectedId]);
  return (
    <Card title={<TitleWithCount title={texts.title} count={events.length} />} isClipped>
      {events.length === 0 ? (
        <EmptyPanel title={texts.faultless} />
      ) : (
        <div className="event-room">
          <ul className="event-list" aria-label={texts.title} ref={list}>
            {events.map((entry) => (
              <li key={entry.id}>
                <EventButton entry={entry} isSelected={entry.id === selectedId} onSelect={onSelect} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

interface EventButtonProps {
  readonly entry: EventEntry;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
}

function EventButton({ entry, isSelected, onSelect }: EventButtonProps) {
  const facts = [...toEventFacts(entry), ...(entry.position ? [] : [texts.noPlace])];
  return (
    <button type="button" className="event" aria-pressed={isSelected} onClick={() => onSelect(entry.id)}>
      <SignIcon sign={eventSigns[entry.kind]} />
      <span className="event-name">{entry.name}</span>
      <span className="muted">{entry.time}</span>
      {facts.length > 0 && <span className="event-facts muted text-sm">{facts.join(" · ")}</span>}
    </button>
  );
}

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
        <div className="driving grid gap">
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
