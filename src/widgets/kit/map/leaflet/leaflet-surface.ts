import type { LeafletMouseEvent } from "leaflet";
import type { MapSurface, MapSurfaceOptions } from "../map-surface.ts";
import { createStage } from "../stage.ts";
import { createCanvasOverlay, REDRAW, visibleFrame } from "./canvas-overlay.ts";
import { createGestures, endGestures, forgetListeners } from "./gestures.ts";
import { createLeafletMap, isMotionReduced } from "./leaflet-map.ts";
import { DivIcon, DomUtil, Marker } from "./leaflet.ts";
import { createTileControl } from "./tiles.ts";
import { createViewControl } from "./view-control.ts";
import { createZoomLimit } from "./zoom-limit.ts";

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
    get frame() {
      return visibleFrame(map);
    },
    get zoom() {
      return map.getZoom();
    },
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
        get element() {
          return shown;
        },
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
