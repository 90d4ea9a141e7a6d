import { DivIcon, Marker, type LeafletMap } from "../leaflet/leaflet.ts";
import { createIcon } from "./marker-icons.ts";
import type { Position } from "../types.ts";

export interface MovingMarker {
  /** Null removes it from the map. Sets one style of one element, so that it can be called at every frame. */
  move(position: Position | null): void;
}

/** Leaflet's z-index offset: above every other marker. */
const ELEVATION = 4000;

/** A marker that moves along a path, above all others and without displacing them. `paths`: SVG path data of its icon. */
export function createMovingMarker(map: LeafletMap, paths: readonly string[]): MovingMarker {
  let marker: Marker | null = null;

  function create(position: Position): Marker {
    const element = document.createElement("span");
    element.className = "sh-map-moving";
    element.setAttribute("aria-hidden", "true");
    element.append(createIcon(paths));
    const icon = new DivIcon({ html: element, className: "sh-map-anchor", iconSize: [0, 0] });
    const options = { icon, interactive: false, keyboard: false, zIndexOffset: ELEVATION };
    return new Marker([...position], options).addTo(map);
  }

  return {
    move(position) {
      if (position === null) {
        marker?.remove();
        marker = null;
      } else if (marker) marker.setLatLng([...position]);
      else marker = create(position);
    },
  };
}
