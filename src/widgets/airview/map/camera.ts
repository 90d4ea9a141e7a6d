import type { MapHandle } from "../../kit/map/map-props.ts";
import type { Move } from "./move.model.ts";

/** Moves a map; a move that comes before the map is kept until the map is there. */
interface Camera {
  setMap(map: MapHandle | null): void;
  /** Calls `toNext` once the map is there. */
  move(toNext: () => Move | null): void;
  stop(): void;
}

/** px */
const margin = { top: 32, right: 32, bottom: 32, left: 32 };

export function createCamera(): Camera {
  let map: MapHandle | null = null;
  let waiting: (() => Move | null) | null = null;
  let request = 0;

  function tryMove(): void {
    if (!map || !waiting) return;
    const next = waiting();
    const position = next?.kind === "position" ? next.position : next?.positions[0];
    // The route has no position, or the map is still loading.
    if (!next || !position || map.toPoint(position) === null) return;
    waiting = null;
    if (next.kind === "position") map.setView(next.position, next.zoom, margin);
    else map.fit(next.positions, margin, next.nearest);
  }

  return {
    setMap(given) {
      map = given;
      tryMove();
    },
    move(toNext) {
      waiting = toNext;
      cancelAnimationFrame(request);
      // After the selection's panel is laid out, lest the map moves twice.
      request = requestAnimationFrame(tryMove);
    },
    stop: () => cancelAnimationFrame(request),
  };
}
