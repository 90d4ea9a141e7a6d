import type { MapHandle } from "../../kit/map/map-props.ts";
import { type Move, toFreePart } from "./move.model.ts";

/** Moves a map within the area that its panels leave free. A move that comes before the map is kept until the map is there. */
interface Camera {
  setMap(map: MapHandle | null): void;
  start(): void;
  /** Calls `toNext` once the map is there. Repeated when the detail card changes its size, until a person moves the map. */
  move(toNext: () => Move | null): void;
  stop(): void;
}

/** Events by which the user moves the map. A selection on the map also starts with one of them, but a new move follows it. */
const ownMoves = ["pointerdown", "wheel", "keydown"] as const;

export function createCamera(findMap: () => Element | null | undefined): Camera {
  let map: MapHandle | null = null;
  let waiting: (() => Move | null) | null = null;
  let last: Move | null = null;
  let request = 0;
  /** The detail card, and its height at the last move. */
  let detail: Element | null = null;
  let height = 0;

  const begin = (toNext: () => Move | null) => {
    waiting = toNext;
    cancelAnimationFrame(request);
    // After layout, when the panels have their final size.
    request = requestAnimationFrame(tryMove);
  };
  // The card grows when the driver is loaded, and a phone's bottom sheet is opened and closed by hand.
  const observer = new ResizeObserver(() => {
    const again = last;
    if (again && !waiting && detail?.isConnected && detail.clientHeight !== height) begin(() => again);
  });

  const watch = (panel: Element | null) => {
    if (panel !== detail) {
      observer.disconnect();
      if (panel) observer.observe(panel);
      detail = panel;
    }
    height = panel?.clientHeight ?? 0;
  };

  function tryMove(): void {
    const element = findMap();
    if (!map || !waiting || !element) return;
    const next = waiting();
    const position = next?.kind === "position" ? next.position : next?.positions[0];
    // The route has no position, or the map has no size yet.
    if (!next || !position || map.toPoint(position) === null) return;
    waiting = null;
    last = next;
    const boxesOf = (selector: string) =>
      [...element.querySelectorAll(selector)].map((panel) => panel.getBoundingClientRect());
    const panels = boxesOf(".airview-filters, .airview-detail, .sh-map-controls");
    const free = toFreePart(element.getBoundingClientRect(), panels, boxesOf(".sh-map-legend"));
    if (next.kind === "position") map.setView(next.position, next.zoom, free);
    else map.fit(next.positions, free, next.nearest);
    watch(element.querySelector(".airview-detail"));
  }

  const handleOwnMove = ({ target }: Event) => {
    // The person has moved the map: the last move is not repeated.
    if (target instanceof Element && !target.closest(".airview-panel")) last = null;
  };
  const listeners = new AbortController();

  return {
    setMap(given) {
      map = given;
      tryMove();
    },
    start() {
      const options = { capture: true, passive: true, signal: listeners.signal };
      for (const type of ownMoves) findMap()?.addEventListener(type, handleOwnMove, options);
    },
    move: begin,
    stop() {
      cancelAnimationFrame(request);
      observer.disconnect();
      listeners.abort();
    },
  };
}
