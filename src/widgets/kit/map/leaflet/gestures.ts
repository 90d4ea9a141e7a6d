import type { GestureHint, GestureOwner } from "../map-surface.ts";
import { DomEvent, type LeafletMap } from "./leaflet.ts";

interface Gestures {
  setOwner(owner: GestureOwner): void;
  remove(): void;
}

/** Timers that Leaflet's handlers leave running when a map is removed in the middle of a gesture. */
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
 * Lets the page scroll over the map: the wheel without Ctrl or ⌘, and a single finger, do not reach Leaflet. A pinch on a
 * trackpad arrives as a wheel event with Ctrl. Listens in the capture phase on the parent of Leaflet's container.
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

/** Ends gestures in progress, so that the host page's html and body are as they were. */
export function endGestures(map: LeafletMap): void {
  const wheel = map.scrollWheelZoom as unknown as WheelInternals | undefined;
  clearTimeout(wheel?._timer);
  const pinch = map.touchZoom as unknown as PinchInternals | undefined;
  if (pinch) {
    DomEvent.off(document as unknown as HTMLElement, "touchmove", pinch._onTouchMove, pinch);
    DomEvent.off(document as unknown as HTMLElement, "touchend touchcancel", pinch._onTouchEnd, pinch);
  }
  map.dragging.disable();
  // The timer at the end of an animated zoom can't be cleared; it checks this flag before it uses removed parts of the map.
  (map as unknown as ZoomInternals)._animatingZoom = false;
  for (const element of [document.documentElement, document.body]) {
    for (const name of ["class", "style"]) if (element.getAttribute(name) === "") element.removeAttribute(name);
  }
}

/** Leaflet keeps its list of listeners in a property of the target; on the window that is a global of the host page. */
export function forgetListeners(): void {
  for (const target of [window, document, document.documentElement, document.body]) {
    const listeners: unknown = Reflect.get(target, "_leaflet_events");
    // A removed listener leaves null there.
    const isEmpty =
      typeof listeners === "object" && listeners !== null && Object.values(listeners).every((one) => one === null);
    if (isEmpty) Reflect.deleteProperty(target, "_leaflet_events");
  }
}
