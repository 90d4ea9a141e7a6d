import type { EngineEvents } from "./interfaces.ts";
import type { MapSurface } from "./map-surface.ts";
import type { OffsetOf } from "./lines/lanes.ts";
import { nearestLine, type LineShape } from "./lines/line-geometry.ts";
import type { Pins } from "./pins/pins.ts";
import type { MapPoint } from "./types.ts";

const MOUSE_TOLERANCE = 6;
const TOUCH_TOLERANCE = 14;
/** Tolerance in pixels. Small, because pins have a size, unlike lines. */
const PIN_TOLERANCE = 1;
const PIN_TOUCH_TOLERANCE = 8;
const NOWHERE: MapPoint = { x: 0, y: 0 };

type PointerEvents = Pick<
  EngineEvents,
  "onLineHover" | "onLineSelect" | "onPinHover" | "onPinSelect" | "onBackgroundSelect"
>;

interface PointerOptions {
  readonly container: HTMLElement;
  readonly pins: Pins;
  readonly shapes: () => ReadonlyMap<string, LineShape>;
  readonly offsetOf: OffsetOf;
  readonly events: PointerEvents;
}

interface MapPointer {
  /** To be called after lines or pins were removed: ends the hover if its line or pin is gone. */
  check(): void;
  remove(): void;
}

/** Finds the pin or line under the pointer; pins lie above lines. */
export function createPointer(
  view: MapSurface,
  { container, pins, shapes, offsetOf, events }: PointerOptions,
): MapPointer {
  let line: string | null = null;
  let pin: string | null = null;

  function hit({ x, y }: MapPoint, isTouch: boolean) {
    const frame = view.frame();
    const zoom = view.zoom();
    const found = pins.at(frame, zoom, { x, y }, isTouch ? PIN_TOUCH_TOLERANCE : PIN_TOLERANCE);
    if (found) return { pin: found, line: null };
    const tolerance = isTouch ? TOUCH_TOLERANCE : MOUSE_TOLERANCE;
    return { pin: null, line: nearestLine(shapes().values(), frame, { x, y, zoom, tolerance, offsetOf }) };
  }

  function reportPin(id: string | null, point: MapPoint): void {
    if (id === pin) return;
    pin = id;
    events.onPinHover(id, point);
  }

  function reportLine(id: string | null, point: MapPoint): void {
    if (id === null && line === null) return;
    line = id;
    events.onLineHover(id, point);
  }

  function report(nextPin: string | null, pinPoint: MapPoint, nextLine: string | null, linePoint: MapPoint): void {
    const isOn = nextPin !== null || nextLine !== null;
    if (isOn !== (pin !== null || line !== null)) container.classList.toggle("sh-map-on-line", isOn);
    reportPin(nextPin, pinPoint);
    reportLine(nextLine, linePoint);
  }

  const stop = view.onPointer({
    onMove(point) {
      const found = hit(point, false);
      report(found.pin?.id ?? null, found.pin?.point ?? NOWHERE, found.line, point);
    },
    onLeave: () => report(null, NOWHERE, null, NOWHERE),
    onClick(point, isTouch) {
      const found = hit(point, isTouch);
      if (found.pin) events.onPinSelect(found.pin.id);
      else if (found.line === null) events.onBackgroundSelect();
      else events.onLineSelect(found.line);
    },
  });

  return {
    check() {
      if (line !== null && !shapes().has(line)) reportLine(null, NOWHERE);
      if (pin !== null && !pins.has(pin)) reportPin(null, NOWHERE);
    },
    remove: stop,
  };
}
