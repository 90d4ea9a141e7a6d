import { useStore } from "@nanostores/react";
import downloadIcon from "lucide-static/icons/download.svg?raw";
import { atom, type ReadableAtom } from "nanostores";
import { useMemo, useRef, useState } from "react";
import type { Booking } from "../../../core/api/bookings.ts";
import type { PastTrip, TripPassenger } from "../../../core/api/past-trips.ts";
import { createSpeedReport } from "../../../core/reports/speed-report.ts";
import { jobsOf } from "../../../core/session/jobs.ts";
import { formatDate, formatNumber, formatTime } from "../../../core/text/format.ts";
import { useWidget } from "../../kit/element/context.ts";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { NoticeLine } from "../../kit/feedback/panel.tsx";
import type { Position } from "../../kit/map/types.ts";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { PaperEnd } from "../../kit/print/paper-head.tsx";
import { usePrinting } from "../../kit/print/paper.ts";
import { useEventCallback } from "../../kit/table/use-event-callback.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { DrivingPanel } from "../map/driving-panel.tsx";
import { type EventEntry, toEventEntries } from "../map/event.model.ts";
import { MapCard, useLastKnown } from "../map/map-card.tsx";
import { ReplayBar } from "../map/replay-bar.tsx";
import { createReplay, type Replay, toReplaySpan } from "../map/replay.store.ts";
import {
  eventsMessages,
  pastRouteDetailsMapMessages,
  pastRouteDetailsMessages as texts,
  pastRouteDetailsTripsMessages,
} from "../past-route-details.messages.ts";
import type { PastRouteDetails } from "../past-route-details.store.ts";
import { PassengersPanel } from "./passengers-panel.tsx";
import { type PassengerRow, toPassengerRows, toPassengerStops } from "./passengers.model.ts";
import { TripFacts } from "./trip-facts.tsx";
import { TripList } from "./trip-list.tsx";
import { toDelaySentence, toDelayStops, type TripWay } from "./trip.model.ts";

const dialogCode = lazyModule(() => import("../../shared/reports/report-dialog.tsx"));
const $nowhere = atom<Position | null>(null);
const $never = atom<number | null>(null);
const nobody: readonly TripPassenger[] = [];
const unbooked: readonly Booking[] = [];
const nothing: readonly EventEntry[] = [];

/** Trips in sight, or as many as there are passengers beside them. */
const fewestRows = 5;

interface TripViewProps {
  readonly store: PastRouteDetails;
  readonly routeId: string;
  readonly name: string;
  readonly trip: PastTrip;
}

/** One trip: facts, map and replay beside the driving events, passengers beside the other trips. A failed load affects its own part only. */
export function TripView({ store, routeId, name, trip }: TripViewProps) {
  const [directions, passengers, details, bookings] = [
    useStore(store.directions.$load),
    useStore(store.passengers.$load),
    useStore(store.details.$load),
    useStore(store.bookings.$load),
  ];
  const [chosen, choose] = useSelection(trip.id);
  const people = passengers.status === "ready" ? passengers.data : nobody;
  const booked = bookings.status === "ready" ? bookings.data : unbooked;
  const rows = useMemo(() => toPassengerRows(people, booked), [people, booked]);
  const stops = useMemo(() => toPassengerStops(rows), [rows]);
  // While those of another trip load, the list of trips keeps its height.
  const rowCount = useLastKnown(passengers.status === "ready" ? rows.length : null) ?? 0;
  const sent = details.status === "ready" ? details.data.events : null;
  const events = useMemo(() => sent && toEventEntries(sent), [sent]);
  const way = directions.status === "ready" ? directions.data : null;
  const delays = useMemo(() => toDelayStops(trip, rows), [trip, rows]);
  const why = useMemo(() => toDelaySentence(trip, way, stops), [trip, way, stops]);
  const hasMap = directions.status !== "failed" && way?.driven.length !== 0;
  const { replay, $vehicle, $milestone } = useReplay(trip, way, rows);
  const map = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const chooseFromList = (id: string) => {
    choose(id);
    map.current?.scrollIntoView({ block: "nearest" });
  };
  const startTime = formatTime(trip.startedAt);
  return (
    <div className="trip">
      <TripFacts store={store} trip={trip} why={why} stops={delays}>
        {events && <SpeedReport store={store} routeId={routeId} name={name} />}
      </TripFacts>
      <div className="trip-road">
        <div className="card clipped trip-map-card" part="card" ref={map}>
          <MapCard
            store={store}
            label={pastRouteDetailsMapMessages.label(name, `${formatDate(trip.startedAt)} ${startTime}`)}
            period={trip.timePeriod}
            startTime={startTime}
            way={way}
            stops={stops}
            events={events}
            selectedId={chosen}
            onSelect={choose}
            $vehicle={$vehicle}
            $milestone={$milestone}
          />
          {replay && (
            <ReplayBar replay={replay} rows={rows} $milestone={$milestone} isAutoFinished={trip.isAutoFinished} />
          )}
        </div>
        <DrivingPanel
          store={store}
          events={events ?? nothing}
          hasMap={hasMap}
          selectedId={chosen}
          onSelect={chooseFromList}
        />
      </div>
      <div className="trip-lists">
        <PassengersPanel store={store} rows={rows} period={trip.timePeriod} stopId={chosen} $milestone={$milestone} />
        <TripList store={store} trip={trip} rowCount={Math.max(fewestRows, rowCount)} />
      </div>
      {isPrinting ? (
        <PaperEnd>
          {passengers.status === "ready" && texts.allPeople(formatNumber(rows.length))}
          {events && ` ${texts.allEvents(formatNumber(events.length))}`} {pastRouteDetailsTripsMessages.source}
        </PaperEnd>
      ) : (
        <NoticeLine>{pastRouteDetailsTripsMessages.source}</NoticeLine>
      )}
    </div>
  );
}

