import { useMemo } from "react";
import type { MarketplaceLine } from "../../core/api/marketplace.ts";
import type { MapViewProps } from "../kit/map/interfaces.ts";
import { MapView } from "../kit/map/map.tsx";
import { toLinesPicture } from "./detail/line-map.model.ts";
import { openMessages as texts } from "./marketplace.messages.ts";

/** The first view: Istanbul, as latitude and longitude. */
const startCenter = [41.04, 29.02] as const;
const startZoom = 12;
/** Room for labels at the edges, px. */
const margin = { top: 44, right: 44, bottom: 24, left: 44 };

/** The map with the marketplace's first view and margin. */
export const MarketMap = (props: MapViewProps) => (
  <MapView center={startCenter} zoom={startZoom} boundsMargin={margin} {...props} />
);

interface OpenMapProps {
  readonly lines: readonly MarketplaceLine[];
}

/** The open lines on a map. None can be chosen: price and times of a line depend on a search. */
export function OpenMap({ lines }: OpenMapProps) {
  const picture = useMemo(() => {
    const drawn = toLinesPicture(lines);
    return { ...drawn, lines: drawn.lines.map((line) => ({ ...line, selectable: false })) };
  }, [lines]);
  return <MarketMap label={texts.map} {...picture} />;
}
