import { useStore } from "@nanostores/react";
import type { Session } from "../../../core/session/session.ts";
import type { MapViewProps } from "../../kit/map/map-props.ts";
import { MapView } from "../../kit/map/map.tsx";

/** Around Istanbul. */
const startCenter = [41.04, 29.02] as const;
const startZoom = 12;
/** Pixels: room for pills at the edges, and for the map's buttons. */
const edges = { top: 44, right: 100, bottom: 44, left: 44 };

/** A map of the marketplace: its first place, the room at its edges, and the session's tiles. */
export function MarketMap({ session, ...props }: MapViewProps & { readonly session: Session }) {
  const { tileUrl, tileAttribution } = useStore(session.$settings);
  return (
    <MapView
      center={startCenter}
      zoom={startZoom}
      boundsPadding={edges}
      tileUrl={tileUrl ?? undefined}
      tileAttribution={tileAttribution ?? undefined}
      {...props}
    />
  );
}
