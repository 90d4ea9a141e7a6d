import { useStore } from "@nanostores/react";
import { type ReactNode, type RefObject, useMemo } from "react";
import { useWidget } from "../../kit/element/context.ts";
import { MapView } from "../../kit/map/map.tsx";
import type { Airview } from "../airview.store.ts";
import { airviewMessages as texts } from "../airview.messages.ts";
import { toMapPins, toRouteLines, toWalks } from "./lines.model.ts";
import { createMapEvents } from "./map-events.ts";
import { toMarkers } from "./markers.model.ts";
import { startCenter, startZoom } from "./move.model.ts";
import { useCamera } from "./use-camera.ts";
import { usePageScroll } from "./use-page-scroll.ts";

interface MapProps {
  readonly store: Airview;
  readonly frame: RefObject<HTMLElement | null>;
  /** Panels over the map; memoize them, so that hovering a line renders none of them. */
  readonly children: ReactNode;
}

/** Lines and stops of all routes; above them the selected route with its stops, homes and walks. */
export function AirviewMap({ store, frame, children }: MapProps) {
  const { session } = useWidget();
  const { tileUrl, tileAttribution } = useStore(session.$settings);
  const book = useStore(store.$book);
  const selected = useStore(store.$selected);
  const highlighted = useStore(store.$highlighted);
  const setHandle = useCamera(store);
  const doesPageScroll = usePageScroll(frame);
  const events = useMemo(() => createMapEvents(store), [store]);

  const route = selected?.route ?? null;
  const routeLines = useMemo(() => (book ? toRouteLines(book, route) : []), [book, route]);
  const walks = useMemo(() => (selected ? toWalks(selected) : []), [selected]);
  const lines = useMemo(() => (walks.length > 0 ? [...routeLines, ...walks] : routeLines), [routeLines, walks]);
  const pins = useMemo(() => (book ? toMapPins(book) : []), [book]);
  const markers = useMemo(() => toMarkers(store.office, selected), [store, selected]);

  return (
    <MapView
      className="airview-map"
      label={texts.map}
      center={startCenter}
      zoom={startZoom}
      lines={lines}
      pins={pins}
      markers={markers}
      highlighted={highlighted}
      gestures={doesPageScroll ? "page" : "map"}
      tileUrl={tileUrl ?? undefined}
      tileAttribution={tileAttribution ?? undefined}
      ref={setHandle}
      {...events}
    >
      {children}
    </MapView>
  );
}
