import type { LeafletEventHandlerFnMap, Point as LeafletPoint, ZoomAnimEvent } from "leaflet";
import { type Frame, worldSize } from "../geometry.ts";
import type { CanvasOptions, CanvasOverlay } from "../map-surface.ts";
import { createOverlayPicture, type Draw, type Stage } from "../overlay-picture.ts";
import { DomUtil, Point, type LeafletMap } from "./leaflet.ts";

/** The part of the world that is in view. */
export function visibleFrame(map: LeafletMap): Frame {
  return frameFrom(map, map.getPixelOrigin(), map.getZoom());
}

const panePosition = (map: LeafletMap): LeafletPoint => DomUtil.getPosition(map.getPane("mapPane")!);

/** The frame of a view whose Leaflet pixel origin is `origin`. */
function frameFrom(map: LeafletMap, origin: LeafletPoint, zoom: number): Frame {
  const size = map.getSize();
  const { x, y } = origin.subtract(panePosition(map));
  return { scale: worldSize(zoom), offsetX: x, offsetY: y, width: size.x, height: size.y };
}

/** The pixel origin that Leaflet will choose for a view around `center`, in pixels of the world. */
const originFor = (map: LeafletMap, center: LeafletPoint): LeafletPoint =>
  center.subtract(map.getSize().divideBy(2)).add(panePosition(map)).round();

/** Event on the map for all of its overlays: the device pixel ratio has changed. */
export const REDRAW = "shuttleredraw";

/**
 * One canvas over the view instead of scaled tiles or one object per line, drawn at the exact zoom level (9.2 is as sharp as 9).
 * It follows drags, animated zooms and pinches. When a drag leaves the drawn part, the picture is moved within the canvas and
 * only the new strips are drawn.
 */
export function createCanvasOverlay(
  map: LeafletMap,
  { name, zIndex, bounds }: CanvasOptions,
  stage: Stage,
  draw: Draw,
): CanvasOverlay {
  const pane = map.getPane(name) ?? map.createPane(name);
  pane.style.zIndex = String(zIndex);
  pane.style.pointerEvents = "none";
  const canvas = document.createElement("canvas");
  // Lists and markers give its content to screen readers, which could only announce a graphic here.
  canvas.ariaHidden = "true";
  canvas.className = "leaflet-zoom-animated";
  pane.append(canvas);
  const picture = createOverlayPicture(canvas, draw, stage, bounds);
  let request = 0;

  /** Positions the canvas among Leaflet layers that use `origin` at `zoom`. */
  function place(origin: LeafletPoint, zoom: number): void {
    const drawn = picture.drawn();
    if (!drawn) return;
    const { frame, zoom: drawnZoom } = drawn;
    const scale = map.getZoomScale(zoom, drawnZoom);
    const corner = new Point(frame.offsetX, frame.offsetY).multiplyBy(scale).subtract(origin);
    DomUtil.setTransform(canvas, corner, scale);
  }

  const placeNow = (): void => place(map.getPixelOrigin(), map.getZoom());
  const isAtZoom = (): boolean => picture.drawn()?.zoom === map.getZoom();

  function paintView(): void {
    cancelAnimationFrame(request);
    request = 0;
    stage.forget(follow);
    picture.paint(visibleFrame(map), map.getZoom());
    placeNow();
  }

  function follow(): void {
    stage.forget(follow);
    if (!isAtZoom()) return;
    picture.follow(visibleFrame(map));
    placeNow();
  }

  function handleMove(): void {
    if (!isAtZoom()) return;
    const covers = picture.covers(visibleFrame(map));
    if (covers === "no") follow();
    else if (covers === "nearly") stage.later(follow);
  }

  function handleMoveEnd(): void {
    const size = map.getSize();
    const visible = picture.drawn()?.visible;
    if (isAtZoom() && visible?.width === size.x && visible.height === size.y) handleMove();
    else paintView();
  }

  function handleZoomAnimation({ center, zoom }: ZoomAnimEvent): void {
    const origin = originFor(map, map.project(center, zoom));
    if (zoom < map.getZoom()) {
      // Zooming out with the old picture would show its edges: starts with the new one, enlarged.
      picture.paint(frameFrom(map, origin, zoom), zoom);
      canvas.style.transition = "none";
      placeNow();
      void canvas.offsetWidth;
      canvas.style.transition = "";
    }
    place(origin, zoom);
  }

  const handlers = {
    moveend: handleMoveEnd,
    viewreset: paintView,
    resize: paintView,
    [REDRAW]: paintView,
    move: handleMove,
    zoom: placeNow,
    zoomanim: handleZoomAnimation,
  } satisfies LeafletEventHandlerFnMap | Record<string, unknown>;
  const invalidate = (): void => {
    request ||= requestAnimationFrame(paintView);
  };
  map.on(handlers as LeafletEventHandlerFnMap);
  invalidate();

  return {
    invalidate,
    setOpacity(opacity) {
      canvas.style.opacity = opacity === 1 ? "" : String(opacity);
    },
    remove() {
      cancelAnimationFrame(request);
      stage.forget(follow);
      map.off(handlers as LeafletEventHandlerFnMap);
      canvas.remove();
    },
  };
}
