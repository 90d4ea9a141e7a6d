import { type Ref, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { TimePeriod } from "../../core/api/routes.ts";
import { EmptyPanel } from "../kit/feedback/panel.tsx";
import { type MapHandle, MapView } from "../kit/map/map.tsx";
import { type LegendRow, MapLegend } from "../kit/map/legend.tsx";
import { MapTip } from "../kit/map/tooltip.tsx";
import type { MapPoint } from "../kit/map/types.ts";
import type { PictureSource } from "../kit/print/paper-picture.tsx";
import { isStopSelectable, type StopEntry, toStopColor } from "../shared/stops/stop.model.ts";
import { routeDetailsMapMessages as texts } from "./route-details.messages.ts";
import { toBounds, toHomes, toMarkers, toStopId, toTip, toWay } from "./route-map.model.ts";
import type { VariantDetail } from "./route.model.ts";

/** Room for labels at the edges, px. */
const margin = { top: 44, right: 40, bottom: 24, left: 40 };
/** Size of the picture on paper, px. */
const pictureSize = { width: 1000, height: 560 };

interface RouteMapProps {
  readonly name: string;
  readonly period: TimePeriod;
  readonly detail: VariantDetail;
  readonly entries: readonly StopEntry[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly ref?: Ref<PictureSource>;
}

/** Map of path, stops and offices, and of the homes and walks of the selected stop's passengers. */
export function RouteMap({ name, period, detail, entries, selectedId, onSelect, ref }: RouteMapProps) {
  const map = useRef<MapHandle>(null);
  const bounds = useMemo(() => toBounds(detail), [detail]);
  const way = useMemo(() => toWay(detail, period), [detail, period]);
  const homes = useMemo(() => {
    const stop = detail.stops[entries.findIndex(({ id }) => id === selectedId)];
    return stop ? toHomes(stop, period) : null;
  }, [detail, entries, selectedId, period]);
  const lines = useMemo(() => (homes ? [...way, ...homes.lines] : way), [way, homes]);
  const markers = useMemo(
    () => [...toMarkers(detail, entries, selectedId, period), ...(homes?.markers ?? [])],
    [detail, entries, selectedId, period, homes],
  );
  const [tip, setTip] = useState<{ readonly id: string; readonly at: MapPoint } | null>(null);
  useImperativeHandle(
    ref,
    () => ({ take: async () => (await map.current?.toPicture({ ...pictureSize, bounds })) ?? null }),
    [bounds],
  );

  const select = (markerId: string) => {
    // Selecting moves the map, so the tooltip would be in the wrong place.
    setTip(null);
    const entry = entries.find(({ id }) => id === toStopId(markerId));
    if (entry && isStopSelectable(entry)) onSelect(entry.id === selectedId ? null : entry.id);
  };
  if (bounds.length === 0) return <EmptyPanel title={texts.empty} />;
  return (
    <>
      <MapView
        ref={map}
        label={texts.label(name)}
        bounds={homes && homes.bounds.length > 0 ? homes.bounds : bounds}
        boundsMargin={margin}
        lines={lines}
        markers={markers}
        onMarkerSelect={select}
        onMarkerFocus={(id, at) => setTip(id === null ? null : { id, at })}
      >
        <MapTip tip={tip && toTip(tip.id, detail, entries, period)} at={tip?.at ?? null} />
      </MapView>
      <MapLegend isBelow label={texts.legend} rows={toLegend(entries, period)} />
    </>
  );
}

/** The legend, with only the kinds of stops that this route has. */
function toLegend(entries: readonly StopEntry[], period: TimePeriod): LegendRow[] {
  const tones = (["own", "mixed", "shadow"] as const).filter((tone) => entries.some((entry) => entry.tone === tone));
  return [
    { sample: { kind: "line", role: period }, text: texts.way[period] },
    { sample: { kind: "line", role: "walk" }, text: texts.walk },
    ...tones.map((tone) => ({ sample: { kind: "pin", color: toStopColor(tone) } as const, text: texts[tone] })),
  ];
}
