import { useMemo } from "react";
import type { Position } from "../../../core/api/position.ts";
import type { Route } from "../../../core/api/routes.ts";
import { MapView } from "../../kit/map/map.tsx";
import { toNetworkLines, toOffice } from "./network.model.ts";

/** Zoom level of the card's map; why: docs/decisions/0010-readings.md. */
const zoom = 9.2;

interface NetworkMapProps {
  readonly routes: readonly Route[];
  /** The office's marker and the map's centre. */
  readonly office: Position | null;
  readonly label: string;
  readonly tileUrl: string | null;
  readonly tileAttribution: string | null;
}

export function NetworkMap({ routes, office, label, tileUrl, tileAttribution }: NetworkMapProps) {
  const lines = useMemo(() => toNetworkLines(routes), [routes]);
  const markers = useMemo(() => toOffice(office), [office]);
  return (
    <MapView
      label={label}
      lines={lines}
      markers={markers}
      zoom={zoom}
      interactive={false}
      {...(office ? { center: office } : {})}
      {...(tileUrl ? { tileUrl } : {})}
      {...(tileAttribution ? { tileAttribution } : {})}
    />
  );
}
