import { BASE_MAX_ZOOM } from "../map-surface.ts";
import { LeafletMap } from "./leaflet.ts";

const MIN_ZOOM = 6;
const ZOOM_SNAP = 0.1;

export const isMotionReduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function createLeafletMap(container: HTMLElement, interactive: boolean): LeafletMap {
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
