import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { MarketplaceLine } from "../../core/api/marketplace.ts";
import type { Session } from "../../core/session/session.ts";
import type { MapViewProps } from "../kit/map/interfaces.ts";
import { MapView } from "../kit/map/map.tsx";
import { toLinesPicture } from "./detail/line-map.model.ts";
import { openMessages as texts } from "./marketplace.messages.ts";

/** The first view: Istanbul, as latitude and longitude. */
const startCenter = [41.04, 29.02] as const;
const startZoom = 12;
/** Room for labels at the edges, px. */
const margin = { top: 44, right: 44, bottom: 24, left: 44 };

/** The map with the marketplace's first view and margin, and the session's tiles. */
export function MarketMap({ session, ...props }: MapViewProps & { readonly session: Session }) {
  const { tileUrl, tileAttribution } = useStore(session.$settings);
  return (
    <MapView
      center={startCenter}
      zoom={startZoom}
      boundsMargin={margin}
      tileUrl={tileUrl ?? undefined}
      tileAttribution={tileAttribution ?? undefined}
      {...props}
    />
  );
}

interface OpenMapProps {
  readonly session: Session;
  readonly lines: readonly MarketplaceLine[];
}

/** The open lines on a map. None can be chosen: price and times of a line depend on a search. */
export function OpenMap({ session, lines }: OpenMapProps) {
  const picture = useMemo(() => {
    const drawn = toLinesPicture(lines);
    return { ...drawn, lines: drawn.lines.map((line) => ({ ...line, selectable: false })) };
  }, [lines]);
  return <MarketMap session={session} label={texts.map} {...picture} />;
}
