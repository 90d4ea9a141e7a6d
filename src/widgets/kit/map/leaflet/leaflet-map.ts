import { LeafletMap } from "./leaflet.ts";

export const MIN_ZOOM = 6;
/** With tiles. */
export const MAX_ZOOM = 18;
/** The built-in map has no side streets: from here on there would be nothing new to see. */
export const BASE_MAX_ZOOM = 15;
const ZOOM_SNAP = 0.1;

export const isMotionReduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function createLeafletMap(container: HTMLElement, interactive: boolean): LeafletMap {
  const animated = !isMotionReduced();
  const map = new LeafletMap(container, {
    // Leaflet's controls write innerHTML; attribution and buttons are React's.
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
    maxZoom: BASE_MAX_ZOOM,
    zoomSnap: ZOOM_SNAP,
    wheelPxPerZoomLevel: 100,
    // A ResizeObserver sees more than the window's resize.
    trackResize: false,
    zoomAnimation: animated,
    fadeAnimation: animated,
    markerZoomAnimation: animated,
    inertia: animated,
  });
  if (!animated) {
    // Leaflet knows no option for the arrow keys' way of moving.
    const panBy = map.panBy.bind(map);
    map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
  }
  return map;
}
