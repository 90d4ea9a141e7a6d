import type { LeafletMouseEvent } from "leaflet";
import { visibleFrame } from "./canvas-overlay.ts";
import type { EngineEvents } from "./engine-types.ts";
import type { DragState, LeafletMap } from "./leaflet/leaflet.ts";
import type { OffsetOf } from "./lines/lanes.ts";
import { nearestLine, type LineShape } from "./lines/line-geometry.ts";
import type { Stops } from "./stops/stops.ts";
import type { MapPoint } from "./types.ts";

const MOUSE_TOLERANCE = 6;
const TOUCH_TOLERANCE = 14;
/** Tolerance in pixels. Small, because stops have a size, unlike lines. */
const STOP_TOLERANCE = 1;
const STOP_TOUCH_TOLERANCE = 8;
const NOWHERE: MapPoint = { x: 0, y: 0 };

type PointerEvents = Pick<
  EngineEvents,
  "onLineHover" | "onLineSelect" | "onStopHover" | "onStopSelect" | "onBackgroundSelect"
>;

interface PointerOptions {
  readonly stops: Stops;
  readonly shapes: () => ReadonlyMap<string, LineShape>;
  readonly offsetOf: OffsetOf;
  readonly events: PointerEvents;
}

interface MapPointer {
  /** Lines or stops were removed, perhaps the one under the pointer. */
  check(): void;
  remove(): void;
}

/** Finds the stop or line under the pointer; stops lie above lines. */
export function createPointer(map: LeafletMap, { stops, shapes, offsetOf, events }: PointerOptions): MapPointer {
  let line: string | null = null;
  let stop: string | null = null;

  function hit({ x, y }: MapPoint, isTouch: boolean) {
    const frame = visibleFrame(map);
    const zoom = map.getZoom();
    const met = stops.at(frame, zoom, { x, y }, isTouch ? STOP_TOUCH_TOLERANCE : STOP_TOLERANCE);
    if (met) return { stop: met, line: null };
    const tolerance = isTouch ? TOUCH_TOLERANCE : MOUSE_TOLERANCE;
    return { stop: null, line: nearestLine(shapes().values(), frame, { x, y, zoom, tolerance, offsetOf }) };
  }

  function tellStop(id: string | null, point: MapPoint): void {
    if (id === stop) return;
    stop = id;
    events.onStopHover(id, point);
  }

  function tellLine(id: string | null, point: MapPoint): void {
    if (id === null && line === null) return;
    line = id;
    events.onLineHover(id, point);
  }

  function tell(nextStop: string | null, stopPoint: MapPoint, nextLine: string | null, linePoint: MapPoint): void {
    const isOn = nextStop !== null || nextLine !== null;
    if (isOn !== (stop !== null || line !== null)) map.getContainer().classList.toggle("sh-map-on-line", isOn);
    tellStop(nextStop, stopPoint);
    tellLine(nextLine, linePoint);
  }

  function handleMove({ containerPoint }: LeafletMouseEvent): void {
    if ((map.dragging as unknown as DragState).moving()) return;
    const met = hit(containerPoint, false);
    tell(met.stop?.id ?? null, met.stop?.point ?? NOWHERE, met.line, { x: containerPoint.x, y: containerPoint.y });
  }

  const handleLeave = (): void => tell(null, NOWHERE, null, NOWHERE);

  function handleClick({ containerPoint, originalEvent }: LeafletMouseEvent): void {
    const isTouch = originalEvent instanceof PointerEvent && originalEvent.pointerType === "touch";
    const met = hit(containerPoint, isTouch);
    if (met.stop) events.onStopSelect(met.stop.id);
    else if (met.line === null) events.onBackgroundSelect();
    else events.onLineSelect(met.line);
  }

  const handlers = { mousemove: handleMove, mouseout: handleLeave, click: handleClick };
  map.on(handlers);

  return {
    check() {
      if (line !== null && !shapes().has(line)) tellLine(null, NOWHERE);
      if (stop !== null && !stops.has(stop)) tellStop(null, NOWHERE);
    },
    remove() {
      map.off(handlers);
    },
  };
}
