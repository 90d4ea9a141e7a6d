import { useMemo } from "react";
import type { Position } from "../../core/api/position.ts";
import type { Route } from "../../core/api/routes.ts";
import { decodePolyline } from "../kit/map/geometry.ts";
import { MapView } from "../kit/map/map.tsx";
import type { MapLine, MapMarker } from "../kit/map/types.ts";
import { routeColor } from "../shared/route-color.ts";

/** Zoom level of the card's map; why: docs/decisions/0010-readings.md. */
const zoom = 9.2;

interface NetworkMapProps {
  readonly routes: readonly Route[];
  /** The office's marker and the map's centre. */
  readonly office: Position | null;
  readonly label: string;
}

export function NetworkMap({ routes, office, label }: NetworkMapProps) {
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
    />
  );
}

/** One line per route: morning and evening share the colour and most of the path, so the pair is drawn once. */
export function toNetworkLines(routes: readonly Route[]): MapLine[] {
  const drawn = new Map<string, MapLine>();
  for (const { routeUniqueId: id, waypointsPolyline: polyline, timePeriod: period } of routes) {
    if (polyline === null || (drawn.has(id) && period !== "morning")) continue;
    const points = decodePolyline(polyline);
    if (points.length < 2) continue;
    drawn.set(id, { id, points, color: routeColor(id), ring: period === "morning" ? "start" : "end" });
  }
  return [...drawn.values()];
}

export const toOffice = (position: Position | null): MapMarker[] =>
  position ? [{ id: "office", kind: "office", position }] : [];
