import type { LeafletMouseEvent } from "leaflet";
import { BASE_MAX_ZOOM, type MapSurface, type MapSurfaceOptions, MAX_ZOOM } from "../map-surface.ts";
import { createStage } from "../overlay-picture.ts";
import { createCanvasOverlay, REDRAW, visibleFrame } from "./canvas-overlay.ts";
import { createGestures, endGestures, forgetListeners } from "./gestures.ts";
import { DivIcon, DomUtil, LeafletMap, Marker, TileLayer } from "./leaflet.ts";
import { createViewControl, createZoomLimit, type ZoomLimit } from "./view-control.ts";

/** Consecutive errors after which the tile server counts as unreachable. */
const ERRORS_ALLOWED = 4;

interface TileLayerOptions {
  readonly url: string;
  /** The first tile is loaded: the base map's labels are not needed any more. */
  readonly onShow: () => void;
  /** The layer was removed after too many errors; the base map remains. */
  readonly onGiveUp: () => void;
}

function createTileLayer(map: LeafletMap, { url, onShow, onGiveUp }: TileLayerOptions): () => void {
  const pane = map.getPane("raster") ?? map.createPane("raster");
  pane.style.zIndex = "250";
  const layer = new TileLayer(url, {
    pane: "raster",
    maxZoom: MAX_ZOOM,
    // Tile servers may check the origin of their customers; the page's path is kept private.
    referrerPolicy: "strict-origin",
  });
  let errors = 0;
  let isShown = false;
  layer.on("tileload", () => {
    errors = 0;
    if (isShown) return;
    isShown = true;
    onShow();
  });
  layer.on("tileerror", () => {
    errors += 1;
    if (errors !== ERRORS_ALLOWED) return;
    layer.remove();
    onGiveUp();
  });
  layer.addTo(map);
  return () => {
    layer.off();
    layer.remove();
  };
}

interface TileControl {
  setUrl(url: string | null): void;
  /** Removes the tiles together with the map, without telling. */
  remove(): void;
}

/** Raster tiles above the base map. Without a configured `tile-url` nothing is requested. */
function createTileControl(
  map: LeafletMap,
  limit: Pick<ZoomLimit, "set">,
  onTiles: (shown: boolean) => void,
): TileControl {
  let removeTiles: (() => void) | null = null;

  function giveUp(): void {
    onTiles(false);
    limit.set(BASE_MAX_ZOOM);
  }

  return {
    setUrl(url) {
      if (!removeTiles && !url) return;
      removeTiles?.();
      removeTiles = null;
      onTiles(false);
      // Before the first tile has loaded, so that a slow network doesn't limit the zoom.
      limit.set(url ? MAX_ZOOM : BASE_MAX_ZOOM);
      if (url) removeTiles = createTileLayer(map, { url, onShow: () => onTiles(true), onGiveUp: giveUp });
    },
    remove: () => removeTiles?.(),
  };
}

const MIN_ZOOM = 6;
const ZOOM_SNAP = 0.1;

const isMotionReduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

function createLeafletMap(container: HTMLElement, interactive: boolean): LeafletMap {
  const animated = !isMotionReduced();
  const map = new LeafletMap(container, {
    // Leaflet's controls write innerHTML; attribution and buttons are React's.
    attributionControl: false,
    zoomControl: false,
    // Off: it doesn't clean up an unfinished box when the map is removed.
    boxZoom: false,
    dragging: interactive,
    doubleClickZoom: interactive,
    keyboard: interactive,
    scrollWheelZoom: interactive,
    touchZoom: interactive,
    tapHold: false,
    minZoom: MIN_ZOOM,
    maxZoom: BASE_MAX_ZOOM,
    zoomSnap: ZOOM_SNAP,
    wheelPxPerZoomLevel: 100,
    // A ResizeObserver does this for the element, not only for the window.
    trackResize: false,
    zoomAnimation: animated,
    fadeAnimation: animated,
    markerZoomAnimation: animated,
    inertia: animated,
  });
  if (!animated) {
    // Leaflet has no option for how the arrow keys move the map.
    const panBy = map.panBy.bind(map);
    map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
  }
  return map;
}

/** What @types/leaflet leaves out of the drag handler. */
interface DragState {
  moving(): boolean | undefined;
  moved(): boolean | undefined;
}

const toIcon = (element: HTMLElement) => new DivIcon({ html: element, className: "sh-map-anchor", iconSize: [0, 0] });

/** The map's view by Leaflet, which takes over `container`. */
export function createMapSurface(container: HTMLElement, options: MapSurfaceOptions): MapSurface {
  const { interactive, freeOf, onView, onHint, onTiles } = options;
  const map = createLeafletMap(container, interactive);
  const limit = createZoomLimit(map);
  const stage = createStage();
  const control = createViewControl(map, { limit, animated: interactive && !isMotionReduced(), freeOf });
  map.on("moveend", () => {
    const { lat, lng } = map.getCenter();
    onView({ center: [lat, lng], zoom: map.getZoom() });
  });
  const gestures = interactive
    ? createGestures(map, container.parentElement ?? container, options.gestures, onHint)
    : null;
  const tiles = createTileControl(map, limit, onTiles);
  const drag = map.dragging as unknown as DragState | undefined;

  return {
    ...control,
    frame: () => visibleFrame(map),
    zoom: () => map.getZoom(),
    toPoint([latitude, longitude]) {
      const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
      return { x, y };
    },
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels),
    addCanvas: (canvas, draw) => createCanvasOverlay(map, canvas, stage, draw),
    addElement(element, position, elevation) {
      let shown = element;
      const marker = new Marker([...position], {
        icon: toIcon(element),
        interactive: false,
        keyboard: false,
        zIndexOffset: elevation,
      }).addTo(map);
      return {
        element: () => shown,
        moveTo: (next) => void marker.setLatLng([...next]),
        replace(next, nextElevation) {
          shown = next;
          marker.setIcon(toIcon(next));
          marker.setZIndexOffset(nextElevation);
        },
        remove: () => void marker.remove(),
      };
    },
    wasDragged: () => drag?.moved() === true,
    onZoom(listener) {
      map.on("zoomend", listener);
      return () => map.off("zoomend", listener);
    },
    onPointer({ onMove, onLeave, onClick }) {
      const handlers = {
        mousemove({ containerPoint: { x, y } }: LeafletMouseEvent) {
          if (!drag?.moving()) onMove({ x, y });
        },
        mouseout: onLeave,
        click({ containerPoint: { x, y }, originalEvent }: LeafletMouseEvent) {
          onClick({ x, y }, originalEvent instanceof PointerEvent && originalEvent.pointerType === "touch");
        },
      };
      map.on(handlers);
      return () => map.off(handlers);
    },
    setGestures: (owner) => gestures?.setOwner(owner),
    setTiles: tiles.setUrl,
    redraw: () => void map.fire(REDRAW),
    remove() {
      endGestures(map);
      gestures?.remove();
      tiles.remove();
      map.off();
      map.remove();
      // After a click into the map Leaflet keeps a key listener on the window until the next key.
      DomUtil.restoreOutline();
      forgetListeners();
    },
  };
}
