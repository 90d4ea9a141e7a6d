import { DivIcon, Marker, type LeafletMap } from "../leaflet/leaflet.ts";
import { createIcon } from "../markers/marker-icons.ts";
import { BUS_PATHS } from "../markers/marker-paths.ts";
import type { Position } from "../types.ts";

export interface Vehicle {
  /** Null removes it from the map. Sets one style of one element, so that it can be called at every frame. */
  move(position: Position | null): void;
}

/** Leaflet's z-index offset: above every other marker. */
const ELEVATION = 4000;

/** A vehicle that moves along a path. Above the markers, and not part of their spreading. */
export function createVehicle(map: LeafletMap): Vehicle {
  let marker: Marker | null = null;

  function create(position: Position): Marker {
    const element = document.createElement("span");
    element.className = "sh-map-vehicle";
    element.setAttribute("aria-hidden", "true");
    element.append(createIcon(BUS_PATHS));
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
