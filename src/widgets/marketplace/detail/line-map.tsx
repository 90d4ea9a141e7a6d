import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { LineDetail } from "../../../core/api/marketplace-detail.ts";
import type { MarketplaceLine } from "../../../core/api/marketplace.ts";
import type { LineStore } from "../../../core/marketplace/line/line-store.ts";
import { LiveRegion } from "../../kit/feedback/panel.tsx";
import { type LegendRow, MapLegend } from "../../kit/map/legend.tsx";
import { type RideTimes, toLinesPicture, toRidePicture } from "./line-map.model.ts";
import { MarketMap } from "../market-map.tsx";
import { lineMapMessages as texts } from "../marketplace.messages.ts";
import { toLineName } from "../marketplace.model.ts";

interface LineMapProps {
  readonly lineStore: LineStore;
  readonly hoveredId: string | null;
}

/** Map of all lines that were found, or of the open line only: its path, the walks at both ends and its markers. */
export function LineMap({ lineStore, hoveredId }: LineMapProps) {
  const chosen = useStore(lineStore.$chosen);
  const load = useStore(lineStore.$detail);
  if (chosen === null) return <FoundMap lineStore={lineStore} hoveredId={hoveredId} />;
  return <ChosenMap lineStore={lineStore} detail={load.status === "ready" ? load.data : null} />;
}

function FoundMap({ lineStore, hoveredId }: LineMapProps) {
  const { lines } = useStore(lineStore.lines.$view);
  const picture = useMemo(() => toLinesPicture(lines), [lines]);
  const select = (lineId: string) => {
    const line = lines.find(({ id }) => id === lineId);
    // The passenger's own line opens elsewhere.
    if (line && !line.badges.isPassengersOwn) lineStore.choose(lineId);
  };
  return <MarketMap label={texts.lines} {...picture} highlighted={hoveredId} onLineSelect={select} />;
}

function ChosenMap({ lineStore, detail }: { readonly lineStore: LineStore; readonly detail: LineDetail | null }) {
  const line = useStore(lineStore.$line);
  const period = useStore(lineStore.$direction);
  const direction = detail?.[period] ?? null;
  const isAddress = lineStore.subject.type === "address";
  const picture = useMemo(
    () => direction && toRidePicture({ direction, period, times: timesOf(line, period), isAddress }),
    [direction, period, line, isAddress],
  );
  const hasNothing = detail !== null && (picture?.bounds.length ?? 0) === 0;
  return (
    <>
      <MarketMap label={line ? texts.line(toLineName(line)) : texts.lines} {...(picture ?? {})}>
        {picture && picture.lines.length > 0 && <MapLegend label={texts.legend} rows={legendOf(period)} />}
      </MarketMap>
      {hasNothing && (
        <LiveRegion className="map-nothing">
          <span>{texts.noWay}</span>
        </LiveRegion>
      )}
    </>
  );
}

const unknownTimes: RideTimes = { pickup: null, dropoff: null };

/** Pickup and dropoff times; the provider sends them for the morning only. */
function timesOf(line: MarketplaceLine | null, period: "morning" | "evening"): RideTimes {
  return line && period === "morning" ? { pickup: line.pickupTime, dropoff: line.dropoffTime } : unknownTimes;
}

const legendOf = (period: "morning" | "evening"): LegendRow[] => [
  { sample: { kind: "line", role: period }, text: texts.way[period] },
  { sample: { kind: "line", role: "walk" }, text: texts.walk },
];
