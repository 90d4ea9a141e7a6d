import { DomEvent, type LeafletMap } from "./leaflet.ts";

/** Who gets the wheel and one finger: the page that scrolls, or the map because it fills the screen. */
export type GestureOwner = "page" | "map";

export type GestureHint = "wheel" | "touch";

export interface Gestures {
  setOwner(owner: GestureOwner): void;
  remove(): void;
}

/** Leaflet's handlers leave these behind when a map is removed in the middle of a gesture. */
interface WheelInternals {
  _timer?: number;
}
interface ZoomInternals {
  _animatingZoom?: boolean;
}
interface PinchInternals {
  _onTouchMove: DomEvent.EventHandlerFn;
  _onTouchEnd: DomEvent.EventHandlerFn;
}

/**
 * Lets the page scroll over the map: without Ctrl or ⌘ the wheel, and a single finger, do not reach Leaflet. A pinch on a
 * trackpad comes as a wheel with Ctrl. Listens on the parent of Leaflet's container, while events come down.
 */
export function createGestures(
  map: LeafletMap,
  parent: HTMLElement,
  owner: GestureOwner,
  onHint: (hint: GestureHint) => void,
): Gestures {
  const container = map.getContainer();
  let current = owner;

  const isOnMap = (event: Event): boolean => event.target instanceof Node && container.contains(event.target);

  function handleWheel(event: WheelEvent): void {
    if (current === "map" || !isOnMap(event) || event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    if (event.deltaY !== 0) onHint("wheel");
  }

  function handleTouchStart(event: TouchEvent): void {
    if (current === "page" && isOnMap(event) && event.touches.length === 1) event.stopPropagation();
  }

  function handleTouchMove(event: TouchEvent): void {
    if (current === "page" && isOnMap(event) && event.touches.length === 1) onHint("touch");
  }

  const setOwner = (next: GestureOwner): void => {
    current = next;
    container.classList.toggle("sh-map-page-gestures", next === "page");
  };

  const listening = { capture: true, passive: true };
  parent.addEventListener("wheel", handleWheel, listening);
  parent.addEventListener("touchstart", handleTouchStart, listening);
  parent.addEventListener("touchmove", handleTouchMove, listening);
  setOwner(owner);

  return {
    setOwner,
    remove() {
      parent.removeEventListener("wheel", handleWheel, listening);
      parent.removeEventListener("touchstart", handleTouchStart, listening);
      parent.removeEventListener("touchmove", handleTouchMove, listening);
    },
  };
}

/** Ends what a user may be doing at this moment, so that the host's html and body are as they were. */
export function endGestures(map: LeafletMap): void {
  const wheel = map.scrollWheelZoom as unknown as WheelInternals | undefined;
  clearTimeout(wheel?._timer);
  const pinch = map.touchZoom as unknown as PinchInternals | undefined;
  if (pinch) {
    DomEvent.off(document as unknown as HTMLElement, "touchmove", pinch._onTouchMove, pinch);
    DomEvent.off(document as unknown as HTMLElement, "touchend touchcancel", pinch._onTouchEnd, pinch);
  }
  map.dragging.disable();
  // The end of an animated zoom comes by a timer that nobody can clear; it asks this first, and then for parts that are gone.
  (map as unknown as ZoomInternals)._animatingZoom = false;
  for (const element of [document.documentElement, document.body]) {
    for (const name of ["class", "style"]) if (element.getAttribute(name) === "") element.removeAttribute(name);
  }
}

/** Leaflet writes its listeners down in a property of what it listens to; on the window that is a global name of the host's. */
export function forgetListeners(): void {
  for (const target of [window, document, document.documentElement, document.body]) {
    const listeners: unknown = Reflect.get(target, "_leaflet_events");
    // A listener that was taken away leaves a null there.
    const isEmpty =
      typeof listeners === "object" && listeners !== null && Object.values(listeners).every((one) => one === null);
    if (isEmpty) Reflect.deleteProperty(target, "_leaflet_events");
  }
}
