import type { MapHandle } from "../../kit/map/map-props.ts";
import { type Move, toFreePart } from "./move.model.ts";

/** Moves a map into what its panels leave free. A move that comes before the map waits for it. */
export interface Mover {
  setMap(map: MapHandle | null): void;
  move(next: Move | null): void;
  stop(): void;
}

export function createMover(findMap: () => Element | null | undefined): Mover {
  let map: MapHandle | null = null;
  let waiting: Move | null = null;
  let request = 0;

  const tryMove = () => {
    const element = findMap();
    const place = waiting?.kind === "place" ? waiting.position : waiting?.positions[0];
    // Nothing of the route has a place, or the map isn't there yet.
    if (!map || !waiting || !element || !place || map.toPoint(place) === null) return;
    const next = waiting;
    waiting = null;
    const boxesOf = (selector: string) =>
      [...element.querySelectorAll(selector)].map((panel) => panel.getBoundingClientRect());
    const panels = boxesOf(".airview-filters, .airview-detail, .sh-map-controls");
    const free = toFreePart(element.getBoundingClientRect(), panels, boxesOf(".sh-map-legend"));
    if (next.kind === "place") map.setView(next.position, next.zoom, free);
    else map.fit(next.positions, free);
  };

  return {
    setMap(given) {
      map = given;
      tryMove();
    },
    move(next) {
      if (!next) return;
      waiting = next;
      cancelAnimationFrame(request);
      // When the panels stand where they will be.
      request = requestAnimationFrame(tryMove);
    },
    stop: () => cancelAnimationFrame(request),
  };
}
