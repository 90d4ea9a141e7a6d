import { BASE_MAX_ZOOM } from "../map-surface.ts";
import type { LeafletMap } from "./leaflet.ts";

/** The deepest zoom level that a person can reach. */
export interface ZoomLimit {
  set(limit: number): void;
  /** Allows a deeper view that the parent requests (pins are the detail there). Zooming out restores the limit. */
  allow(zoom: number): void;
}

export function createZoomLimit(map: LeafletMap): ZoomLimit {
  let limit = BASE_MAX_ZOOM;
  map.on("zoomend", () => {
    if (map.getZoom() <= limit && map.getMaxZoom() > limit) map.setMaxZoom(limit);
  });
  return {
    set(next) {
      limit = next;
      map.setMaxZoom(next);
    },
    allow(zoom) {
      if (zoom > map.getMaxZoom()) map.setMaxZoom(zoom);
    },
  };
}
