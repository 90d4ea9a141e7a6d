import { DivIcon, Marker, type LeafletMap } from "../leaflet/leaflet.ts";
import { createIcon } from "../markers/marker-icons.ts";
import { BUS_PATHS } from "../markers/marker-paths.ts";
import type { Position } from "../types.ts";

export interface Vehicle {
  /** Null takes it off the map. A move costs one style of one element, so that it may be made at every frame. */
  move(position: Position | null): void;
}

/** Above every other marker. */
const ELEVATION = 4000;

/** Something that travels along a way. Stands above the markers and gives way to none of them. */
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
