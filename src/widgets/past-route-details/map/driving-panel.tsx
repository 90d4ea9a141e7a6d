import { useStore } from "@nanostores/react";
import eyeOffIcon from "lucide-static/icons/eye-off.svg?raw";
import eyeIcon from "lucide-static/icons/eye.svg?raw";
import type { WritableAtom } from "nanostores";
import { useEffect, useRef } from "react";
import { AsyncPanel, EmptyPanel, NoticeLine, Skeleton } from "../../kit/feedback/panel.tsx";
import { SupportMail } from "../../kit/text/mail-link.tsx";
import { Card } from "../../kit/layout/card.tsx";
import { SignIcon } from "../../kit/map/legend.tsx";
import { TitleWithCount } from "../../kit/text/badge.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { eventsMessages as texts } from "../past-route-details.messages.ts";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { scrollListTo } from "../trip/trip-list.tsx";
import { type DrivingKnown, type EventEntry, eventSigns, toDrivingNotice, toEventFacts } from "./event.model.ts";

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
          {details.events !== null && !hasMap && (
            <ShowButton $isShown={store.$showsEvents} show={texts.show} hide={texts.hide} />
          )}
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

/** Why driving details are missing or under review. */
function DrivingNotice(known: DrivingKnown) {
  const text = toDrivingNotice(known);
  return (
    text !== null && (
      <NoticeLine>
        {text} <SupportContact />
      </NoticeLine>
    )
  );
}

/** Whom to ask: "Sorularınız için: destek@example.com". */
export function SupportContact() {
  return (
    <>
      {texts.support} <SupportMail className="link mail" />
    </>
  );
}

interface ShowButtonProps {
  readonly $isShown: WritableAtom<boolean>;
  readonly show: string;
  readonly hide: string;
}

/** Shows or hides a part of map and list. */
export function ShowButton({ $isShown, show, hide }: ShowButtonProps) {
  const isShown = useStore($isShown);
  return (
    <button type="button" className="button small" onClick={() => $isShown.set(!isShown)}>
      <Icon of={isShown ? eyeOffIcon : eyeIcon} />
      {isShown ? hide : show}
    </button>
  );
}
