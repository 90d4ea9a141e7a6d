import { createBaseMap } from "./basemap/base-map.ts";
import { prepareBaseMap, type BaseMapData } from "./basemap/pack.ts";
import { createGestures, endGestures, type GestureHint, type GestureOwner } from "./gestures.ts";
import { DomUtil, LatLngBounds, LeafletMap, Point } from "./leaflet.ts";
import { createLineLayer } from "./lines.ts";
import { createMarkerLayer } from "./markers.ts";
import { createColorReader, type ThemeName } from "./palette.ts";
import { createTileLayer } from "./tiles.ts";
import type { EdgePadding, MapLine, MapMarker, MapPoint, MapViewport, Position } from "./types.ts";

export { prepareBaseMap };

export const MIN_ZOOM = 6;
export const MAX_ZOOM = 18;
const FIT_MAX_ZOOM = 15;
const ZOOM_SNAP = 0.1;

export interface EngineEvents {
  readonly onLineHover: (id: string | null, point: MapPoint) => void;
  readonly onLineSelect: (id: string) => void;
  readonly onMarkerSelect: (id: string) => void;
  readonly onBackgroundSelect: () => void;
  readonly onHint: (hint: GestureHint) => void;
  readonly onTiles: (shown: boolean) => void;
  /** The view changed by whatever cause. */
  readonly onView: (view: { readonly center: Position; readonly zoom: number }) => void;
}

export interface EngineOptions {
  /** Leaflet takes this element; its parent must be positioned and belong to nobody else. */
  readonly container: HTMLElement;
  readonly data: BaseMapData;
  readonly theme: ThemeName;
  readonly interactive: boolean;
  readonly gestures: GestureOwner;
  readonly viewport: MapViewport;
  readonly events: EngineEvents;
}

export interface MapEngine {
  setViewport(viewport: MapViewport): void;
  setLines(lines: readonly MapLine[]): void;
  setMarkers(markers: readonly MapMarker[]): void;
  setTiles(url: string | undefined): void;
  setTheme(theme: ThemeName): void;
  setGestures(owner: GestureOwner): void;
  zoomBy(levels: number): void;
  panInto(position: Position, padding?: EdgePadding): void;
  /** Pixels from the map's top left corner. */
  toPoint(position: Position): MapPoint;
  destroy(): void;
}

const toMutable = ([latitude, longitude]: Position): [number, number] => [latitude, longitude];

const paddingPoints = ({ top = 0, right = 0, bottom = 0, left = 0 }: EdgePadding) => ({
  paddingTopLeft: new Point(left, top),
  paddingBottomRight: new Point(right, bottom),
});

function createLeafletMap(container: HTMLElement, interactive: boolean): LeafletMap {
  const animated = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  return new LeafletMap(container, {
    // Leaflet's controls write innerHTML; attribution and zoom buttons are React's.
    attributionControl: false,
    zoomControl: false,
    // Its clean-up of a box drawn half is incomplete, and Shift-drag is known to few.
    boxZoom: false,
    dragging: interactive,
    doubleClickZoom: interactive,
    keyboard: interactive,
    scrollWheelZoom: interactive,
    touchZoom: interactive,
    tapHold: false,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    zoomSnap: ZOOM_SNAP,
    wheelPxPerZoomLevel: 100,
    // A ResizeObserver sees more than the window's resize.
    trackResize: false,
    zoomAnimation: animated,
    fadeAnimation: animated,
    markerZoomAnimation: animated,
    inertia: animated,
  });
}

export function createMapEngine(options: EngineOptions): MapEngine {
  const { container, interactive, events } = options;
  const parent = container.parentElement ?? container;
  const reader = createColorReader(parent);
  let { theme, viewport } = options;
  let palette = reader.palette(theme);
  let removeTiles: (() => void) | null = null;
  let isOwnMove = false;
  let isUserView = false;

  const map = createLeafletMap(container, interactive);

  function applyViewport(animate: boolean): void {
    isOwnMove = true;
    const size = map.getSize();
    if (viewport.bounds.length > 0 && size.x > 0 && size.y > 0) {
      const bounds = new LatLngBounds(viewport.bounds.map(toMutable));
      map.fitBounds(bounds, { ...paddingPoints(viewport.padding), maxZoom: FIT_MAX_ZOOM, animate });
    } else {
      map.setView(toMutable(viewport.center), viewport.zoom, { animate });
    }
    isOwnMove = false;
    isUserView = false;
  }

  map.on("movestart", () => {
    if (!isOwnMove) isUserView = true;
  });
  map.on("moveend", () => {
    const { lat, lng } = map.getCenter();
    events.onView({ center: [lat, lng], zoom: map.getZoom() });
  });
  applyViewport(false);

  const baseMap = createBaseMap(map, {
    data: options.data,
    palette: () => palette,
    family: getComputedStyle(container).fontFamily,
    isPicture: !interactive,
  });
  const lines = createLineLayer(map, {
    interactive,
    color: reader.token,
    casingColor: () => palette.routeCasing,
    onHover: events.onLineHover,
    onSelect: events.onLineSelect,
    onBackground: events.onBackgroundSelect,
  });
  const markers = createMarkerLayer(map, { selectable: interactive, onSelect: events.onMarkerSelect });
  const gestures = interactive ? createGestures(map, parent, options.gestures, events.onHint) : null;

  const observer = new ResizeObserver(() => {
    const before = map.getSize();
    map.invalidateSize({ animate: false });
    const size = map.getSize();
    // Until someone moved it, the map keeps showing what it was asked to, in its first size as in every other.
    if (!isUserView && size.x > 0 && !size.equals(before)) applyViewport(false);
  });
  observer.observe(container);

  return {
    setViewport(next) {
      if (next === viewport) return;
      viewport = next;
      applyViewport(interactive && map.getSize().x > 0);
    },
    setLines: lines.setLines,
    setMarkers: markers.setMarkers,
    setTiles(url) {
      removeTiles?.();
      removeTiles = null;
      baseMap.showLabels(true);
      events.onTiles(false);
      if (!url) return;
      removeTiles = createTileLayer(map, {
        url,
        maxZoom: MAX_ZOOM,
        onShow() {
          baseMap.showLabels(false);
          events.onTiles(true);
        },
        onGiveUp() {
          baseMap.showLabels(true);
          events.onTiles(false);
        },
      });
    },
    setTheme(next) {
      theme = next;
      const before = JSON.stringify(palette);
      reader.forget();
      palette = reader.palette(theme);
      if (JSON.stringify(palette) === before) return;
      baseMap.invalidate();
      lines.invalidate();
    },
    setGestures: (owner) => gestures?.setOwner(owner),
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels),
    panInto: (position, padding = {}) => void map.panInside(toMutable(position), paddingPoints(padding)),
    toPoint(position) {
      const { x, y } = map.latLngToContainerPoint(toMutable(position));
      return { x, y };
    },
    destroy() {
      observer.disconnect();
      endGestures(map);
      gestures?.remove();
      removeTiles?.();
      markers.remove();
      lines.remove();
      baseMap.remove();
      map.off();
      map.remove();
      // A click into the map leaves a key listener on the window until the next key.
      DomUtil.restoreOutline();
    },
  };
}
