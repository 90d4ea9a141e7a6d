import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import { useEffect, useMemo, useRef, useState } from "react";
import type { TimePeriod } from "../../../core/api/routes.ts";
import { type MapHandle, MapView } from "../../kit/map/map.tsx";
import { MapLegend, useSignStyles } from "../../kit/map/legend.tsx";
import { MapTip } from "../../kit/map/tooltip.tsx";
import type { MapPoint, Position } from "../../kit/map/types.ts";
import { pastRouteDetailsMapMessages as texts } from "../past-route-details.messages.ts";
import type { PassengerStop } from "../trip/passengers.model.ts";
import type { TripWay } from "../trip/trip.model.ts";
import type { EventEntry } from "./event.model.ts";
import {
  toBounds,
  toDrivenLines,
  toEndMarkers,
  toEventMarkers,
  toLegend,
  toPlanLines,
  toSpeedingLines,
  toStopMarkers,
  toTip,
} from "./trip-map.model.ts";

/** Room for markers at the edges, also when moved apart, px. */
const margin = { top: 64, right: 40, bottom: 48, left: 40 };
const nothing: readonly EventEntry[] = [];
/** Lucide's bus (ISC). */
const busPaths = [
  "M8 6v6",
  "M15 6v6",
  "M2 12h19.6",
  "M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3",
  "M5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  "M9 18h5",
  "M14 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
];

export interface TripMapProps {
  readonly label: string;
  readonly period: TimePeriod;
  /** "06:52". */
  readonly startTime: string;
  readonly way: TripWay;
  readonly stops: readonly PassengerStop[];
  /** Null: hidden or not known. */
  readonly events: readonly EventEntry[] | null;
  readonly showsPlan: boolean;
  /** Id of the selected event or stop. */
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly $vehicle: ReadableAtom<Position | null>;
  readonly $milestone: ReadableAtom<number | null>;
}

/** Driven and planned path, office, start, stops of passengers, events, and the vehicle of a replay. */
export function TripMap(props: TripMapProps) {
  const { label, period, startTime, way, stops, showsPlan, selectedId, onSelect, $vehicle, $milestone } = props;
  useSignStyles();
  const events = props.events ?? nothing;
  const map = useRef<MapHandle>(null);
  const milestone = useStore($milestone);
  const [tip, setTip] = useState<{ readonly id: string; readonly at: MapPoint } | null>(null);

  const vehicle = useMemo(() => ({ $position: $vehicle, paths: busPaths }), [$vehicle]);
  const bounds = useMemo(() => toBounds(way), [way]);
  const plan = useMemo(() => (showsPlan ? toPlanLines(way) : []), [way, showsPlan]);
  const driven = useMemo(() => toDrivenLines(way, period), [way, period]);
  const speedings = useMemo(() => toSpeedingLines(events), [events]);
  const lines = useMemo(() => [...driven, ...plan, ...speedings], [driven, plan, speedings]);
  const markers = useMemo(
    () => [
      ...toEndMarkers(way, period),
      ...toStopMarkers(stops, selectedId, milestone),
      ...toEventMarkers(events, selectedId),
    ],
    [way, period, stops, events, selectedId, milestone],
  );
  const selected = events.find(({ id }) => id === selectedId);
  const position = selected?.position ?? stops.find(({ id }) => id === selectedId)?.position;
  useEffect(() => {
    if (position) map.current?.panInto(position, margin);
  }, [position]);

  const select = (id: string) => {
    setTip(null);
    if (events.some((entry) => entry.id === id) || stops.some((stop) => stop.id === id)) onSelect(id);
  };
  return (
    <>
      <MapView
        ref={map}
        label={label}
        bounds={bounds}
        boundsMargin={margin}
        lines={lines}
        markers={markers}
        highlighted={selected && selected.stretch.length > 0 ? selected.id : null}
        moving={vehicle}
        onMarkerSelect={select}
        onLineSelect={select}
        onMarkerFocus={(id, at) => setTip(id === null ? null : { id, at })}
      >
        <MapTip tip={tip && toTip(tip.id, stops, events, startTime)} at={tip?.at ?? null} />
      </MapView>
      <MapLegend isBelow label={texts.legend} rows={toLegend(period, plan.length > 0, props.events)} />
    </>
  );
}
