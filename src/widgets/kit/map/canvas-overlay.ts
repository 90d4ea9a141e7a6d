import type { LeafletEventHandlerFnMap, Point as LeafletPoint, ZoomAnimEvent } from "leaflet";
import { worldSize, type Box, type Frame } from "./basemap/geometry.ts";
import type { Stage } from "./stage.ts";
import { DomUtil, Point, type LeafletMap } from "./leaflet/leaflet.ts";
import { createOverlayPicture, type Draw } from "./overlay-picture.ts";

export interface CanvasOverlay {
  /** Draws again in the next frame, once for any number of calls. */
  invalidate(): void;
  /** Of the picture as a whole; costs no drawing. */
  setOpacity(opacity: number): void;
  remove(): void;
}

export interface OverlayOptions {
  /** Name of the Leaflet pane, made when missing. */
  readonly pane: string;
  readonly zIndex: number;
  readonly stage: Stage;
  /** Where anything is drawn at all, in world units, so that the canvas is no larger. Null: nowhere. Default: everywhere. */
  readonly bounds?: () => Box | null;
}

/** What of the world is seen at this moment. */
export function visibleFrame(map: LeafletMap): Frame {
  return frameFrom(map, map.getPixelOrigin(), map.getZoom());
}

const panePosition = (map: LeafletMap): LeafletPoint => DomUtil.getPosition(map.getPane("mapPane")!);

/** The view of which Leaflet takes `origin` as pixel origin. */
function frameFrom(map: LeafletMap, origin: LeafletPoint, zoom: number): Frame {
  const size = map.getSize();
  const { x, y } = origin.subtract(panePosition(map));
  return { scale: worldSize(zoom), offsetX: x, offsetY: y, width: size.x, height: size.y };
}

/** What Leaflet will take as pixel origin for a view around `center`, in pixels of the world. */
const originFor = (map: LeafletMap, center: LeafletPoint): LeafletPoint =>
  center.subtract(map.getSize().divideBy(2)).add(panePosition(map)).round();

/** Event of the map, for all of its overlays: the device's pixels have changed. */
export const REDRAW = "shuttleredraw";

/**
 * One canvas over the view, drawn at the very zoom level (9.2 is as sharp as 9) instead of scaled tiles or one object per
 * line. It follows drags, animated zooms and pinches. When a drag leaves what is drawn, the picture is moved within the canvas
 * and only the new strips are drawn.
 */
export function createCanvasOverlay(
  map: LeafletMap,
  { pane: paneName, zIndex, stage, bounds }: OverlayOptions,
  draw: Draw,
): CanvasOverlay {
  const pane = map.getPane(paneName) ?? map.createPane(paneName);
  pane.style.zIndex = String(zIndex);
  pane.style.pointerEvents = "none";
  const canvas = document.createElement("canvas");
  // What it shows is told by lists and markers; a screen reader would only say that there is a picture.
  canvas.ariaHidden = "true";
  canvas.className = "leaflet-zoom-animated";
  pane.append(canvas);
  const picture = createOverlayPicture(canvas, draw, stage, bounds);
  let request = 0;

  /** Puts the picture where it belongs among layers that use `origin` at `zoom`. */
  function place(origin: LeafletPoint, zoom: number): void {
    if (!picture.drawn) return;
    const { frame, zoom: drawnZoom } = picture.drawn;
    const scale = map.getZoomScale(zoom, drawnZoom);
    const corner = new Point(frame.offsetX, frame.offsetY).multiplyBy(scale).subtract(origin);
    DomUtil.setTransform(canvas, corner, scale);
  }

  const placeNow = (): void => place(map.getPixelOrigin(), map.getZoom());
  const isAtZoom = (): boolean => picture.drawn?.zoom === map.getZoom();

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
    const visible = picture.drawn?.visible;
    if (isAtZoom() && visible?.width === size.x && visible.height === size.y) handleMove();
    else paintView();
  }

  function handleZoomAnimation({ center, zoom }: ZoomAnimEvent): void {
    const origin = originFor(map, map.project(center, zoom));
    if (zoom < map.getZoom()) {
      // Zooming out with the old picture would show its edges: start with the new one, enlarged.
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
