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
    const { frame, zoom } = view;
    const met = pins.at(frame, zoom, { x, y }, isTouch ? PIN_TOUCH_TOLERANCE : PIN_TOLERANCE);
    if (met) return { pin: met, line: null };
    const tolerance = isTouch ? TOUCH_TOLERANCE : MOUSE_TOLERANCE;
    return { pin: null, line: nearestLine(shapes().values(), frame, { x, y, zoom, tolerance, offsetOf }) };
  }

  function tellPin(id: string | null, point: MapPoint): void {
    if (id === pin) return;
    pin = id;
    events.onPinHover(id, point);
  }

  function tellLine(id: string | null, point: MapPoint): void {
    if (id === null && line === null) return;
    line = id;
    events.onLineHover(id, point);
  }

  function tell(nextPin: string | null, pinPoint: MapPoint, nextLine: string | null, linePoint: MapPoint): void {
    const isOn = nextPin !== null || nextLine !== null;
    if (isOn !== (pin !== null || line !== null)) container.classList.toggle("sh-map-on-line", isOn);
    tellPin(nextPin, pinPoint);
    tellLine(nextLine, linePoint);
  }

  const stop = view.onPointer({
    onMove(point) {
      const met = hit(point, false);
      tell(met.pin?.id ?? null, met.pin?.point ?? NOWHERE, met.line, point);
    },
    onLeave: () => tell(null, NOWHERE, null, NOWHERE),
    onClick(point, isTouch) {
      const met = hit(point, isTouch);
      if (met.pin) events.onPinSelect(met.pin.id);
      else if (met.line === null) events.onBackgroundSelect();
      else events.onLineSelect(met.line);
    },
  });

  return {
    check() {
      if (line !== null && !shapes().has(line)) tellLine(null, NOWHERE);
      if (pin !== null && !pins.has(pin)) tellPin(null, NOWHERE);
    },
    remove: stop,
  };
}
