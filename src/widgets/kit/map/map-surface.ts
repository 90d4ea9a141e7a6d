import type { Box, Frame } from "./geometry.ts";
import type { Draw } from "./overlay-picture.ts";
import type { EdgePadding, MapCamera, MapPoint, MapViewport, Position, Track } from "./types.ts";

/** Deepest zoom level with raster tiles. */
export const MAX_ZOOM = 18;
/** The built-in map has no side streets, so deeper zoom levels would show nothing new. */
export const BASE_MAX_ZOOM = 15;

/** What wheel and one finger do: scroll the page, or move the map (where it fills the screen). */
export type GestureOwner = "page" | "map";

export type GestureHint = "wheel" | "touch";

export interface CanvasOverlay {
  /** Redraws in the next frame, once for any number of calls. */
  invalidate(): void;
  /** Opacity of the whole canvas, by CSS: no redrawing. */
  setOpacity(opacity: number): void;
  remove(): void;
}

export interface CanvasOptions {
  readonly name: string;
  readonly zIndex: number;
  /** Bounding box of what is drawn, in world units, which limits the canvas. Null: nothing is drawn. Default: the whole view. */
  readonly bounds?: () => Box | null;
}

/** An element whose top left corner is at a position of the world, above all canvases. */
export interface PlacedElement {
  element(): HTMLElement;
  moveTo(position: Position): void;
  /** `elevation`: the higher, the further above the others, px. */
  replace(element: HTMLElement, elevation: number): void;
  remove(): void;
}

interface PointerHandlers {
  /** Not called while the map is dragged. */
  readonly onMove: (point: MapPoint) => void;
  readonly onLeave: () => void;
  readonly onClick: (point: MapPoint, isTouch: boolean) => void;
}

/** Moves of the view. A person's own move ends what was asked for before. */
export interface ViewControl {
  /** Shows the parent's viewport, and again after each resize until a person moves the map. */
  setViewport(viewport: MapViewport, animate: boolean): void;
  setView(position: Position, zoom: number, margin?: EdgePadding): void;
  fit(positions: Track, margin?: EdgePadding, nearest?: number): void;
  panInto(position: Position, margin?: EdgePadding): void;
  /** Moves the view by fractions of the map's size. */
  panBy(right: number, down: number): void;
  /** Call after the map's size has changed. */
  resize(): void;
  /** Call after something over the map has appeared or changed its size: what it covers now is shown beside it, until a person moves the map. */
  clear(): void;
}

/**
 * All that is asked of the map library: a view of the world that people move, and what lies in it. Methods instead of getters, here and in
 * the layers: V8 keeps the getters of one object of each literal for ever, and a closed map with all of its lines with them.
 */
export interface MapSurface extends ViewControl {
  /** The part of the world that is in view. */
  frame(): Frame;
  /** May be fractional. */
  zoom(): number;
  /** Pixels from the map's top left corner. */
  toPoint(position: Position): MapPoint;
  zoomBy(levels: number): void;
  addCanvas(options: CanvasOptions, draw: Draw): CanvasOverlay;
  addElement(element: HTMLElement, position: Position, elevation: number): PlacedElement;
  /** Whether the press that ends with the present click has dragged the map. */
  wasDragged(): boolean;
  /** Calls `listener` after each change of the zoom level. Returns a function that stops it. */
  onZoom(listener: () => void): () => void;
  onPointer(handlers: PointerHandlers): () => void;
  setGestures(owner: GestureOwner): void;
  setTiles(url: string | null): void;
  /** Draws all canvases again, at once. */
  redraw(): void;
  remove(): void;
}

export interface MapSurfaceOptions {
  readonly interactive: boolean;
  readonly gestures: GestureOwner;
  /** The padding that keeps a view clear of what lies over the map, plus a margin. */
  readonly freeOf: (margin: Required<EdgePadding>) => Required<EdgePadding>;
  /** The view has changed, for any reason. */
  readonly onView: (view: MapCamera) => void;
  readonly onHint: (hint: GestureHint) => void;
  /** Whether raster tiles are shown. */
  readonly onTiles: (shown: boolean) => void;
}
