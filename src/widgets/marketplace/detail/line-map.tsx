import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { LineDetail } from "../../../core/api/marketplace-detail.ts";
import type { MarketplaceLine } from "../../../core/api/marketplace.ts";
import type { LineDesk } from "../../../core/marketplace/line-desk.ts";
import { MapView } from "../../kit/map/map.tsx";
import { type LegendRow, MapLegend } from "../../kit/map/parts/legend.tsx";
import { lineMapMessages as texts } from "./detail.messages.ts";
import { type RideTimes, toLinesPicture, toRidePicture } from "./line-map.model.ts";
import { toLineName } from "./line-name.ts";

/** Around Istanbul (specification 3 §9). */
const startCenter = [41.04, 29.02] as const;
const startZoom = 12;
/** Pixels: room for pills at the edges, and for the map's buttons. */
const edges = { top: 44, right: 64, bottom: 44, left: 44 };

interface LineMapProps {
  readonly desk: LineDesk;
  readonly hoveredId: string | null;
}

/** All lines that were found; of the open one the way, the ways on foot and every mark (specification 3 §2.2). */
export function LineMap({ desk, hoveredId }: LineMapProps) {
  const chosen = useStore(desk.$chosen);
  const load = useStore(desk.$detail);
  if (chosen === null) return <FoundMap desk={desk} hoveredId={hoveredId} />;
  return <ChosenMap desk={desk} detail={load.status === "ready" ? load.data : null} />;
}

function FoundMap({ desk, hoveredId }: LineMapProps) {
  const { lines } = useStore(desk.lines.$view);
  const picture = useMemo(() => toLinesPicture(lines), [lines]);
  const tiles = useTiles(desk);
  const select = (lineId: string) => {
    const line = lines.find(({ id }) => id === lineId);
    // The passenger's own line is not opened here.
    if (line && !line.badges.isPassengersOwn) desk.choose(lineId);
  };
  return (
    <MapView
      label={texts.lines}
      center={startCenter}
      zoom={startZoom}
      boundsPadding={edges}
      {...picture}
      highlighted={hoveredId}
      onLineSelect={select}
      {...tiles}
    />
  );
}

function ChosenMap({ desk, detail }: { readonly desk: LineDesk; readonly detail: LineDetail | null }) {
  const line = useStore(desk.$line);
  const period = useStore(desk.$direction);
  const direction = detail?.[period] ?? null;
  const isAddress = desk.subject.type === "address";
  const picture = useMemo(
    () => direction && toRidePicture({ direction, period, times: timesOf(line, period), isAddress }),
    [direction, period, line, isAddress],
  );
  const hasNothing = detail !== null && (picture?.bounds.length ?? 0) === 0;
  return (
    <>
      <MapView
        label={line ? texts.line(toLineName(line)) : texts.lines}
        center={startCenter}
        zoom={startZoom}
        boundsPadding={edges}
        {...(picture ?? {})}
        {...useTiles(desk)}
      >
        {picture && picture.lines.length > 0 && <MapLegend label={texts.legend} rows={legendOf(period)} />}
      </MapView>
      {hasNothing && (
        <p className="map-nothing" role="status">
          {texts.noWay}
        </p>
      )}
    </>
  );
}

const unknownTimes: RideTimes = { pickup: null, dropoff: null };

/** The provider tells the times of the morning only. */
function timesOf(line: MarketplaceLine | null, period: "morning" | "evening"): RideTimes {
  return line && period === "morning" ? { pickup: line.pickupTime, dropoff: line.dropoffTime } : unknownTimes;
}

const legendOf = (period: "morning" | "evening"): LegendRow[] => [
  { sample: { kind: "line", role: period }, text: texts.way[period] },
  { sample: { kind: "line", role: "walk" }, text: texts.walk },
];

function useTiles({ session }: LineDesk) {
  const { tileUrl, tileAttribution } = useStore(session.$settings);
  return { tileUrl: tileUrl ?? undefined, tileAttribution: tileAttribution ?? undefined };
}
