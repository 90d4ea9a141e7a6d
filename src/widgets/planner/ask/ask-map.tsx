import { useStore } from "@nanostores/react";
import { type Ref, useImperativeHandle, useMemo, useRef } from "react";
import { type LegendRow, MapLegend } from "../../kit/map/legend.tsx";
import { type MapHandle, MapView } from "../../kit/map/map.tsx";
import type { PictureSource } from "../../kit/print/paper-picture.tsx";
import type { PlannerProps } from "../parts.tsx";
import { askMessages as texts } from "../planner.messages.ts";
import { stopsOf } from "./ask.model.ts";
import { toAskPicture, toOverview } from "./ask-map.model.ts";

/** Room for labels at the edges, px. */
const margin = { top: 24, right: 32, bottom: 24, left: 32 };
/** Size of the picture on paper, px. */
const pictureSize = { width: 1000, height: 480 };

interface AskMapProps extends PlannerProps {
  readonly ref: Ref<PictureSource>;
}

/** The asked place with its circles, stops and routes; before a question all own stops. A stop's marker selects its row. */
export function AskMap({ store: { data, ask, $state }, ref }: AskMapProps) {
  const map = useRef<MapHandle>(null);
  const load = useStore(data.$load);
  const place = useStore(ask.$place);
  const answer = useStore(ask.$answer);
  const selectedId = useStore(ask.$selectedId);
  const { timePeriod: period } = useStore($state);
  const network = load.status === "ready" ? load.data.network : null;
  const limits = load.status === "ready" ? load.data.limits : null;
  const overview = useMemo(() => network && toOverview(network, period), [network, period]);
  const picture = useMemo(
    () => (place && answer && limits ? toAskPicture({ place, answer, period, selectedId, limits }) : overview),
    [place, answer, period, selectedId, limits, overview],
  );
  // The view changes with the place and its stops only, not with the selection.
  const bounds = useMemo(
    () =>
      place && answer && limits
        ? toAskPicture({ place, answer, period, selectedId: null, limits }).bounds
        : (overview?.bounds ?? []),
    [place, answer, period, limits, overview],
  );
  useImperativeHandle(
    ref,
    () => ({ take: async () => (await map.current?.toPicture({ ...pictureSize, bounds })) ?? null }),
    [bounds],
  );
  const legend: LegendRow[] = [
    { sample: { kind: "home", halo: true }, text: texts.map.place },
    ...(limits?.walkingDistance == null ? [] : [{ sample: { kind: "area" }, text: texts.map.slaCircle } as const]),
    { sample: { kind: "line", role: "walk" }, text: texts.map.walk },
    { sample: { kind: "line", role: period }, text: texts.map.routes[period] },
  ];
  const select = (id: string) => {
    if (answer && stopsOf(answer).some((stop) => stop.id === id)) ask.select(id);
  };
  return (
    <MapView
      ref={map}
      label={texts.map.label}
      bounds={bounds}
      boundsMargin={margin}
      lines={picture?.lines ?? []}
      markers={picture?.markers ?? []}
      pins={picture?.pins ?? []}
      onMarkerSelect={select}
      onLineSelect={select}
    >
      {place && answer && <MapLegend label={texts.map.legend} rows={legend} />}
    </MapView>
  );
}