/** Id of the selected event or stop of a trip; another trip starts without one. Selecting it again clears it. */
function useSelection(tripId: number): readonly [string | null, (id: string) => void] {
  const [selected, setSelected] = useState<{ readonly tripId: number; readonly id: string } | null>(null);
  const id = selected?.tripId === tripId ? selected.id : null;
  const select = useEventCallback((wanted: string) => setSelected(wanted === id ? null : { tripId, id: wanted }));
  return [id, select];
}

interface TripReplay {
  /** Null: the trip can't be replayed. */
  readonly replay: Replay | null;
  readonly $vehicle: ReadableAtom<Position | null>;
  readonly $milestone: ReadableAtom<number | null>;
}

/** The replay of a trip whose path is known; a new one for each trip. */
function useReplay(trip: PastTrip, way: TripWay | null, rows: readonly PassengerRow[]): TripReplay {
  const { startedAt, duration } = trip;
  const replay = useMemo(() => {
    const span = way && toReplaySpan({ startedAt, duration }, way);
    return way && span ? createReplay(span, way) : null;
  }, [startedAt, duration, way]);
  const $milestone = useMemo(
    () => replay?.toMilestone(rows.flatMap(({ at }) => (at === null ? [] : [at]))) ?? $never,
    [replay, rows],
  );
  return { replay, $vehicle: replay?.$position ?? $nowhere, $milestone };
}

/** The button that opens the speed-limit report of this route; shown only when the trip has driving analytics. */
function SpeedReport({ store, routeId, name }: Omit<TripViewProps, "trip">) {
  const { session } = useWidget();
  const jobKey = `past-route-details/speed/${routeId}`;
  // A counter, so that opening again while a result is shown starts a new dialog. Open from the start while a report is running.
  const [opening, setOpening] = useState<number | null>(() => (jobsOf(session).hasLeft(jobKey) ? 0 : null));
  return (
    <div className="trip-report">
      <button
        type="button"
        className="link"
        aria-haspopup="dialog"
        onClick={() => setOpening((count) => (count ?? 0) + 1)}
      >
        <Icon of={downloadIcon} size="small" />
        {eventsMessages.report}
      </button>
      {opening !== null && (
        <LatePart key={opening} code={dialogCode} failedTitle={texts.formFailed} skeleton={null}>
          {({ SpeedReportDialog }) => (
            <SpeedReportDialog
              jobKey={jobKey}
              makeReport={createSpeedReport}
              form={store.speedReportOn(routeId, name)}
              routes={null}
              onClose={() => setOpening(null)}
            />
          )}
        </LatePart>
      )}
    </div>
  );
}
