import { BASE_MAX_ZOOM } from "./leaflet-map.ts";
import type { LeafletMap } from "./leaflet.ts";

/** How deep a person can zoom. */
export interface ZoomLimit {
  set(limit: number): void;
  /** A view that the parent asks for may be closer, as its marks are the detail there; from it nobody gets any deeper. */
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
