import type { LeafletMouseEvent } from "leaflet";
import { frameBox, overlaps, traceLine, type Frame } from "./basemap/geometry.ts";
import { createCanvasOverlay, type CanvasOverlay, type OverlayView } from "./canvas-overlay.ts";
import { toColorToken } from "./colors.ts";
import type { DragState, LeafletMap } from "./leaflet.ts";
import { nearestLine, syncShapes, type LineShape } from "./line-geometry.ts";
import type { ColorToken, MapLine, MapPoint } from "./types.ts";

const DEFAULT_WEIGHT = 3;
const CASING_EDGE = 2;
const FADED_OPACITY = 0.38;
const RING_RADIUS = 4;
const RING_BORDER = 2;
const DOT_SPACING = 7;
const MOUSE_TOLERANCE = 6;
const TOUCH_TOLERANCE = 14;

export interface LineLayerOptions {
  readonly interactive: boolean;
  readonly color: (token: ColorToken) => string;
  /** Resolved `--shuttle-map-route-casing`: edges of lines and filling of rings. */
  readonly casingColor: () => string;
  readonly onHover: (id: string | null, point: MapPoint) => void;
  readonly onSelect: (id: string) => void;
  /** A click that meets no line. */
  readonly onBackground: () => void;
}

export interface LineLayer {
  setLines(lines: readonly MapLine[]): void;
  /** After a change of colours. */
  invalidate(): void;
  remove(): void;
}

export function createLineLayer(map: LeafletMap, options: LineLayerOptions): LineLayer {
  let shapes: Map<string, LineShape> = new Map();
  let hovered: string | null = null;

  function strokeLine(context: CanvasRenderingContext2D, { line, path }: LineShape, frame: Frame): void {
    const weight = line.weight ?? DEFAULT_WEIGHT;
    const reach = weight + CASING_EDGE;
    context.beginPath();
    traceLine(context, path.coordinates, frame, reach);
    if (line.casing) {
      context.setLineDash([]);
      context.strokeStyle = options.casingColor();
      context.lineWidth = weight + 2 * CASING_EDGE;
      context.stroke();
    }
    context.setLineDash(line.dashed ? [0.1, DOT_SPACING * (weight / DEFAULT_WEIGHT)] : []);
    context.strokeStyle = options.color(toColorToken(line.color));
    context.lineWidth = weight;
    context.stroke();
  }

  function drawRing(context: CanvasRenderingContext2D, { line, path }: LineShape, index: number, frame: Frame): void {
    context.beginPath();
    context.arc(
      path.coordinates[index]! * frame.scale - frame.offsetX,
      path.coordinates[index + 1]! * frame.scale - frame.offsetY,
      RING_RADIUS,
      0,
      Math.PI * 2,
    );
    context.fillStyle = options.casingColor();
    context.strokeStyle = options.color(toColorToken(line.color));
    context.lineWidth = RING_BORDER;
    context.fill();
    context.stroke();
  }

  const visibleShapes = (frame: Frame): LineShape[] => {
    const box = frameBox(frame, 2 * RING_RADIUS);
    return [...shapes.values()].filter(({ path }) => overlaps(path.box, box));
  };

  function drawLines(context: CanvasRenderingContext2D, { frame }: OverlayView): void {
    const visible = visibleShapes(frame);
    const faded = visible.filter(({ line }) => line.faded);
    context.lineJoin = "round";
    context.lineCap = "round";
    for (const shape of faded) strokeLine(context, shape, frame);
    if (faded.length > 0) {
      // The group steps back as one picture: lines that share a road do not become stronger there.
      context.globalCompositeOperation = "destination-in";
      context.fillStyle = `rgb(0 0 0 / ${FADED_OPACITY})`;
      context.fillRect(0, 0, frame.width, frame.height);
      context.globalCompositeOperation = "source-over";
    }
    for (const shape of visible) {
      if (!shape.line.faded) strokeLine(context, shape, frame);
    }
  }

  function drawRings(context: CanvasRenderingContext2D, { frame }: OverlayView): void {
    for (const shape of visibleShapes(frame)) {
      const { ring, faded } = shape.line;
      context.globalAlpha = faded ? FADED_OPACITY : 1;
      if (ring === "start" || ring === "both") drawRing(context, shape, 0, frame);
      if (ring === "end" || ring === "both") drawRing(context, shape, shape.path.coordinates.length - 2, frame);
    }
  }

  const overlay = createCanvasOverlay(map, { pane: "lines", zIndex: 400 }, drawLines);
  // Above the names of places. Many maps have no rings, so no canvas for them.
  let rings: CanvasOverlay | null = null;

  function syncRings(): void {
    const wanted = [...shapes.values()].some(({ line }) => line.ring);
    if (wanted && !rings) rings = createCanvasOverlay(map, { pane: "rings", zIndex: 470 }, drawRings);
    else if (wanted) rings?.invalidate();
    else {
      rings?.remove();
      rings = null;
    }
  }

  function lineAt({ latlng }: LeafletMouseEvent, tolerance: number): string | null {
    const { x, y } = map.project(latlng);
    const scale = map.project([0, 180]).x;
    return nearestLine(shapes.values(), { scale, offsetX: 0, offsetY: 0, width: 0, height: 0 }, x, y, tolerance);
  }

  function setHovered(id: string | null, point: MapPoint): void {
    if (id === null && hovered === null) return;
    hovered = id;
    map.getContainer().classList.toggle("sh-map-on-line", id !== null);
    options.onHover(id, point);
  }

  function handleMove(event: LeafletMouseEvent): void {
    if ((map.dragging as unknown as DragState).moving()) return;
    setHovered(lineAt(event, MOUSE_TOLERANCE), event.containerPoint);
  }

  const handleLeave = (event: LeafletMouseEvent): void => setHovered(null, event.containerPoint);

  function handleClick(event: LeafletMouseEvent): void {
    const isTouch = event.originalEvent instanceof PointerEvent && event.originalEvent.pointerType === "touch";
    const id = lineAt(event, isTouch ? TOUCH_TOLERANCE : MOUSE_TOLERANCE);
    if (id === null) options.onBackground();
    else options.onSelect(id);
  }

  if (options.interactive) map.on("mousemove", handleMove).on("mouseout", handleLeave).on("click", handleClick);

  return {
    setLines(lines) {
      shapes = syncShapes(shapes, lines);
      if (hovered !== null && !shapes.has(hovered)) setHovered(null, { x: 0, y: 0 });
      overlay.invalidate();
      syncRings();
    },
    invalidate() {
      overlay.invalidate();
      rings?.invalidate();
    },
    remove() {
      map.off("mousemove", handleMove).off("mouseout", handleLeave).off("click", handleClick);
      overlay.remove();
      rings?.remove();
    },
  };
}
