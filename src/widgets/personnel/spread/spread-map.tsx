import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { formatNumber } from "../../../core/text/format.ts";
import { type MapHandle, MapView } from "../../kit/map/map.tsx";
import type { MapLine, MapMarker, MapPin, Position } from "../../kit/map/types.ts";
import { toStopColor } from "../../shared/stops/stop.model.ts";
import { spreadMessages as texts } from "../personnel.messages.ts";
import { type Area, areaName, bandEnds, ringAround, type Who } from "./spread.model.ts";

interface MapProps {
  readonly areas: readonly Area[];
  readonly stops: readonly Position[];
  readonly who: Who;
  /** The area that the map is centred on; a new object centres the map again. */
  readonly selected: { readonly id: string } | null;
  readonly onSelect: (id: string) => void;
}

/** Zoom level from which a ring of 300 m is large enough to be seen. */
const ringZoom = 12;
/** Zoom level at which a district fills the map. */
const areaZoom = 12.5;
/** px, so that the largest marker isn't cut off at the edge. */
const margin = { top: 40, right: 40, bottom: 40, left: 40 };
const noLines: readonly MapLine[] = [];

/** Districts with their numbers of people, the stops, and, when zoomed in, rings of distance around the stops. */
export function SpreadMap({ areas, stops, who, selected, onSelect }: MapProps) {
  const handle = useRef<MapHandle>(null);
  const [isNear, setNear] = useState(false);
  const markers = useMemo(() => toMarkers(areas, who, selected?.id), [areas, who, selected]);
  const bounds = useMemo(() => areas.flatMap(({ position }) => (position ? [position] : [])), [areas]);
  const rings = useMemo(() => toRings(stops), [stops]);
  const pins = useMemo(() => stops.map(toPin), [stops]);
  const goTo = useEffectEvent((id: string | undefined) => {
    const { position } = areas.find((area) => area.id === id) ?? {};
    if (position) handle.current?.setView(position, areaZoom);
  });
  useEffect(() => goTo(selected?.id), [selected]);
  return (
    <MapView
      label={texts.map}
      bounds={bounds}
      boundsMargin={margin}
      lines={isNear ? rings : noLines}
      pins={pins}
      markers={markers}
      ref={handle}
      onMarkerSelect={onSelect}
      onView={({ zoom }) => setNear(zoom >= ringZoom)}
    />
  );
}

function toMarkers(areas: readonly Area[], who: Who, selected: string | undefined): MapMarker[] {
  return areas.flatMap((area): MapMarker[] => {
    const { id, position } = area;
    const count = who === "everybody" ? area.people : (area.withoutRoute ?? 0);
    if (position === null || count === 0) return [];
    const toLabel = who === "everybody" ? texts.marker : texts.markerWithoutRoute;
    const label = toLabel(areaName(area), formatNumber(count));
    return [{ kind: "people", id, position, count, label, selected: id === selected }];
  });
}

function toRings(stops: readonly Position[]): MapLine[] {
  return stops.flatMap((stop, index) =>
    bandEnds.map((radius, band): MapLine => ({
      id: `${index}/${radius}`,
      points: ringAround(stop, radius),
      color: "walk",
      weight: 2.5 - band / 2,
      faded: true,
      selectable: false,
    })),
  );
}

/** A stop's pin, without the number of people who board, since it may be one person. */
const toPin = (position: Position, index: number): MapPin => ({
  id: `stop-${index}`,
  position,
  text: "",
  color: toStopColor("own"),
});
