import type { ReactNode, Ref } from "react";
import type { BaseMapData } from "./basemap/pack.ts";
import type { GestureHint, GestureOwner } from "./map-surface.ts";
import type { MapMessages } from "./map.messages.ts";
import type { MovingMarker } from "./markers/markers.ts";
import type { ThemeName } from "./palette.ts";
import type {
  EdgePadding,
  MapCamera,
  MapLine,
  MapMarker,
  MapMoving,
  MapPin,
  MapPoint,
  MapViewport,
  PictureOptions,
  Position,
  Track,
} from "./types.ts";

/** Imperative handle of a map. Its methods do nothing while the map loads. */
export interface MapHandle {
  /** Moves the map as little as needed to show the position clear of what lies over the map. */
  panInto(position: Position, margin?: EdgePadding): void;
  /** Puts the position into the middle of what is free of panels, at a zoom level of 6 … 18. */
  setView(position: Position, zoom: number, margin?: EdgePadding): void;
  /**
   * Shows the positions, except for a few that are far away from all others. An empty list changes nothing. Default margin: 24 px on
   * each side. `nearest` limits the zoom level, by default to the level from which the built-in map has no more detail.
   */
  fit(positions: Track, margin?: EdgePadding, nearest?: number): void;
  zoomBy(levels: number): void;
  /** Where a position is, in pixels from the map's top left corner; null while the map loads. */
  toPoint(position: Position): MapPoint | null;
  /**
   * Base map, lines, pins and markers on one canvas, in the light theme whatever the map's own is: for paper. Raster tiles are
   * left out. A canvas and no image address, because a host's policy may forbid `data:` and `blob:` pictures; put the element
   * itself onto the printed page. Null while the map loads or has no size.
   */
  toPicture(options?: PictureOptions): Promise<HTMLCanvasElement | null>;
}

export interface MapViewProps {
  /** Accessible name of the region (interactive) or the picture, for example "Rota ağı haritası". */
  readonly label: string;
  /** Default: Istanbul. */
  readonly center?: Position;
  /** Default 9.2, in steps of 0.1. */
  readonly zoom?: number;
  /** Positions to show, as `fit` does; with at least one, `center` and `zoom` are ignored. Keep the array's identity. */
  readonly bounds?: Track;
  /** Default 24 px on each side. Keep the object's identity. */
  readonly boundsMargin?: EdgePadding;
  /** Drawn in this order. Keep the array's identity while nothing changes. */
  readonly lines?: readonly MapLine[];
  /** Pins on a canvas, for any number of them. Keep the array's identity; showing a part of the lines shows a part of these. */
  readonly pins?: readonly MapPin[];
  /** Elements over the map, for up to a hundred: offices, homes, the pins of the selected line. Those that would overlap spread. */
  readonly markers?: readonly MapMarker[];
  /** A line drawn stronger, for example that of the list row under the pointer. A change redraws only this line. */
  readonly highlighted?: string | null;
  /** A marker that moves along a line. Keep the object's identity. */
  readonly moving?: MapMoving | undefined;
  /** False makes a picture: no drag, no keyboard, no buttons. Default true. */
  readonly interactive?: boolean;
  /** Shows the full-screen button of an interactive map. Default true. */
  readonly fullScreen?: boolean;
  /** What the wheel (without Ctrl or ⌘) and one finger move. "map" only where the map fills the screen. Default "page". */
  readonly gestures?: GestureOwner;
  readonly messages?: Partial<MapMessages>;
  readonly className?: string;
  readonly ref?: Ref<MapHandle>;
  /** The line under the pointer, at every move over it; null when the pointer has left. A pin above a line takes precedence. */
  readonly onLineHover?: (id: string | null, point: MapPoint) => void;
  readonly onLineSelect?: (id: string) => void;
  /** The canvas pin under the pointer; its point is the middle of the mark. */
  readonly onPinHover?: (id: string | null, point: MapPoint) => void;
  readonly onPinSelect?: (id: string) => void;
  /** Without it no marker is a button. */
  readonly onMarkerSelect?: (id: string) => void;
  /** The marker that has the focus or is under the pointer; its point is the middle of the mark. */
  readonly onMarkerFocus?: (id: string | null, point: MapPoint) => void;
  /** A click on no line, pin or marker. */
  readonly onBackgroundSelect?: () => void;
  /** Called after every change of the view; to reposition content that is anchored with `toPoint`. */
  readonly onView?: (view: MapCamera) => void;
  readonly onFullScreen?: (isFull: boolean) => void;
  /** The map's code could not be loaded; the map shows a message and a retry button by itself. */
  readonly onFail?: (error: unknown) => void;
  /** Panels over the map: they lie above it and take their own pointer events. Views stay clear of those with `data-map-cover`. */
  readonly children?: ReactNode;
}

export interface EngineEvents {
  readonly onLineHover: (id: string | null, point: MapPoint) => void;
  readonly onLineSelect: (id: string) => void;
  readonly onPinHover: (id: string | null, point: MapPoint) => void;
  readonly onPinSelect: (id: string) => void;
  readonly onMarkerSelect: (id: string) => void;
  readonly onMarkerFocus: (id: string | null, point: MapPoint) => void;
  readonly onBackgroundSelect: () => void;
  readonly onHint: (hint: GestureHint) => void;
  readonly onTiles: (shown: boolean) => void;
  /** The view has changed, for any reason. */
  readonly onView: (view: MapCamera) => void;
}

export interface EngineOptions {
  /** Leaflet takes over this element; its parent must be positioned and have no other content. */
  readonly container: HTMLElement;
  readonly data: BaseMapData;
  readonly theme: ThemeName;
  readonly interactive: boolean;
  readonly areMarkersSelectable: boolean;
  readonly gestures: GestureOwner;
  readonly viewport: MapViewport;
  readonly events: EngineEvents;
}

export interface MapEngine {
  setViewport(viewport: MapViewport): void;
  setLines(lines: readonly MapLine[]): void;
  setPins(pins: readonly MapPin[]): void;
  setMarkers(markers: readonly MapMarker[]): void;
  setHighlighted(id: string | null): void;
  /** Adds a marker, hidden until its first `move`. `paths`: SVG path data of its icon. */
  addMoving(paths: readonly string[]): MovingMarker;
  setTiles(url: string | null): void;
  setTheme(theme: ThemeName): void;
  /** Draws in the light theme while the page is printed. */
  setPaper(isPaper: boolean): void;
  setGestures(owner: GestureOwner): void;
  zoomBy(levels: number): void;
  /** Moves the view by fractions of the map's size. */
  panBy(right: number, down: number): void;
  panInto(position: Position, padding?: EdgePadding): void;
  setView(position: Position, zoom: number, padding?: EdgePadding): void;
  fit(positions: Track, padding?: EdgePadding, nearest?: number): void;
  /** Pixels from the map's top left corner. */
  toPoint(position: Position): MapPoint;
  toPicture(options: PictureOptions): HTMLCanvasElement | null;
  destroy(): void;
}
