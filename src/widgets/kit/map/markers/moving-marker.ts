import type { MapSurface, PlacedElement } from "../map-surface.ts";
import { createIcon } from "./marker-icons.ts";
import type { Position } from "../types.ts";

export interface MovingMarker {
  /** Null removes it from the map. Sets one style of one element, so that it can be called at every frame. */
  move(position: Position | null): void;
}

/** Above every other marker. */
const ELEVATION = 4000;

/** A marker that moves along a path, above all others and without displacing them. `paths`: SVG path data of its icon. */
export function createMovingMarker(view: MapSurface, paths: readonly string[]): MovingMarker {
  let placed: PlacedElement | null = null;

  function createElement(): HTMLElement {
    const element = document.createElement("span");
    element.className = "sh-map-moving";
    element.setAttribute("aria-hidden", "true");
    element.append(createIcon(paths));
    return element;
  }

  return {
    move(position) {
      if (position === null) {
        placed?.remove();
        placed = null;
      } else if (placed) placed.moveTo(position);
      else placed = view.addElement(createElement(), position, ELEVATION);
    },
  };
}
