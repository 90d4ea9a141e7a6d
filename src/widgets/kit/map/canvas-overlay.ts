import type { Point as LeafletPoint, ZoomAnimEvent } from "leaflet";
import { worldSize, type Frame } from "./basemap/geometry.ts";
import { DomUtil, Point, type LeafletMap } from "./leaflet.ts";

export interface OverlayView {
  /** The whole canvas. */
  readonly frame: Frame;
  /** The part of it that is seen. */
  readonly visible: Frame;
  readonly zoom: number;
}

export interface CanvasOverlay {
  /** Draws again in the next frame, once for any number of calls. */
  invalidate(): void;
  remove(): void;
}

export interface OverlayOptions {
  /** Name of the Leaflet pane, made when missing. */
  readonly pane: string;
  readonly zIndex: number;
}

/** How far the picture reaches beyond the view on each side, as a share of it, so that small drags need no drawing. */
const PADDING = 0.16;
const MAX_PIXEL_RATIO = 2;

/**
 * One canvas over the view, drawn at the very zoom level (9.2 is as sharp as 9) instead of scaled tiles or one object per
 * line. It follows drags, animated zooms and pinches, and is drawn again when they end or leave what is drawn.
 */
export function createCanvasOverlay(
  map: LeafletMap,
  { pane: paneName, zIndex }: OverlayOptions,
  draw: (context: CanvasRenderingContext2D, view: OverlayView) => void,
): CanvasOverlay {
  const pane = map.getPane(paneName) ?? map.createPane(paneName);
  pane.style.zIndex = String(zIndex);
  pane.style.pointerEvents = "none";
  const canvas = document.createElement("canvas");
  canvas.className = "leaflet-zoom-animated";
  pane.append(canvas);
  const context = canvas.getContext("2d");

  let drawn: OverlayView | null = null;
  let request = 0;

  const panePosition = (): LeafletPoint => DomUtil.getPosition(map.getPane("mapPane")!);

  /** What Leaflet will take as pixel origin for a view. */
  const originFor = (center: LeafletPoint): LeafletPoint =>
    center.subtract(map.getSize().divideBy(2)).add(panePosition()).round();

  /** `topLeft` is the view's corner in pixels of the world at `zoom`. */
  function paint(topLeft: LeafletPoint, zoom: number): void {
    const size = map.getSize();
    if (!context || size.x === 0 || size.y === 0) {
      drawn = null;
      return;
    }
    const padding = new Point(Math.round(size.x * PADDING), Math.round(size.y * PADDING));
    const scale = worldSize(zoom);
    const frame: Frame = {
      scale,
      offsetX: topLeft.x - padding.x,
      offsetY: topLeft.y - padding.y,
      width: size.x + 2 * padding.x,
      height: size.y + 2 * padding.y,
    };
    const visible: Frame = { scale, offsetX: topLeft.x, offsetY: topLeft.y, width: size.x, height: size.y };
    const ratio = Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1);
    canvas.width = Math.round(frame.width * ratio);
    canvas.height = Math.round(frame.height * ratio);
    canvas.style.width = `${frame.width}px`;
    canvas.style.height = `${frame.height}px`;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawn = { frame, visible, zoom };
    draw(context, drawn);
  }

  /** Puts the picture where it belongs among layers that use `origin` at `zoom`. */
  function place(origin: LeafletPoint, zoom: number): void {
    if (!drawn) return;
    const scale = map.getZoomScale(zoom, drawn.zoom);
    const corner = new Point(drawn.frame.offsetX, drawn.frame.offsetY).multiplyBy(scale).subtract(origin);
    DomUtil.setTransform(canvas, corner, scale);
  }

  function paintView(): void {
    cancelAnimationFrame(request);
    request = 0;
    const origin = map.getPixelOrigin();
    paint(origin.subtract(panePosition()), map.getZoom());
    place(origin, map.getZoom());
  }

  function handleMove(): void {
    if (!drawn || drawn.zoom !== map.getZoom()) return;
    const { x, y } = map.getPixelOrigin().subtract(panePosition());
    const { offsetX, offsetY, width, height } = drawn.frame;
    const size = map.getSize();
    const covered = x >= offsetX && y >= offsetY && x + size.x <= offsetX + width && y + size.y <= offsetY + height;
    if (!covered) paintView();
  }

  const handleZoom = (): void => place(map.getPixelOrigin(), map.getZoom());

  function handleZoomAnimation({ center, zoom }: ZoomAnimEvent): void {
    const target = map.project(center, zoom);
    const origin = originFor(target);
    if (zoom < map.getZoom()) {
      // Zooming out with the old picture would show its edges: start with the new one, enlarged.
      paint(origin.subtract(panePosition()), zoom);
      canvas.style.transition = "none";
      place(map.getPixelOrigin(), map.getZoom());
      void canvas.offsetWidth;
      canvas.style.transition = "";
    }
    place(origin, zoom);
  }

  map.on("moveend viewreset resize", paintView);
  map.on("move", handleMove);
  map.on("zoom", handleZoom);
  map.on("zoomanim", handleZoomAnimation);
  paintView();

  return {
    invalidate() {
      request ||= requestAnimationFrame(paintView);
    },
    remove() {
      cancelAnimationFrame(request);
      map.off("moveend viewreset resize", paintView);
      map.off("move", handleMove);
      map.off("zoom", handleZoom);
      map.off("zoomanim", handleZoomAnimation);
      canvas.remove();
    },
  };
}
